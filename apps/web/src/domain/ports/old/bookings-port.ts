import type { PlainDate, PlainDateTime, PlainTime } from '../../../shared/dates.ts';
import type { Money } from '../../../shared/money.ts';

/** So long before it begins a booking can be moved or cancelled, in milliseconds that pass, whatever the clocks do. */
export const changeNotice = 24 * 60 * 60 * 1000;

export interface BookedSalon {
  readonly id: string;
  readonly name: string;
  readonly address: string;
  /** Addresses of the picture by day and by night, where there are any. */
  readonly image: string | null;
  readonly nightImage: string | null;
  /** IANA zone in which dates and times of this salon are meant. */
  readonly timeZone: string;
}

export interface BookedService {
  readonly id: string;
  readonly name: string;
  readonly minutes: number;
  /** Position in the salon's list, for a link to book it again; null where it is no longer offered. */
  readonly index: number | null;
}

export interface BookedBarber {
  readonly id: string;
  readonly name: string;
  readonly image: string | null;
}

/** One to five. */
export type Stars = number;

export interface Booking extends PlainDateTime {
  readonly id: string;
  /** How often it was moved. */
  readonly revision: number;
  readonly status: 'confirmed' | 'completed';
  readonly salon: BookedSalon;
  readonly service: BookedService;
  readonly barber: BookedBarber;
  readonly location: 'salon' | 'home';
  /** Where it takes place. */
  readonly address: string;
  readonly notes: string;
  readonly total: Money;
  readonly rating: Stars | null;
}

/** One start time of a day, for the barber of a booking. */
export interface FreeTime {
  readonly time: PlainTime;
  readonly isFree: boolean;
}

export interface BookingsRequest {
  readonly language: string;
  readonly signal: AbortSignal;
}

export interface PastRequest extends BookingsRequest {
  /** Where the page before this one ended; null for the first. */
  readonly cursor: string | null;
}

export interface BookingsPage {
  readonly bookings: readonly Booking[];
  /** Null after the last page. */
  readonly nextCursor: string | null;
}

/** What every change says: which booking, and a key that is the same for every attempt at one change. */
export interface Change {
  readonly idempotencyKey: string;
  readonly bookingId: string;
}

export interface Move extends Change, PlainDateTime {}

export interface Rating extends Change {
  /** Null takes the rating back. */
  readonly rating: Stars | null;
}

/** The booking is there, but not like this: its time went to somebody else, or the notice is over. */
export class ChangeRefused extends Error {
  override readonly name = 'ChangeRefused';
  readonly reason: 'taken' | 'too-late';

  constructor(reason: ChangeRefused['reason']) {
    super(reason);
    this.reason = reason;
  }
}

/**
 * The bookings of the signed-in customer. Rejections are `ChangeRefused` or a `ServiceError`: a booking nobody knows is
 * "not-found".
 */
export interface BookingsPort {
  /** The next first. What has begun stays here until it is over. */
  upcoming(request: BookingsRequest): Promise<readonly Booking[]>;
  /** The latest first. */
  past(request: PastRequest): Promise<BookingsPage>;
  /** Every start time of the day in order; past ones and the booking's own are not free. */
  times(bookingId: string, date: PlainDate, signal: AbortSignal): Promise<readonly FreeTime[]>;
  /** Looks at the time once more before it moves the booking. */
  reschedule(move: Move): Promise<void>;
  cancel(change: Change): Promise<void>;
  /** Takes a cancellation back, if the time is still free. */
  restore(change: Change): Promise<void>;
  /** Rates a visit that is over. */
  rate(rating: Rating): Promise<void>;
}
