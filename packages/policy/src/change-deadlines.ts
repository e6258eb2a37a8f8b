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

/** What decides whether a booking can be moved or cancelled now. */
export interface ChangeTerms extends NoticeTerms {
  status: string;
  endsAt: Date;
}

/** Why a booking cannot be moved or cancelled, or null. */
export function changeRefusal(
  booking: ChangeTerms,
  now: number,
): 'wrong-state' | 'too-late' | null {
  if (booking.status !== 'confirmed' || booking.endsAt.getTime() <= now) return 'wrong-state';
  return now > changeableUntil(booking) ? 'too-late' : null;
}

/** Why a booking cannot be restored, or null. */
export function restoreRefusal(
  booking: RestoreTerms & { status: string },
  leadMinutes: number,
  now: number,
): 'wrong-state' | 'too-late' | null {
  if (booking.status !== 'cancelled') return 'wrong-state';
  const isOver = booking.startsAt.getTime() <= now;
  return isOver || now > restorableUntil(booking, leadMinutes) ? 'too-late' : null;
}

/** How long the chair is kept for a late customer, in milliseconds since 1970. */
export const heldUntil = (
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
  graceMinutes: number,
): number => Math.min(startsAt.getTime() + graceMinutes * minute, endsAt.getTime());
