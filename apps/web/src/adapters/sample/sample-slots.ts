import type { Slot } from '../../domain/ports/old/booking-port.ts';
import { addMinutes, type PlainDate, type PlainTime, wallClock } from '../../shared/dates.ts';
import { chance } from './chance.ts';
import { sampleBarbers } from './sample-offer.ts';

const shareTaken = 0.25;
/** Mornings are wanted most: up to so many slots of a day are nearly all taken, at some salons more than at others. */
const longestRush = 7;
const shareTakenInRush = 0.85;

/** 09:00 to 17:30, every half hour. */
export const slotTimes: readonly PlainTime[] = Array.from({ length: 18 }, (_, index) =>
  addMinutes('09:00', index * 30),
);

export interface SlotsOfDay {
  readonly salonId: string;
  readonly date: PlainDate;
  readonly timeZone: string;
  readonly now: number;
  /** Booked since the page was opened. */
  readonly isBooked: (time: PlainTime, barberId: string) => boolean;
}

/** The same salon, day and barber always have the same free times; what is past is taken. */
export function slotsOfDay({
  salonId,
  date,
  timeZone,
  now,
  isBooked,
}: SlotsOfDay): readonly Slot[] {
  const clock = wallClock(timeZone, now);
  const isPast = (time: PlainTime) =>
    date < clock.date || (date === clock.date && time <= clock.time);
  const rush = Math.floor(chance(`${salonId} ${date}`) * longestRush);
  return slotTimes.map((time, place) => ({
    time,
    freeBarberIds: sampleBarbers
      .map(({ id }) => id)
      .filter(
        (barberId) =>
          !isPast(time) &&
          !isBooked(time, barberId) &&
          chance(`${salonId} ${date} ${barberId} ${time}`) >=
            (place < rush ? shareTakenInRush : shareTaken),
      ),
  }));
}
