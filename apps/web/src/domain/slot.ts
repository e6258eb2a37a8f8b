import type { PlainDateTime } from '../shared/dates.ts';
import type { ResponseOf } from './api.ts';

/** One start time of a day. */
export type Slot = ResponseOf<'listSlots'>['slots'][number];

/** When a visit ends that begins then; null for a barber who is not known. */
export const endOf = ({ ends, ownEnds = [] }: Slot, barberId: string | null): string =>
  ownEnds.find((own) => own.barberId === barberId)?.ends ?? ends;

/** Someone without a free start that day. */
export type UnavailableBarber = ResponseOf<'listSlots'>['unavailable'][number];

/** Why a start is unavailable. */
export type SlotRefusal = NonNullable<Slot['refusal']>;

/** The state of a calendar day. */
export type Day = ResponseOf<'listDays'>['days'][number];

export type DayState = Day['state'];

/** First free times of a salon: with any barber, and with each of the team. */
export type SalonNextFree = ResponseOf<'readSalonNextFree'>;

/** An alternative time. */
export interface FreeTime extends PlainDateTime {
  /** The free barbers. */
  readonly barberIds: readonly string[];
}
