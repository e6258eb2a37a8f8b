import type { FailureCode } from '@salonica/contract/v1';
import { partsFrom, servedBy, serviceParts } from '@salonica/policy';
import { sql } from 'drizzle-orm';
import { readCalendars } from '../../src/subjects/availability/calendar-rows.ts';
import type { Database } from '../../src/platform/database/database.ts';
import { type BlocksOf, createChairModel, holdsAfter, type ModelBooking } from './chair-model.ts';
import type { Attempt, History, Told } from './history.ts';

/** All allowed responses for a lost race; times of an absence are not bookable. */
const expectedRefusals: readonly FailureCode[] = [
  'slot-taken',
  'not-bookable',
  'revision-changed',
  'double-booked',
  'too-many-bookings',
];

/**
 * Compares the responses that clients received with the tables: the changes of each salon, in the
 * order of its clock, must be possible in sequence and lead to the stored state.
 * @param versions - of the salons' clocks before the run
 * @returns the problems
 */
export async function checkHistory(
  db: Database,
  versions: ReadonlyMap<string, number>,
  { attempts, problems }: History,
): Promise<string[]> {
  const salonIds = [...versions.keys()];
  const calendars = await readCalendars(db, salonIds, 0);
  const services = new Map(calendars.flatMap(({ calendar }) => [...calendar.services]));
  const barbers = new Map(
    calendars.flatMap(({ calendar }) => calendar.barbers).map((barber) => [barber.id, barber]),
  );
  const blocksOf: BlocksOf = (serviceId, barberId, start) => {
    const service = services.get(serviceId);
    if (service === undefined) return [];
    return partsFrom(start, serviceParts(servedBy(service, barbers.get(barberId)), null));
  };
  const model = createChairModel(blocksOf);
  return [
    ...problems,
    ...unexpected(attempts),
    ...(await overlaps(db)),
    ...(await doubleBookings(db)),
    ...(await replay(db, versions, attempts, model)),
    ...(await differences(db, salonIds, model.bookings)),
    ...unjustified(attempts, blocksOf),
  ];
}

const unexpected = (attempts: readonly Attempt[]): string[] =>
  attempts.flatMap(({ kind, status, code }) =>
    code === null || expectedRefusals.some((expected) => expected === code)
      ? []
      : [`${kind} was refused with ${status} ${code}`],
  );

/** Pairs of overlapping blocks of one chair. */
async function overlaps(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; other: string }>(sql`
    select a.booking_id as id, b.booking_id as other
    from booking_blocks a join booking_blocks b
      on a.barber_id = b.barber_id and a.during && b.during and a.id < b.id`);
  return rows.map(({ id, other }) => `${id} overlaps ${other}`);
}

/** Pairs of overlapping bookings of one customer. */
async function doubleBookings(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ id: string; other: string }>(sql`
    select a.id, b.id as other
    from bookings a join bookings b
      on a.customer_id = b.customer_id and a.id < b.id
        and a.starts_at < b.ends_at and b.starts_at < a.ends_at
    where a.status = 'confirmed' and b.status = 'confirmed'`);
  return rows.map(({ id, other }) => `${id} and ${other} have one customer`);
}

/** An absence raises the clock twice: by its lock, and by the trigger of the calendar. */
const stepsOf = (kind: Attempt['kind'] | undefined) =>
  kind === 'leave' || kind === 'come-back' ? 2 : 1;

interface Change extends Record<string, unknown> {
  salon: string;
  version: number;
  /** Null where no customer was told. */
  booking: string | null;
  revision: number | null;
}

/** Applies every successful change, in the order of the salons' clocks. */
async function replay(
  db: Database,
  versions: ReadonlyMap<string, number>,
  attempts: readonly Attempt[],
  model: ReturnType<typeof createChairModel>,
): Promise<string[]> {
  const wrong: string[] = [];
  const told = new Map<string, { attempt: Attempt; booking: Told }>();
  for (const attempt of attempts) {
    const { booking } = attempt;
    if (booking === null) continue;
    const name =
      booking.version === undefined
        ? `${booking.id} ${booking.revision}`
        : `${attempt.salonId} at ${booking.version}`;
    if (told.has(name)) wrong.push(`${name} was answered to two changes`);
    told.set(name, { attempt, booking });
  }
  const { rows } = await db.execute<Change>(sql`
    select salon.subject as salon, (salon.payload ->> 'version')::int as version,
      own.payload ->> 'bookingId' as booking, (own.payload ->> 'revision')::int as revision
    from events salon left join events own on own.xid = salon.xid and own.topic = 'customer'
    where salon.topic = 'salon' and salon.subject in ${[...versions.keys()]}
    order by salon.subject, version`);
  const next = new Map(versions);
  for (const { salon, version, booking, revision } of rows) {
    const byDesk = `${salon} at ${version}`;
    const name = told.has(byDesk) ? byDesk : `${booking} ${revision}`;
    const known = told.get(name);
    const expected = (next.get(salon) ?? 0) + stepsOf(known?.attempt.kind);
    if (version !== expected) wrong.push(`${salon} went from ${next.get(salon)} to ${version}`);
    next.set(salon, version);
    if (known === undefined) wrong.push(`${name} was stored and answered to nobody`);
    else wrong.push(...model.apply(known.attempt, known.booking));
    told.delete(name);
  }
  for (const name of told.keys()) wrong.push(`${name} was answered and is lost`);
  return wrong;
}

