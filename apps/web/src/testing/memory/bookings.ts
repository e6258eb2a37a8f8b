import type { Booking } from '../../domain/booking.ts';
import { type ConflictCode, ServiceError } from '../../domain/failure.ts';
import type {
  BookingChange,
  BookingRequest,
  BookingsPort,
} from '../../domain/ports/bookings-port.ts';
import type { Request } from '../../domain/ports/request.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import { barberWithId, serviceWithId } from './offer.ts';
import { nearestTo, slotsOf, type Wish } from './slots.ts';
import { describe, priceOf } from './stored-booking.ts';
import {
  changeableUntil,
  endOf,
  keep,
  type MemoryWorld,
  notFound,
  startOf,
  type StoredBooking,
} from './world.ts';

const pageSize = 5;
const mostBookings = { guest: 3, customer: 10 };

const conflict = (code: ConflictCode) => new ServiceError({ kind: 'conflict', code });

/** A sortable text, also used as the page cursor. */
const placeOf = ({ date, time, id }: StoredBooking) => `${date}T${time} ${id}`;

const bySoonest = (a: StoredBooking, b: StoredBooking) => (placeOf(a) < placeOf(b) ? -1 : 1);

/** Rejects a start with its reason and the nearest others; resolves to the free barbers. */
function freeBarbers(
  world: MemoryWorld,
  wish: Wish,
  { date, time }: PlainDateTime,
): readonly string[] {
  const slot = slotsOf(world, wish, date).find((one) => one.time === time);
  if (slot?.refusal === null) return slot.staffIds;
  const isTaken = ['booked', 'away', 'travel'].includes(slot?.refusal ?? '');
  throw new ServiceError({
    kind: 'conflict',
    code: isTaken ? 'slot-taken' : 'not-bookable',
    nearest: nearestTo(world, wish, date, time),
  });
}

/** One booking, also for links. */
export interface MemoryBookings extends BookingsPort {
  readonly read: (bookingId: string, request: Pick<Request, 'language'>) => Promise<Booking>;
}

