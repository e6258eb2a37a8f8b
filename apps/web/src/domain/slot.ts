import type { PlainDate, PlainDateTime, PlainTime } from '../shared/dates.ts';

/** Why a start cannot be taken. */
export type SlotRefusal =
  | 'past'
  /** Sooner than the salon takes bookings. */
  | 'lead'
  /** Further ahead than the salon takes bookings. */
  | 'horizon'
  | 'closed'
  /** The service would not end before closing. */
  | 'closing'
  /** No barber who does this service works then. */
  | 'away'
  | 'booked'
  /** Free at the salon, but not with the way to a customer. */
  | 'travel'
  /** The clocks skip this time, or show it twice. */
  | 'clock-change';

/** One start time of a day. */
export interface Slot {
  readonly time: PlainTime;
  /** When the service ends. */
  readonly ends: PlainTime;
  /** The free barbers; empty where the start is not available. */
  readonly freeBarberIds: readonly string[];
  /** Null where a barber is free. */
  readonly refusal: SlotRefusal | null;
}

export type DayState = 'free' | 'few' | 'full' | 'closed' | 'past' | 'beyond';

/** What a calendar says of one day. */
export interface Day {
  readonly date: PlainDate;
  readonly state: DayState;
  /** Starts that can be taken. */
  readonly free: number;
  /** Why it is closed, where that has a name, such as a holiday. */
  readonly reason: string | null;
}

/** A time that can be taken instead of another. */
export interface FreeTime extends PlainDateTime {
  readonly barberIds: readonly string[];
}
