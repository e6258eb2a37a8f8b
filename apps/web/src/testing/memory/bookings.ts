import {
  changeRefusal,
  findPlace,
  mostUpcoming,
  nearestTo,
  type Place,
  refusalCode,
  restoreRefusal,
  slotsOf,
} from '@salonica/policy';
import type { ResponseOf, Api, CallOptions, RequestOf } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import { type ConflictCode, ServiceError } from '../../domain/failure.ts';
import { instantOf, type PlainDateTime } from '../../shared/dates.ts';
import { ask, calendarAt, type Wanted } from './calendar.ts';
import { memoryPolicy } from './offer.ts';
import { barberAt, serviceAt } from './salon-offer.ts';
import { describe, priceAt } from './stored-booking.ts';
import {
  endOf,
  keep,
  lengthOf,
  type MemoryWorld,
  notFound,
  startOf,
  type StoredBooking,
  termsOf,
} from './world.ts';
import { writeOnce } from './write-once.ts';

const pageSize = 5;

const conflict = (code: ConflictCode) => new ServiceError({ kind: 'conflict', code });

/** A sortable text, also used as the page cursor. */
const placeOf = ({ date, time, id }: StoredBooking) => `${date}T${time} ${id}`;

const bySoonest = (a: StoredBooking, b: StoredBooking) => (placeOf(a) < placeOf(b) ? -1 : 1);

/** The chair for a request; rejects an unavailable start with its reason and the nearest others. */
function requirePlace(world: MemoryWorld, wanted: Wanted, { date, time }: PlainDateTime): Place {
  const { calendar, busy, draft: choice } = ask(world, wanted);
  const draft = { ...choice, date, time };
  const { place, refusal } = findPlace(calendar, busy, draft, world.now());
  if (refusal === null) return place;
  throw new ServiceError({
    kind: 'conflict',
    code: refusalCode(refusal),
    nearest: nearestTo(calendar, busy, draft, world.now()),
  });
}

type Result = ResponseOf<'readBooking'>;

interface Write extends CallOptions {
  readonly idempotencyKey: string;
}

export type MemoryBookings = Pick<
  Api,
  | 'book'
  | 'listBookings'
  | 'readBooking'
  | 'listBookingSlots'
  | 'moveBooking'
  | 'cancelBooking'
  | 'restoreBooking'
  | 'rateBooking'
>;