interface Stored extends Record<string, unknown> {
  id: string;
  barber: string;
  starts: string;
  status: string;
  revision: number;
  blocks: [number, number][] | null;
}

/** The differences between the tables and the model at the end. */
async function differences(
  db: Database,
  salonIds: readonly string[],
  model: ReadonlyMap<string, ModelBooking>,
): Promise<string[]> {
  const { rows } = await db.execute<Stored>(sql`
    select id, barber_id as barber, (extract(epoch from starts_at) * 1000)::bigint as starts, status,
      revision, (
        select json_agg(json_build_array((extract(epoch from lower(during)) * 1000)::bigint,
          (extract(epoch from upper(during)) * 1000)::bigint) order by during)
        from booking_blocks where booking_id = bookings.id
      ) as blocks
    from bookings where salon_id in ${salonIds}
    union all
    select s.id, s.barber_id, (extract(epoch from lower(during)) * 1000)::bigint, 'confirmed',
      s.revision, json_build_array(json_build_array((extract(epoch from lower(during)) * 1000)::bigint,
        (extract(epoch from upper(during)) * 1000)::bigint))
    from salon_blocks s join booking_blocks on block_id = s.id where s.salon_id in ${salonIds}
    union all
    select a.id, a.barber_id, (extract(epoch from lower(a.during)) * 1000)::bigint, 'confirmed', 0,
      json_build_array(json_build_array((extract(epoch from lower(k.during)) * 1000)::bigint,
        (extract(epoch from upper(k.during)) * 1000)::bigint))
    from barber_absences a join booking_blocks k on k.absence_id = a.id
      join barbers b on b.id = a.barber_id where b.salon_id in ${salonIds}`);
  const stored = new Map(
    rows.map(({ id, barber, starts, status, revision, blocks }) => [
      id,
      JSON.stringify([barber, Number(starts), status, revision, blocks ?? []]),
    ]),
  );
  const expected = new Map(
    [...model].map(([id, { barberId, startsAt, status, revision, blocks }]) => {
      const held = status === 'confirmed' || status === 'completed' ? blocks : [];
      const ranges = held.map(({ from, until }) => [from, until]);
      return [id, JSON.stringify([barberId, startsAt, status, revision, ranges])];
    }),
  );
  return [...new Set([...stored.keys(), ...expected.keys()])].flatMap((id) => {
    const [is, should] = [stored.get(id), expected.get(id)];
    return is === should ? [] : [`${id} is ${is} and should be ${should}`];
  });
}

/** Refusals of a time at which nothing can have occupied the chair, or any chair of the salon. */
function unjustified(attempts: readonly Attempt[], blocksOf: BlocksOf): string[] {
  const held = holdings(attempts, blocksOf);
  return attempts.flatMap((attempt) => {
    const { code, salonId, serviceId, barberId, date, time, sent, answered, kind, parts } = attempt;
    if (code !== 'slot-taken' && code !== 'not-bookable') return [];
    // The races take place in winter, at UTC+2.
    const start = Date.parse(`${date}T${time}+02:00`);
    const wantedOf = (id: string) => parts ?? blocksOf(serviceId, id, start);
    const isJustified = held.some(
      (holding) =>
        holding.salonId === salonId &&
        (barberId ?? holding.barberId) === holding.barberId &&
        (code === 'slot-taken' || holding.isAbsence) &&
        holding.from < answered &&
        holding.until > sent &&
        holding.blocks.some((block) =>
          wantedOf(holding.barberId).some(
            (part) => part.from < block.until && block.from < part.until,
          ),
        ),
    );
    if (isJustified) return [];
    return [`${kind} of ${barberId} at ${date} ${time} was refused for nothing: ${code}`];
  });
}

interface Holding {
  salonId: string;
  barberId: string;
  /** The longest possible duration, by the clients' clock. */
  from: number;
  until: number;
  blocks: readonly { from: number; until: number }[];
  isAbsence: boolean;
}

/**
 * Who may have occupied a chair, and when: from the start of a change to the response of the next.
 */
function holdings(attempts: readonly Attempt[], blocksOf: BlocksOf): readonly Holding[] {
  const held: Holding[] = [];
  const succeeded = attempts.filter(({ booking }) => booking !== null);
  for (const history of Map.groupBy(succeeded, ({ booking }) => booking?.id).values()) {
    const steps = history.toSorted((a, b) => (a.revision ?? -1) - (b.revision ?? -1));
    for (const [index, { booking, kind, salonId, sent }] of steps.entries()) {
      if (booking === null || !holdsAfter(kind)) continue;
      const until = steps[index + 1]?.answered ?? Number.POSITIVE_INFINITY;
      const barberId = booking.barber.id;
      const start = Date.parse(booking.startsAt);
      const blocks = booking.parts ?? blocksOf(booking.service.id, barberId, start);
      held.push({ salonId, barberId, from: sent, until, blocks, isAbsence: kind === 'leave' });
    }
  }
  return held;
}
