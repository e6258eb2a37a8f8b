import { minutesOf, type PlainDateTime } from '../../shared/dates.ts';
import { chance } from './chance.ts';

const shareTaken = 0.2;
/** Mornings are wanted most: up to so many half hours of a day are nearly all taken, at some salons more than at others. */
const longestRush = 7;
const shareTakenInRush = 0.8;
const hours = { from: 9 * 60, until: 18 * 60 };

/** Whether another booking has a half hour: the same for the same salon, day and barber. */
export function othersTake({
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
