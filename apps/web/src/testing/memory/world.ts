import type { CancelReason } from '@salonica/contract/v1/desk-bookings';
import type { BlockPurpose, ListingState, MemberRole } from '@salonica/contract/v1/facts';
import type { Place, Range, SalonCalendar } from '@salonica/policy';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import type { BookingLocation, BookingPrice, BookingStatus, Stars } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { HomePagePort } from '../../domain/ports/home-page-port.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import type { Salon } from '../../domain/salon.ts';
import { instantOf, type PlainDateTime, salonTimeZone } from '../../shared/dates.ts';
import { createListeners, type Listeners } from '../../shared/listeners.ts';
import { createMemoryHomePage } from './home-page.ts';
import { memoryPolicy } from './offer.ts';
import type { SalonOffer } from './stored-offer.ts';
import { type HalfHour, takenByOthers } from './others.ts';

/** The caller: a signed-in customer, or a guest of this browser. */
export type Visitor = 'customer' | 'guest';

/** A right at the desk of a salon. */
export interface MemoryMember {
  readonly salonId: string;
  readonly role: MemberRole;
  readonly barberId: string | null;
}

export interface MemorySettings {
  /** Milliseconds since 1970. @default the clock of the machine */
  readonly now?: () => number;
  /** Zone of the visitor's device. @default that of the salons */
  readonly timeZone?: () => string;
  /** Delay of every response, in milliseconds. @default 0 */
  readonly delay?: number;
  /** @default 'customer' */
  readonly visitor?: Visitor;
  /** The customer's right at the desk of a salon. @default none */
  readonly member?: MemoryMember | null;
  /** Where categories and salons come from. @default six salons */
  readonly homePage?: HomePagePort;
  /** URL of a picture below the storage path. @default below /storage/ */
  readonly picture?: (path: string) => string;
  /** Whether other people have this half hour. @default pseudo-random, but deterministic */
  readonly isTaken?: (halfHour: HalfHour) => boolean;
}

/** A stored booking, without texts of a language. */
export interface StoredBooking extends PlainDateTime {
  readonly id: string;
  /** Null for another customer's. */
  readonly owner: Visitor | null;
  readonly revision: number;
  /** `completed` only where its salon said so. */
  readonly status: BookingStatus;
  readonly salonId: string;
  readonly serviceId: string;
  readonly barberId: string;
  readonly isAnyBarber: boolean;
  readonly minutes: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly cancelledAt: number | null;
  readonly location: BookingLocation;
  readonly address: string;
  readonly notes: string;
  readonly price: BookingPrice;
  readonly rating: Stars | null;
  readonly review: string | null;
  /** Whether it was rated after the salon's reviews were counted. */
  readonly isRatedHere: boolean;
  /** What the salon noted. */
  readonly desk?: {
    readonly arrivedAt: number | null;
    readonly cancelReason: CancelReason | null;
    /** Whom it entered. */
    readonly entered?: RequestOf<'addDeskBooking'>['body'];
    readonly history: ResponseOf<'readDeskBooking'>['history'];
  };
}

/** A time that the desk keeps free of customers, or in which a barber is away. */
export interface StoredBlock {
  readonly id: string;
  readonly revision: number;
  readonly salonId: string;
  readonly barberId: string;
  readonly purpose: BlockPurpose | 'away';
  readonly range: Range;
}

/** The calendar of a salon after a change of its settings. */
export type CalendarChange = (before: SalonCalendar) => SalonCalendar;

/**
 * Lets a member in, with the refusals of the API.
 * @throws ServiceError
 */
export type EnterDesk = (
  salonId: string,
  least: MemberRole,
  signal?: AbortSignal,
) => Promise<MemoryMember>;

