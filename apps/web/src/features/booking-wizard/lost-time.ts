import type { FreeTime, Slot } from '../../domain/slot.ts';
import { closestTimes, type PlainDateTime } from '../../shared/dates.ts';
import type { BookingDraft } from './booking-draft.ts';
import { isFree } from './booking-rules.ts';

/** Why a chosen time is no longer free. */
export type LossCause =
  /** It is not free with another choice made meanwhile. */
  | 'choices'
  /** Another customer was faster. */
  | 'taken'
  /** It leaves no travel time to the customer. */
  | 'travel'
  /** The salon takes no bookings then. */
  | 'closed';

export interface LostTime extends PlainDateTime {
  readonly cause: LossCause;
}

/**
 * Why a time is lost, from the day's data.
 * @param before - events before the day was loaded
 */
export function causeOf(time: string, slots: readonly Slot[] | null, before: LossCause): LossCause {
  const refusal = slots?.find((slot) => slot.time === time)?.refusal ?? null;
  if (refusal === null || refusal === 'booked') return before;
  if (refusal === 'travel') return 'travel';
  return refusal === 'away' ? before : 'closed';
}

/**
 * Free times around a lost one, in calendar order.
 * @param answered - those of the salon's response, which may be on later days
 */
export function nearestFree(
  { date, time }: PlainDateTime,
  answered: readonly FreeTime[] | null,
  slots: readonly Slot[] | null,
  { barberId }: Pick<BookingDraft, 'barberId'>,
): readonly FreeTime[] {
  const isStillFree = (free: FreeTime) =>
    free.date !== date || slots === null || isFree(slots, free.time, null);
  if (answered !== null) {
    const textOf = (free: FreeTime) => `${free.date}T${free.time}`;
    return answered.filter(isStillFree).toSorted((a, b) => (textOf(a) < textOf(b) ? -1 : 1));
  }
  const free = (slots ?? []).filter((slot) => isFree(slots ?? [], slot.time, barberId));
  const closest = closestTimes(
    free.map((slot) => slot.time),
    time,
  );
  return free
    .filter((slot) => closest.includes(slot.time))
    .map((slot) => ({ date, time: slot.time, barberIds: slot.barberIds }));
}
