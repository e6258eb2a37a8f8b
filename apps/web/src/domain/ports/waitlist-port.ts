import type { PlainDate, PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Booking } from '../booking.ts';
import type { Request } from './request.ts';

export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;

export type DayPart = (typeof dayParts)[number];

/** What to do with a booking when an earlier time is free: notify the customer, or move it. */
export type EarlierMode = 'offer' | 'move';

interface CommonWish {
  /** The first suitable day. */
  readonly from: PlainDate;
  /** Null for any time of the day. */
  readonly part: DayPart | null;
}

/** A time at a fully booked salon. */
export interface NewWish extends CommonWish {
  readonly kind: 'new';
  readonly salonId: string;
  readonly serviceId: string;
  /** Null for any barber. */
  readonly barberId: string | null;
  readonly to: PlainDate;
}

/** An earlier time for a booking, with its own barber. */
export interface EarlierWish extends CommonWish {
  readonly kind: 'earlier';
  readonly bookingId: string;
  readonly mode: EarlierMode;
}

export type WaitWish = NewWish | EarlierWish;

/** A held time. */
export interface WaitOffer extends PlainDateTime {
  readonly id: string;
  readonly barberName: string;
  readonly total: Money;
  /** Milliseconds since 1970; end of the hold. */
  readonly heldUntil: number;
}

export interface WaitEntry {
  readonly id: string;
  /** The booking to move; null for a new one. */
  readonly bookingId: string | null;
  readonly mode: EarlierMode;
  readonly salon: { readonly id: string; readonly name: string };
  readonly service: { readonly id: string; readonly name: string };
  /** Null for any. */
  readonly barber: { readonly id: string; readonly name: string } | null;
  readonly from: PlainDate;
  readonly to: PlainDate;
  readonly part: DayPart | null;
  readonly offer: WaitOffer | null;
}

/** A booking that was moved and can be moved back. */
export interface WaitMove {
  /** Identifies the move for undoing it. */
  readonly id: string;
  readonly bookingId: string;
  readonly salonName: string;
  readonly serviceName: string;
  readonly before: PlainDateTime;
  readonly now: PlainDateTime;
  /** Milliseconds since 1970; end of the old time's hold. */
  readonly heldUntil: number;
}

export interface Waitlist {
  readonly entries: readonly WaitEntry[];
  readonly moves: readonly WaitMove[];
}

export interface WaitRequest {
  /** The same for every attempt at one write. */
  readonly idempotencyKey: string;
  readonly language: string;
}

/**
 * The signed-in customer's waitlist. Rejects with a `ServiceError`: "conflict" with
 * `too-many-waiting`, `time-free` or `offer-gone`, "unauthorized" for a guest.
 */
export interface WaitlistPort {
  read(request: Request): Promise<Waitlist>;
  /** An identical entry is stored once; another one for the same booking replaces the first. */
  wait(wish: WaitWish, request: WaitRequest): Promise<WaitEntry>;
  leave(entryId: string): Promise<void>;
  /** Books the held time, or moves the booking to it. */
  claim(offerId: string, request: WaitRequest): Promise<Booking>;
  /** Declines it in favour of the next in line. */
  refuse(offerId: string): Promise<void>;
  /** Moves the booking back. */
  undo(moveId: string, request: WaitRequest): Promise<Booking>;
}
