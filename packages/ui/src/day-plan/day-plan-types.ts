import type { ChangeDetails } from '../changes/index.ts';

/** A stretch of the day in minutes since midnight on the salon's clock; `until` is not part of it. */
export interface DayPlanRange {
  /** The first minute: 570 is 09:30. */
  from: number;
  /** The minute after the last one. */
  until: number;
}

/** A stretch in which a barber is away. */
export interface DayPlanAbsence extends DayPlanRange {
  /** Why, in a word or two: "Lunch", «Διάλειμμα». */
  label: string;
}

/** One barber. */
export interface DayPlanColumn {
  /** Identifies the column in entries and callbacks. */
  id: string;
  /** The barber's name. */
  name: string;
  /** URL of the barber's picture; `null` shows the initial, and a column without it is no person. */
  picture?: string | null | undefined;
  /** Working hours in order; the rest of the day is shaded. Empty on a day off. */
  hours: readonly DayPlanRange[];
  /** Breaks and absences within the hours, hatched. @default none */
  absences?: readonly DayPlanAbsence[] | undefined;
  /** The first minute that `onAdd` is called for: earlier free time is only shown. @default all */
  addFrom?: number | undefined;
}

/** A customer's booking, time that the salon keeps free, or a draft that is not confirmed yet. */
export type DayPlanVariant = 'booking' | 'blocked' | 'hold';

/** What became of a booking. */
export type DayPlanState = 'confirmed' | 'arrived' | 'completed' | 'no-show' | 'cancelled';

/** One block of the plan. */
export interface DayPlanEntry extends DayPlanRange {
  /** Unique in the plan. */
  id: string;
  /** The column that it is in. */
  columnId: string;
  /** When the barber is busy, in order, if not for the whole time: the rest is processing time. */
  parts?: readonly DayPlanRange[] | undefined;
  /** Minutes kept free before it. @default 0 */
  bufferBefore?: number | undefined;
  /** Minutes kept free after it. @default 0 */
  bufferAfter?: number | undefined;
  /** What it is. @default 'booking' */
  variant?: DayPlanVariant | undefined;
  /** Shown as a word with an icon; a cancelled entry leaves its time free. @default none */
  state?: DayPlanState | undefined;
  /** The service, or the reason for blocked time. */
  title: string;
  /** The customer, or another line. */
  detail?: string | undefined;
  /** Can be picked up, if the plan has `onMove`. @default false */
  movable?: boolean | undefined;
}

/** Free time that was pressed. */
export interface DayPlanGap {
  columnId: string;
  /** The first free minute of the slot. */
  from: number;
}

/** A new place of an entry. */
export interface DayPlanMove extends DayPlanGap {
  entryId: string;
}

/** A text refuses a place; a warning allows it and says what it causes; null is an ordinary place. */
export type DayPlanRefusal = string | { readonly warning: string } | null;

/** `press` with a pointer, `key` with the keyboard. */
export type DayPlanDetails = ChangeDetails<'press' | 'key'>;