/** The bookings of the caller. */
export function createMemoryBookings(world: MemoryWorld): MemoryBookings {
  /** Results of writes by their keys; only successful ones. */
  const answers = new Map<string, { readonly request: string; readonly booking: Booking }>();
  world.onForget(() => answers.clear());

  const isMine = ({ owner }: StoredBooking) => owner === world.currentVisitor();
  const mine = () => [...world.bookings.values()].filter(isMine);

  const find = (id: string): StoredBooking => {
    const stored = world.bookings.get(id);
    if (stored === undefined || !isMine(stored)) throw notFound();
    return stored;
  };

  const described = async (stored: StoredBooking, language: string): Promise<Booking> => {
    const salon = (await world.salons(language)).find(({ id }) => id === stored.salonId);
    if (salon === undefined) throw notFound();
    return describe(world, stored, salon, language);
  };

  const describeAll = async (stored: readonly StoredBooking[], language: string) => {
    const salons = new Map((await world.salons(language)).map((salon) => [salon.id, salon]));
    return stored.flatMap((booking) => {
      const salon = salons.get(booking.salonId);
      return salon === undefined ? [] : [describe(world, booking, salon, language)];
    });
  };

  /** One key writes once; a refused attempt may be repeated. */
  const once = async (
    write: { readonly idempotencyKey: string; readonly language: string },
    run: () => Promise<StoredBooking>,
  ): Promise<Booking> => {
    await world.arrive();
    const { idempotencyKey, language, ...content } = write;
    const request = JSON.stringify([world.currentVisitor(), content]);
    const before = answers.get(idempotencyKey);
    if (before !== undefined) {
      if (before.request !== request) throw conflict('key-reused');
      return before.booking;
    }
    const stored = await run();
    keep(world, stored);
    const booking = await described(stored, language);
    answers.set(idempotencyKey, { request, booking });
    return booking;
  };

  const change = (
    write: BookingChange,
    apply: (stored: StoredBooking) => Partial<StoredBooking> | Promise<Partial<StoredBooking>>,
  ): Promise<Booking> =>
    once(write, async () => {
      const stored = find(write.bookingId);
      if (stored.revision !== write.revision) {
        throw new ServiceError({ kind: 'stale', booking: await described(stored, write.language) });
      }
      return { ...stored, ...(await apply(stored)), revision: stored.revision + 1 };
    });

  const refuseLate = (stored: StoredBooking): void => {
    if (stored.status !== 'confirmed' || endOf(stored) <= world.now())
      throw conflict('wrong-state');
    if (world.now() > changeableUntil(stored)) throw conflict('too-late');
  };

  const wishOf = ({ id, salonId, serviceId, barberId, location }: StoredBooking): Wish => ({
    salonId,
    serviceId,
    barberId,
    location,
    except: id,
  });

  const isAhead = (stored: StoredBooking) => endOf(stored) > world.now();

  const upcoming = () =>
    mine()
      .filter((stored) => stored.status === 'confirmed' && isAhead(stored))
      .toSorted(bySoonest);

  /** The least busy that day; of equals the first of the team. */
  const leastBusy = (free: readonly string[], date: string): string => {
    const minutesOf = (barberId: string) =>
      [...world.bookings.values()]
        .filter((one) => one.barberId === barberId && one.date === date)
        .filter(({ status }) => status === 'confirmed')
        .reduce((sum, { minutes }) => sum + minutes, 0);
    return free.toSorted((a, b) => minutesOf(a) - minutesOf(b))[0] ?? '';
  };

  /** The visitor cannot be at two places at once. */
  const requireOnePlace = async (
    { minutes, ...start }: PlainDateTime & { readonly minutes: number },
    language: string,
    except?: string,
  ): Promise<void> => {
    const begins = startOf(start);
    const ends = begins + minutes * 60_000;
    const other = upcoming().find(
      (one) => one.id !== except && startOf(one) < ends && endOf(one) > begins,
    );
    if (other === undefined) return;
    const booking = await described(other, language);
    throw new ServiceError({ kind: 'conflict', code: 'double-booked', booking });
  };

  const book = async (request: BookingRequest): Promise<StoredBooking> => {
    const { salonId, serviceId, date, time, location, address, notes } = request;
    const service = serviceWithId(salonId, serviceId);
    const isKnown = (await world.salons('en')).some(({ id }) => id === salonId);
    const isOnTeam = request.barberId === null || barberWithId(salonId, request.barberId);
    if (!isKnown) throw notFound();
    if (service === undefined || isOnTeam === undefined) {
      throw new ServiceError({ kind: 'conflict', code: 'not-bookable', nearest: [] });
    }
    if (location === 'home' && address.trim() === '') {
      throw new ServiceError({ kind: 'invalid', fields: { address: 'Where do we come to?' } });
    }
    if (world.currentVisitor() === 'guest' && request.guest === null) {
      const fields = { 'guest.name': 'Who are you?', 'guest.email': 'How do we reach you?' };
      throw new ServiceError({ kind: 'invalid', fields });
    }
    if (upcoming().length >= mostBookings[world.currentVisitor()]) {
      throw conflict('too-many-bookings');
    }
    const free = freeBarbers(world, request, { date, time });
    const barberId = request.barberId ?? leastBusy(free, date);
    const price = priceOf(salonId, serviceId, request.barberId, location);
    if (price.total.minor !== request.total.minor) {
      throw new ServiceError({ kind: 'conflict', code: 'price-changed', total: price.total });
    }
    await requireOnePlace({ date, time, minutes: service.minutes }, request.language);
    return {
      id: `booking-${world.count()}`,
      owner: world.currentVisitor(),
      revision: 0,
      status: 'confirmed',
      salonId,
      serviceId,
      barberId,
      date,
      time,
      minutes: service.minutes,
      location,
      address,
      notes,
      price,
      rating: null,
      review: null,
      isRatedHere: false,
    };
  };

  return {
    confirm: (request) => once(request, () => book(request)),
    async upcoming({ language, signal }) {
      await world.arrive(signal);
      return describeAll(upcoming(), language);
    },
    async upcomingAt(salonId, { language, signal }) {
      await world.arrive(signal);
      return describeAll(
        upcoming().filter((stored) => stored.salonId === salonId),
        language,
      );
    },
    async past(cursor, { language, signal }) {
      await world.arrive(signal);
      const behind = mine()
        .filter((stored) => ['confirmed', 'no_show'].includes(stored.status) && !isAhead(stored))
        .filter((stored) => cursor === null || placeOf(stored) < cursor)
        .toSorted(bySoonest)
        .toReversed();
      const page = behind.slice(0, pageSize);
      const last = page.at(-1);
      return {
        items: await describeAll(page, language),
        nextCursor: last === undefined || behind.length <= pageSize ? null : placeOf(last),
      };
    },
    read: async (bookingId, { language }) => described(find(bookingId), language),
    async times(bookingId, date, { signal }) {
      await world.arrive(signal);
      return slotsOf(world, wishOf(find(bookingId)), date);
    },
    reschedule: (move) =>
      change(move, async (stored) => {
        refuseLate(stored);
        const { date, time } = move;
        freeBarbers(world, wishOf(stored), { date, time });
        await requireOnePlace({ ...stored, date, time }, move.language, stored.id);
        return { date, time };
      }),
    cancel: (write) =>
      change(write, (stored) => {
        refuseLate(stored);
        return { status: 'cancelled' };
      }),
    restore: (write) =>
      change(write, async (stored) => {
        if (stored.status !== 'cancelled') throw conflict('wrong-state');
        if (startOf(stored) <= world.now()) throw conflict('too-late');
        freeBarbers(world, wishOf(stored), stored);
        await requireOnePlace(stored, write.language, stored.id);
        return { status: 'confirmed' };
      }),
    rate: (write) =>
      change(write, (stored) => {
        if (stored.status !== 'confirmed' || isAhead(stored)) throw conflict('wrong-state');
        const { rating, review } = write;
        return { rating, review: rating === null ? null : review, isRatedHere: rating !== null };
      }),
  };
}