/** The bookings of the caller. */
export function createMemoryBookings(world: MemoryWorld): MemoryBookings {
  const writes = writeOnce<Result>(world);

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

  const once = async (
    { idempotencyKey, language = 'en', signal, returnTo: _, ...content }: Write,
    run: () => Promise<StoredBooking>,
  ): Promise<Result> => {
    await world.arrive(signal);
    return writes(idempotencyKey, [world.currentVisitor(), content], async () => {
      const stored = await run();
      keep(world, stored);
      return { booking: await described(stored, language) };
    });
  };

  const change = (
    write: RequestOf<'cancelBooking'>,
    apply: (stored: StoredBooking) => Partial<StoredBooking> | Promise<Partial<StoredBooking>>,
  ): Promise<Result> =>
    once(write, async () => {
      const stored = find(write.id);
      if (stored.revision !== write.revision) {
        const booking = await described(stored, write.language ?? 'en');
        throw new ServiceError({ kind: 'stale', booking });
      }
      return { ...stored, ...(await apply(stored)), revision: stored.revision + 1 };
    });

  const requireChangeable = (stored: StoredBooking): void => {
    const refusal = changeRefusal(termsOf(stored), world.now());
    if (refusal !== null) throw conflict(refusal);
  };

  const wantedOf = (
    { id, salonId, serviceId, barberId, isAnyBarber, location }: StoredBooking,
    asked?: string,
  ): Wanted => ({
    salonId,
    serviceId,
    barberId: asked ?? (isAnyBarber ? null : barberId),
    location,
    except: id,
  });

  const isAhead = (stored: StoredBooking) => endOf(stored) > world.now();

  const upcoming = () =>
    mine()
      .filter((stored) => stored.status === 'confirmed' && isAhead(stored))
      .toSorted(bySoonest);

  /** The visitor cannot be at two places at once. */
  const requireOnePlace = async (
    { startsAt, endsAt }: Pick<Place, 'startsAt' | 'endsAt'>,
    language: string,
    except?: string,
  ): Promise<void> => {
    const other = upcoming().find(
      (one) => one.id !== except && startOf(one) < endsAt && endOf(one) > startsAt,
    );
    if (other === undefined) return;
    const booking = await described(other, language);
    throw new ServiceError({ kind: 'conflict', code: 'double-booked', booking });
  };

  /** For one more booking. */
  const requireRoom = async (place: Place, language: string): Promise<void> => {
    if (upcoming().length >= mostUpcoming[world.currentVisitor()]) {
      throw conflict('too-many-bookings');
    }
    await requireOnePlace(place, language);
  };

  /** Of a taken start the visitor may have the chair. */
  const placeFor = async (
    body: RequestOf<'book'>['body'],
    minutes: number,
    language: string,
  ): Promise<Place> => {
    const { date, time, salonId } = body;
    try {
      return requirePlace(world, body, { date, time });
    } catch (error) {
      const { failure } = error instanceof ServiceError ? error : {};
      if (failure?.kind === 'conflict' && failure.code === 'slot-taken') {
        const startsAt = instantOf({ date, time }, calendarAt(world, salonId).timeZone);
        await requireOnePlace({ startsAt, endsAt: startsAt + minutes * 60_000 }, language);
      }
      throw error;
    }
  };

  const book = async ({ body, language = 'en' }: RequestOf<'book'>): Promise<StoredBooking> => {
    const { salonId, serviceId, barberId: wanted, date, time, location, address, notes } = body;
    const service = serviceAt(world, salonId, serviceId);
    const isKnown = (await world.salons('en')).some(({ id }) => id === salonId);
    const onTeam = wanted === null ? null : barberAt(world, salonId, wanted);
    if (!isKnown) throw notFound();
    if (world.listing.get(salonId) === 'paused') throw conflict('paused');
    if (service === undefined || onTeam === undefined) {
      throw new ServiceError({ kind: 'conflict', code: 'not-bookable', nearest: [] });
    }
    if (location === 'home' && address.trim() === '') {
      throw new ServiceError({ kind: 'invalid', fields: { address: 'Where do we come to?' } });
    }
    if (world.currentVisitor() === 'guest' && body.guest === undefined) {
      const fields = { 'guest.name': 'Who are you?', 'guest.email': 'How do we reach you?' };
      throw new ServiceError({ kind: 'invalid', fields });
    }
    const minutes = onTeam?.ownMinutes.get(serviceId) ?? service.minutes;
    const place = await placeFor(body, minutes, language);
    const price = priceAt(calendarAt(world, salonId), body);
    if (price.total.minor !== body.total.minor) {
      throw new ServiceError({ kind: 'conflict', code: 'price-changed', total: price.total });
    }
    await requireRoom(place, language);
    return {
      id: `booking-${world.count()}`,
      owner: world.currentVisitor(),
      revision: 0,
      status: 'confirmed',
      salonId,
      serviceId,
      barberId: place.member.id,
      isAnyBarber: wanted === null,
      date,
      time,
      minutes: lengthOf(place),
      createdAt: world.now(),
      cancelledAt: null,
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
    book: (request) => once(request, () => book(request)),
    async listBookings({ query: { when, salon, cursor }, language = 'en', signal }) {
      await world.arrive(signal);
      if (when === 'upcoming') {
        const found = upcoming().filter(({ salonId }) => salon === undefined || salonId === salon);
        return { bookings: await describeAll(found, language), nextCursor: null };
      }
      const behind = mine()
        .filter((stored) => stored.status !== 'confirmed' || !isAhead(stored))
        .filter((stored) => cursor === undefined || placeOf(stored) < cursor)
        .toSorted(bySoonest)
        .toReversed();
      const page = behind.slice(0, pageSize);
      const last = page.at(-1);
      return {
        bookings: await describeAll(page, language),
        nextCursor: last === undefined || behind.length <= pageSize ? null : placeOf(last),
      };
    },
    async readBooking({ id, language = 'en', signal }) {
      await world.arrive(signal);
      return { booking: await described(find(id), language) };
    },
    async listBookingSlots({ id, query: { date }, signal }) {
      await world.arrive(signal);
      const { planner, draft } = ask(world, wantedOf(find(id)));
      return { date, version: 0, slots: slotsOf(planner, draft, date) };
    },
    moveBooking: (move) =>
      change(move, async (stored) => {
        requireChangeable(stored);
        const { date, time, barberId: asked } = move.body;
        const place = requirePlace(world, wantedOf(stored, asked), { date, time });
        await requireOnePlace(place, move.language ?? 'en', stored.id);
        const isAnyBarber = stored.isAnyBarber && asked === undefined;
        const minutes = lengthOf(place);
        return { date, time, barberId: place.member.id, isAnyBarber, minutes };
      }),
    cancelBooking: (write) =>
      change(write, (stored) => {
        requireChangeable(stored);
        return { status: 'cancelled', cancelledAt: world.now() };
      }),
    restoreBooking: (write) =>
      change(write, async (stored) => {
        const refusal = restoreRefusal(termsOf(stored), memoryPolicy.leadMinutes, world.now());
        if (refusal !== null) throw conflict(refusal);
        const place = requirePlace(world, wantedOf(stored, stored.barberId), stored);
        await requireRoom(place, write.language ?? 'en');
        return { status: 'confirmed', cancelledAt: null, minutes: lengthOf(place) };
      }),
    rateBooking: (write) =>
      change(write, (stored) => {
        const isOver = stored.status === 'confirmed' && !isAhead(stored);
        if (!isOver && stored.status !== 'completed') throw conflict('wrong-state');
        const { rating, review = null } = write.body;
        return { rating, review: rating === null ? null : review, isRatedHere: rating !== null };
      }),
  };
}