/** The shared state of all ports of one memory. */
export interface MemoryWorld extends Required<MemorySettings> {
  readonly bookings: Map<string, StoredBooking>;
  readonly blocks: Map<string, StoredBlock>;
  /** Salons that take no new bookings; all others are open. */
  readonly listing: Map<string, ListingState>;
  /** Settings of salons that were changed at their desks. */
  readonly offers: Map<string, SalonOffer>;
  /** Changes that desks made to the calendars of their salons, the first one first. */
  readonly calendarChanges: Map<string, readonly CalendarChange[]>;
  readonly live: Listeners<[event: LiveEvent]>;
  readonly currentVisitor: () => Visitor;
  readonly setVisitor: (visitor: Visitor) => void;
  readonly setMember: (member: MemoryMember | null) => void;
  /** Runs when the memory is reset. */
  readonly onForget: (reset: () => void) => void;
  readonly forget: () => void;
  /** Every salon, with its texts in a language. */
  readonly salons: (language: string) => Promise<readonly Salon[]>;
  /**
   * Resolves after the delay, or rejects as soon as it is aborted. A write has no signal: the end
   * of a session aborts it, so that it cannot reach the records of the next customer.
   */
  readonly arrive: (signal?: AbortSignal) => Promise<void>;
  /** The next number for a kind of record. */
  readonly count: () => number;
}

function wait(delay: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal.reason instanceof Error ? signal.reason : new Error('Aborted'));
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', abort);
      resolve();
    }, delay);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
  });
}

export function createMemoryWorld(settings: MemorySettings): MemoryWorld {
  const {
    now = () => Date.now(),
    timeZone = () => salonTimeZone,
    delay = 0,
    visitor: firstVisitor = 'customer',
    member: firstMember = null,
    picture = (path) => `/storage/${path}`,
    homePage = createMemoryHomePage(picture),
    isTaken = takenByOthers,
  } = settings;
  let visitor = firstVisitor;
  let member = firstMember;
  let session = new AbortController();
  let counted = 0;
  const resets: (() => void)[] = [];
  return {
    now,
    timeZone,
    delay,
    visitor: firstVisitor,
    get member() {
      return member;
    },
    picture,
    homePage,
    isTaken,
    bookings: new Map(),
    blocks: new Map(),
    listing: new Map(),
    offers: new Map(),
    calendarChanges: new Map(),
    live: createListeners<[LiveEvent]>(),
    currentVisitor: () => visitor,
    setVisitor: (next) => {
      visitor = next;
    },
    setMember: (next) => {
      member = next;
    },
    onForget: (reset) => void resets.push(reset),
    forget() {
      session.abort();
      session = new AbortController();
      for (const reset of resets) reset();
    },
    async salons(language) {
      const { signal } = new AbortController();
      return (await homePage.fetchHomePage({ language, signal })).topRatedSalons;
    },
    async arrive(signal = session.signal) {
      if (delay > 0) await wait(delay, signal);
      else await Promise.resolve();
      signal.throwIfAborted();
    },
    count: () => {
      counted += 1;
      return counted;
    },
  };
}

/** In minutes. */
export const lengthOf = ({ startsAt, endsAt }: Pick<Place, 'startsAt' | 'endsAt'>): number =>
  (endsAt - startsAt) / 60_000;

export const startOf = (booking: PlainDateTime): number => instantOf(booking, salonTimeZone);

export const endOf = (booking: StoredBooking): number =>
  startOf(booking) + booking.minutes * 60_000;

/** The facts of a booking that its rules need. */
export const termsOf = (booking: StoredBooking) => ({
  status: booking.status,
  startsAt: new Date(startOf(booking)),
  endsAt: new Date(endOf(booking)),
  createdAt: new Date(booking.createdAt),
  cancelledAt: booking.cancelledAt === null ? null : new Date(booking.cancelledAt),
  noticeMinutes: memoryPolicy.noticeMinutes,
});

/** Stores a booking, and notifies the watchers of it and of its salon. */
export function keep(world: MemoryWorld, booking: StoredBooking): void {
  world.bookings.set(booking.id, booking);
  world.live.notify({
    type: 'booking.changed',
    bookingId: booking.id,
    revision: booking.revision,
  });
  world.live.notify({ type: 'salon.changed', salonId: booking.salonId });
}

export const notFound = (): ServiceError => new ServiceError({ kind: 'not-found' });
