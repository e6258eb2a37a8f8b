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

export interface HalfHour extends PlainDateTime {
  readonly salonId: string;
  readonly barberId: string;
}

/** Every request asks for the same half hours, and chance is slow. */
const known = new Map<string, boolean>();

/** Whether another booking occupies a half hour: deterministic for the salon, day and barber. */
export function takenByOthers(halfHour: HalfHour): boolean {
  const { salonId, barberId, date, time } = halfHour;
  const key = `${salonId} ${barberId} ${date} ${time}`;
  const isTaken = known.get(key) ?? decide(halfHour);
  known.set(key, isTaken);
  return isTaken;
}

function decide({ salonId, barberId, date, time }: HalfHour): boolean {
  const minutes = minutesOf(time);
  if (minutes < hours.from || minutes >= hours.until) return false;
  const rush = Math.floor(chance(`${salonId} ${date}`) * longestRush);
  const isRush = (minutes - hours.from) / 30 < rush;
  return chance(`${date} ${barberId} ${time}`) < (isRush ? shareTakenInRush : shareTaken);
}
