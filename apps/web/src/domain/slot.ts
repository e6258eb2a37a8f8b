import type { PlainDate, PlainDateTime, PlainTime } from '../shared/dates.ts';

/** Why a start is unavailable. */
export type SlotRefusal =
  | 'past'
  /** Within the lead time. */
  | 'lead'
  /** Beyond the horizon. */
  | 'horizon'
  | 'closed'
  /** The service would not end before closing. */
  | 'closing'
  /** No barber who does this service works then. */
  | 'away'
  | 'booked'
  /** Free at the salon, but not with the travel time. */
  | 'travel'
  /** The clocks skip or repeat this time. */
  | 'clock-change';

/** One start time of a day. */
export interface Slot {
  readonly time: PlainTime;
  /** When the service ends. */
  readonly ends: PlainTime;
  /** The free barbers; empty for an unavailable start. */
  readonly freeBarberIds: readonly string[];
  /** Null if a barber is free. */
  readonly refusal: SlotRefusal | null;
}

export type DayState = 'free' | 'few' | 'full' | 'closed' | 'past' | 'beyond';

/** The state of a calendar day. */
export interface Day {
  readonly date: PlainDate;
  readonly state: DayState;
  /** Number of free starts. */
  readonly free: number;
  /** The name of the reason for closing, such as a holiday. */
  readonly reason: string | null;
}

/** An alternative time. */
export interface FreeTime extends PlainDateTime {
  readonly barberIds: readonly string[];
}
