import { minutesOf, type PlainDateTime } from '../../shared/dates.ts';
import { chance } from './chance.ts';

const shareTaken = 0.2;
/**
 * Mornings are popular: up to this many half hours of a day are nearly all taken, at some salons
 * more than at others.
 */
const longestRush = 7;
const shareTakenInRush = 0.8;
const hours = { from: 9 * 60, until: 18 * 60 };

/** Whether another booking occupies a half hour: deterministic for the salon, day and barber. */
export function takenByOthers({
  salonId,
  barberId,
  date,
  time,
}: PlainDateTime & { readonly salonId: string; readonly barberId: string }): boolean {
  const minutes = minutesOf(time);
  if (minutes < hours.from || minutes >= hours.until) return false;
  const rush = Math.floor(chance(`${salonId} ${date}`) * longestRush);
  const isRush = (minutes - hours.from) / 30 < rush;
  return chance(`${date} ${barberId} ${time}`) < (isRush ? shareTakenInRush : shareTaken);
}
