import { isTouched, type SalonCalendar, suggestStarts, wallRange } from '@salonica/policy';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import { busyAt } from './calendar.ts';
import { personOf } from './desk-add.ts';
import { cancelledVisit, changedAtDesk, movedVisit } from './desk-changes.ts';

import { barberAt, serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import { endOf, keep, type MemoryWorld, startOf, type StoredBooking } from './world.ts';

export type Settled = ResponseOf<'changeDeskHours'>;
type Decisions = RequestOf<'changeDeskHours'>['body']['decisions'];
type Undecided = Extract<Settled, { outcome: 'undecided' }>;
type Problem = Undecided['touched'][number]['problem'];

/** A change of a salon's calendar, and what was decided about the bookings that it touches. */
interface PlannedChange {
  readonly before: SalonCalendar;
  readonly after: SalonCalendar;
  readonly decisions: Decisions;
  readonly mayKeep: boolean;
  readonly language: string;
}

/** Carries out decisions, all or none; returns the bookings that wait for one, else null. */
export function decideInMemory(world: MemoryWorld, change: PlannedChange): Undecided | null {
  const { after, decisions, mayKeep } = change;
  const rows = touchedBy(world, change);
  if (rows.length === 0) return null;
  const describe = (problems: ReadonlyMap<string, Problem> = new Map()): Undecided => ({
    outcome: 'undecided',
    mayKeep,
    touched: describeTouched(world, rows, change, problems),
    barbers: after.barbers.map(({ id, name }) => ({ id, name: textIn(change.language, name) })),
  });
  const asked = describe();
  const decided = rows.flatMap(({ id, revision }) => {
    const one = decisions.find((it) => it.id === id && it.revision === revision);
    return one === undefined || (one.choice === 'keep' && !mayKeep) ? [] : [one];
  });
  if (decided.length < rows.length) return asked;
  const saved = new Map(world.bookings);
  const order = decided.toSorted(
    (a, b) => Number(b.choice === 'cancel') - Number(a.choice === 'cancel'),
  );
  for (const decision of order) {
    const stored = world.bookings.get(decision.id);
    if (stored === undefined || decision.choice === 'keep') continue;
    try {
      world.bookings.set(decision.id, carriedOut(world, after, stored, decision));
    } catch (error) {
      world.bookings.clear();
      for (const [id, booking] of saved) world.bookings.set(id, booking);
      const problem = problemOf(error);
      if (problem === null) throw error;
      return { ...asked, touched: withProblem(asked.touched, decision.id, problem) };
    }
  }
  for (const { id } of order) {
    const changed = world.bookings.get(id);
    if (changed !== undefined && changed !== saved.get(id)) keep(world, changed);
  }
  return null;
}

const withProblem = (touched: Undecided['touched'], id: string, problem: Problem) =>
  touched.map((one) => (one.id === id ? { ...one, problem } : one));

function problemOf(error: unknown): Problem {
  const code =
    error instanceof ServiceError && error.failure.kind === 'conflict' ? error.failure.code : null;
  return code === 'slot-taken' || code === 'not-bookable' ? code : null;
}

function carriedOut(
  world: MemoryWorld,
  after: SalonCalendar,
  stored: StoredBooking,
  decision: Exclude<Decisions[number], { choice: 'keep' }>,
): StoredBooking {
  return decision.choice === 'cancel'
    ? changedAtDesk(world, stored, 'cancel', cancelledVisit(world, stored, decision.reason))
    : changedAtDesk(world, stored, 'move', movedVisit(world, after, stored, decision));
}

function touchedBy(world: MemoryWorld, { before, after }: PlannedChange): StoredBooking[] {
  return [...world.bookings.values()]
    .filter(
      (booking) =>
        booking.salonId === before.salonId &&
        booking.status === 'confirmed' &&
        endOf(booking) > world.now(),
    )
    .filter((booking) => {
      const visit = { ...booking, from: startOf(booking), until: endOf(booking) };
      return isTouched(before, after, visit);
    })
    .toSorted((a, b) => startOf(a) - startOf(b));
}

function describeTouched(
  world: MemoryWorld,
  rows: readonly StoredBooking[],
  { before, after, language }: PlannedChange,
  problems: ReadonlyMap<string, Problem>,
): Undecided['touched'] {
  const nothing = { en: '', el: '' };
  const barberOf = (id: string) => ({
    id,
    name: textIn(language, barberAt(world, after.salonId, id)?.name ?? nothing),
  });
  const drafts = rows.flatMap(({ serviceId, location, barberId, date, time }) => {
    const service = after.services.get(serviceId);
    return service === undefined ? [] : [{ service, location, barberId, date, time }];
  });
  const found = suggestStarts(after, busyAt(world, before), drafts, world.now());
  return rows.map((row, index) => ({
    id: row.id,
    revision: row.revision,
    visit: wallRange(after.timeZone, { from: startOf(row), until: endOf(row) }),
    service: {
      id: row.serviceId,
      name: textIn(language, serviceAt(world, row.salonId, row.serviceId)?.name ?? nothing),
    },
    barber: barberOf(row.barberId),
    customerName: personOf(row).name,
    told: personOf(row).told,
    suggestions: (found[index] ?? []).map(({ date, time, barberIds }) => ({
      date,
      time,
      barber: barberOf(barberIds.find((id) => id === row.barberId) ?? barberIds[0] ?? ''),
    })),
    problem: problems.get(row.id) ?? null,
  }));
}
