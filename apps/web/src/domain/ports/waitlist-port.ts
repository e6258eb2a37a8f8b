import type { PlainDate, PlainDateTime } from '../../shared/dates.ts';
import type { Money } from '../../shared/money.ts';
import type { Booking } from '../booking.ts';
import type { Request } from './request.ts';

export const dayParts = ['morning', 'midday', 'afternoon', 'evening'] as const;

export type DayPart = (typeof dayParts)[number];

/** What becomes of a booking for which an earlier time is free: the customer is asked, or it is moved at once. */
export type EarlierMode = 'offer' | 'move';

interface CommonWish {
  /** The first day that suits. */
  readonly from: PlainDate;
  /** Null for any time of the day. */
  readonly part: DayPart | null;
}

/** A time at the salon on days that are full. */
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

/** A time that is held for the customer. */
export interface WaitOffer extends PlainDateTime {
  readonly id: string;
  readonly barberName: string;
  readonly total: Money;
  /** Milliseconds since 1970; until then the time is held for this customer. */
  readonly heldUntil: number;
}

export interface WaitEntry {
  readonly id: string;
  /** The booking that is to be earlier; null for a new one. */
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

/** A booking that was moved, and can still go back. */
export interface WaitMove {
  /** Names the move when it is undone. */
  readonly id: string;
  readonly bookingId: string;
  readonly salonName: string;
  readonly serviceName: string;
  readonly before: PlainDateTime;
  readonly now: PlainDateTime;
  /** Milliseconds since 1970; until then the earlier time is held. */
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
 * What the signed-in customer waits for. Rejects with a `ServiceError`: "conflict" with `too-many-waiting` or `offer-gone`,
 * "unauthorized" for a guest.
 */
export interface WaitlistPort {
  read(request: Request): Promise<Waitlist>;
  /** The same wish is there once; another one for the same booking replaces the first. */
  wait(wish: WaitWish, request: WaitRequest): Promise<WaitEntry>;
  leave(entryId: string): Promise<void>;
  /** Books the time that is held, or moves the booking there. */
  claim(offerId: string, request: WaitRequest): Promise<Booking>;
  /** Leaves it to the next in line. */
  refuse(offerId: string): Promise<void>;
  /** Moves the booking back. */
  undo(moveId: string, request: WaitRequest): Promise<Booking>;
}
