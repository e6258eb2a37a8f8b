import {
  day,
  deskCalendar,
  deskChangeRefusal,
  deskRestoreRefusal,
  findPlace,
  markRefusal,
  markTimes,
  refusalCode,
  wallRange,
} from '@salonica/policy';
import type { Api, RequestOf, ResponseOf } from '../../domain/api.ts';
import { type ConflictCode, ServiceError } from '../../domain/failure.ts';
import { busyAt, calendarAt } from './calendar.ts';
import { enteredBooking, personOf } from './desk-add.ts';
import {
  cancelledVisit,
  changedAtDesk,
  type DeskAction,
  movedVisit,
  noted,
} from './desk-changes.ts';
import { barberAt, serviceAt } from './salon-offer.ts';
import { describe } from './stored-booking.ts';
import { textIn } from './texts.ts';
import {
  endOf,
  type EnterDesk,
  keep,
  type MemoryMember,
  type MemoryWorld,
  notFound,
  startOf,
  type StoredBooking,
  termsOf,
} from './world.ts';

export type MemoryDeskBookings = Pick<
  Api,
  | 'addDeskBooking'
  | 'readDeskBooking'
  | 'moveDeskBooking'
  | 'markDeskBooking'
  | 'cancelDeskBooking'
  | 'restoreDeskBooking'
>;

type Changed = ResponseOf<'markDeskBooking'>;
type Write = Pick<
  RequestOf<'markDeskBooking'>,
  'salon' | 'id' | 'revision' | 'idempotencyKey' | 'language'
>;

const conflict = (code: ConflictCode) => new ServiceError({ kind: 'conflict', code });

/** The bookings of a salon, as its desk reads and changes them. */
export function createMemoryDeskBookings(world: MemoryWorld, enter: EnterDesk): MemoryDeskBookings {
  const answers = new Map<string, Changed>();
  world.onForget(() => answers.clear());

  const find = (salonId: string, id: string): StoredBooking => {
    const stored = world.bookings.get(id);
    if (stored?.salonId !== salonId) throw notFound();
    return stored;
  };
  const requireColumn = ({ role, barberId }: MemoryMember, column: string) => {
    if (role === 'barber' && barberId !== column) throw new ServiceError({ kind: 'forbidden' });
  };
  const change = async (
    write: Write,
    action: DeskAction,
    apply: (stored: StoredBooking, member: MemoryMember) => Partial<StoredBooking>,
  ): Promise<Changed> => {
    const member = await enter(write.salon, 'barber');
    const before = answers.get(write.idempotencyKey);
    if (before !== undefined) return before;
    const stored = find(write.salon, write.id);
    requireColumn(member, stored.barberId);
    if (stored.revision !== write.revision) {
      const language = write.language ?? 'en';
      const salon = (await world.salons(language)).find(({ id }) => id === write.salon);
      if (salon === undefined) throw notFound();
      throw new ServiceError({ kind: 'stale', booking: describe(world, stored, salon, language) });
    }
    const next = changedAtDesk(world, stored, action, apply(stored, member));
    keep(world, next);
    const answer = { id: next.id, revision: next.revision, version: 0 };
    answers.set(write.idempotencyKey, answer);
    return answer;
  };

  return {
    async addDeskBooking(request) {
      const member = await enter(request.salon, 'barber');
      const before = answers.get(request.idempotencyKey);
      if (before !== undefined) return before;
      requireColumn(member, request.body.barberId);
      const stored = enteredBooking(world, request);
      keep(world, stored);
      const answer = { id: stored.id, revision: 0, version: 0 };
      answers.set(request.idempotencyKey, answer);
      return answer;
    },
    async readDeskBooking({ salon, id, language = 'en', signal }) {
      return sheetOf(world, await enter(salon, 'barber', signal), find(salon, id), language);
    },
    moveDeskBooking: (move) =>
      change(move, 'move', (stored, member) => {
        const refusal = deskChangeRefusal(termsOf(stored), world.now());
        if (refusal !== null) throw conflict(refusal);
        requireColumn(member, move.body.barberId ?? stored.barberId);
        return movedVisit(world, calendarAt(world, move.salon), stored, move.body);
      }),
    markDeskBooking: (write) =>
      change(write, 'mark', (stored) => {
        const { mark } = write.body;
        const refusal = markRefusal(termsOf(stored), mark, world.now());
        if (refusal !== null) throw conflict(refusal);
        const came = mark === 'arrived' || mark === 'completed';
        const desk = noted(stored);
        return {
          status: mark === 'arrived' ? 'confirmed' : mark,
          desk: { ...desk, arrivedAt: came ? (desk.arrivedAt ?? world.now()) : null },
        };
      }),
    cancelDeskBooking: (write) =>
      change(write, 'cancel', (stored) => {
        const refusal = deskChangeRefusal(termsOf(stored), world.now());
        if (refusal !== null) throw conflict(refusal);
        return cancelledVisit(world, stored, write.body.reason);
      }),
    restoreDeskBooking: (write) =>
      change(write, 'restore', (stored) => {
        const refusal = deskRestoreRefusal(termsOf(stored), world.now());
        if (refusal !== null) throw conflict(refusal);
        const { serviceId, barberId, location, date, time } = stored;
        const published = calendarAt(world, stored.salonId);
        const calendar = deskCalendar(published, true);
        const service = calendar.services.get(serviceId);
        if (service === undefined) throw conflict('not-bookable');
        const draft = { service, location, barberId, date, time };
        const busy = busyAt(world, published, stored.id);
        const place = findPlace(calendar, busy, draft, world.now());
        if (place.refusal !== null) throw conflict(refusalCode(place.refusal));
        return {
          status: 'confirmed',
          cancelledAt: null,
          desk: { ...noted(stored), cancelReason: null },
        };
      }),
  };
}

