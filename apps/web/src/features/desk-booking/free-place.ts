import { isPlainTime, type PlainDate, type PlainTime } from '../../shared/dates.ts';

/** Free time of a barber to which something is added. */
export interface FreePlace {
  readonly barberId: string;
  readonly date: PlainDate;
  readonly time: PlainTime;
}

/**
 * The free time in a URL.
 * @param text - `barber@time`; null for none
 */
export function freePlaceIn(text: string | null, date: PlainDate): FreePlace | null {
  const [barberId = '', time = ''] = text?.split('@') ?? [];
  return barberId !== '' && isPlainTime(time) ? { barberId, date, time } : null;
}
