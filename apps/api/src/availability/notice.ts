import { minute } from './plain-time.ts';

/**
 * The last instant at which a booking can be moved or cancelled: elapsed minutes, across changes of
 * daylight saving time.
 */
export const changeableUntil = (startsAt: number, noticeMinutes: number): number =>
  startsAt - noticeMinutes * minute;