function sheetOf(
  world: MemoryWorld,
  { role, barberId: column }: MemoryMember,
  stored: StoredBooking,
  language: string,
): ResponseOf<'readDeskBooking'> {
  const { id, revision, salonId, serviceId, barberId, location, price, desk } = stored;
  const isShown = role !== 'barber' || barberId === column;
  const person = personOf(stored);
  const of = [...world.bookings.values()].filter(
    (one) => one.owner !== null && one.owner === stored.owner && one.salonId === salonId,
  );
  const visit = { from: startOf(stored), until: endOf(stored) };
  const isOver = (one: StoredBooking) =>
    one.status === 'confirmed' && endOf(one) <= world.now() - day;
  const isCompleted = (one: StoredBooking) => one.status === 'completed' || isOver(one);
  const nothing = { en: '', el: '' };
  return {
    id,
    revision,
    status: isCompleted(stored) ? 'completed' : stored.status,
    source: person.source,
    arrivedAt: desk?.arrivedAt ?? null,
    cancelReason: desk?.cancelReason ?? null,
    createdAt: stored.createdAt,
    visit: wallRange(calendarAt(world, salonId).timeZone, visit),
    service: {
      id: serviceId,
      name: textIn(language, serviceAt(world, salonId, serviceId)?.name ?? nothing),
    },
    barber: {
      id: barberId,
      name: textIn(language, barberAt(world, salonId, barberId)?.name ?? nothing),
    },
    isAnyBarber: stored.isAnyBarber,
    location,
    customer: {
      name: person.name,
      contact: isShown ? person.contact : null,
      hasAccount: stored.owner === 'customer',
      visits: of.filter(isCompleted).length,
      noShows: of.filter(({ status }) => status === 'no_show').length,
      told: person.told,
    },
    address: isShown ? stored.address : null,
    notes: isShown ? stored.notes : null,
    price,
    rating: isCompleted(stored) ? stored.rating : null,
    terms: markTimes(termsOf(stored)),
    history: desk?.history ?? [],
  };
}
