import { exceptionsOf } from '../calendar/exceptions.ts';
import { hoursOf } from '../calendar/hours.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';

export function calendarRows(salons: readonly SalonSeed[]) {
  return {
    salonHours: salons.flatMap((salon) =>
      hoursOf(salon).map((interval) => ({ salonId: salon.id, ...interval })),
    ),
    salonExceptions: salons.flatMap((salon) =>
      exceptionsOf(salon, hoursOf(salon)).map(({ date, open, reason }) => ({
        salonId: salon.id,
        date: date.toString(),
        opens: open?.[0] ?? null,
        closes: open?.[1] ?? null,
        reasonEn: reason.en,
        reasonEl: reason.el,
      })),
    ),
  };
}
