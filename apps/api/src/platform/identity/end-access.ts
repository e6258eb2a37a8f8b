import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { calendarFeeds, customers, emailChanges } from '../database/schema/index.ts';
import { publish } from '../events/publish.ts';

export interface EndOfAccess {
  customerId: string;
  /** When the session began that stays, in seconds since 1970; undefined if none does. */
  kept: number | undefined;
  /** Milliseconds since 1970. */
  time: number;
}

/** Seconds since 1970 before which sessions end: tokens tell no smaller part of a second. */
export const endOfSessions = (time: number): number => Math.floor(time / 1000) + 1;

/**
 * Ends everything that a caller with another way into the account may have left: the other
 * sessions, the private calendar URL, and links in mails. For a moment at which the account changes
 * hands, or may do so: its address answered, or the ways to sign in changed.
 */
export async function endOtherAccess(
  tx: Database,
  { customerId, kept, time }: EndOfAccess,
): Promise<void> {
  await tx
    .update(customers)
    .set({
      sessionsValidFrom: new Date(endOfSessions(time) * 1000),
      sessionKeptAt: kept === undefined ? null : new Date(kept * 1000),
    })
    .where(eq(customers.id, customerId));
  await tx.delete(calendarFeeds).where(eq(calendarFeeds.customerId, customerId));
  await tx
    .update(emailChanges)
    .set({ endedAt: new Date(time) })
    .where(
      and(
        eq(emailChanges.customerId, customerId),
        isNull(emailChanges.endedAt),
        isNull(emailChanges.confirmedAt),
      ),
    );
  // Open streams end, and only the kept session can open a new one.
  await publish(tx, { topic: 'customer', subject: customerId, payload: { sessionsEnded: true } });
}

export interface SessionBounds {
  sessionsValidFrom: Date | null;
  sessionKeptAt: Date | null;
}

/** Whether a session has ended although its token has not expired. */
export function hasEnded(
  { sessionsValidFrom, sessionKeptAt }: SessionBounds,
  authTime: number,
): boolean {
  const began = authTime * 1000;
  if (sessionsValidFrom === null || began >= sessionsValidFrom.getTime()) return false;
  return began !== sessionKeptAt?.getTime();
}
