import { minute } from './plain-time.ts';

/** The last instant at which a booking can be moved or cancelled: minutes that pass, whatever the clocks do. */
export const changeableUntil = (startsAt: number, noticeMinutes: number): number =>
  startsAt - noticeMinutes * minute;
