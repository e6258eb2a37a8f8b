import { minute } from './plain-time.ts';

/** How long a booking or a cancellation can be undone, even close to the start. */
const afterthought = 15 * minute;

/** What decides whether a booking can still be changed. */
export interface NoticeTerms {
  startsAt: Date;
  createdAt: Date;
  noticeMinutes: number;
}

/**
 * The last instant at which a booking can be moved or cancelled, in milliseconds since 1970: the
 * salon's notice before the start, for a later booking a quarter of an hour after it was made, and
 * never after the start. The notice is elapsed minutes, across changes of daylight saving time.
 */
export function changeableUntil({ startsAt, createdAt, noticeMinutes }: NoticeTerms): number {
  const start = startsAt.getTime();
  const notice = start - noticeMinutes * minute;
  return Math.min(start, Math.max(notice, createdAt.getTime() + afterthought));
}

export interface RestoreTerms {
  startsAt: Date;
  cancelledAt: Date | null;
  noticeMinutes: number;
}

/**
 * The last instant at which a cancelled booking can be restored, in milliseconds since 1970: while a
 * new one could be made and changed, or a quarter of an hour after the cancellation.
 */
export function restorableUntil(
  { startsAt, cancelledAt, noticeMinutes }: RestoreTerms,
  leadMinutes: number,
): number {
  const start = startsAt.getTime();
  const agreed = start - Math.max(noticeMinutes, leadMinutes) * minute;
  const undone = cancelledAt === null ? 0 : cancelledAt.getTime() + afterthought;
  return Math.min(start, Math.max(agreed, undone));
}
