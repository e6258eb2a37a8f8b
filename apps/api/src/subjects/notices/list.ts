import type { NoticeWire } from '@salonica/contract/v1';
import { and, desc, eq, inArray, isNull, lt } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../../platform/database/database.ts';
import { notices } from '../../platform/database/schema/index.ts';
import { cursorOf, readCursor } from '../../platform/http/cursor.ts';
import type { Language } from '../../platform/http/messages.ts';
import { isNoticeKind } from '../mails/mail-kind.ts';
import { publishNotices } from './record.ts';

/** Notices per page. */
const pageSize = 20;

type NoticeRow = typeof notices.$inferSelect;

const cursorSchema = v.tuple([v.pipe(v.string(), v.uuid())]);

/** Notices of a customer, newest first. */
export async function listNotices(
  db: Database,
  customerId: string,
  language: Language,
  cursor: string | undefined,
): Promise<{ notices: NoticeWire[]; nextCursor: string | null }> {
  const [before] = readCursor(cursor, cursorSchema) ?? [];
  const rows = await db
    .select()
    .from(notices)
    .where(
      and(
        eq(notices.customerId, customerId),
        before === undefined ? undefined : lt(notices.id, before),
      ),
    )
    .orderBy(desc(notices.id))
    .limit(pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = page.at(-1);
  return {
    notices: page.map((row) => noticeWire(row, language)),
    nextCursor: last === undefined || rows.length <= pageSize ? null : cursorOf([last.id]),
  };
}

/** A notice in the format of the contract. */
function noticeWire({ id, kind, facts, createdAt, readAt }: NoticeRow, language: Language) {
  const common = { id, at: createdAt.toISOString(), isRead: readAt !== null };
  if (facts.about === 'withdrawal') {
    const { withdrawalId, state, minor, currency } = facts;
    const withdrawal = { id: withdrawalId, state, amount: { minor, currency } };
    return { ...common, kind: 'withdrawal' as const, withdrawal };
  }
  if (facts.about === 'offer') {
    const { offerId, salon, service, barber, date, time, heldUntil } = facts;
    const offer = {
      id: offerId,
      salonName: salon,
      serviceName: service[language],
      barberName: barber[language],
      date,
      time,
      heldUntil: new Date(heldUntil).toISOString(),
    };
    return { ...common, kind: 'offer' as const, offer };
  }
  if (!isNoticeKind(kind) || kind === 'withdrawal' || kind === 'offer') {
    throw new Error('The kind of a notice is not known.');
  }
  return {
    ...common,
    kind,
    booking: {
      id: facts.bookingId,
      salonName: facts.salon,
      serviceName: facts.service[language],
      barberName: facts.barber[language],
      date: facts.date,
      time: facts.time,
      before: facts.before ?? null,
      ...(facts.undo && {
        undo: { id: facts.undo.offerId, until: new Date(facts.undo.until).toISOString() },
      }),
    },
  };
}

const unreadOf = (customerId: string) =>
  and(eq(notices.customerId, customerId), isNull(notices.readAt));

export const countUnread = (db: Database, customerId: string): Promise<number> =>
  db.$count(notices, unreadOf(customerId));

/**
 * Marks notices of a customer as read (all of them without ids) and notifies the customer's other
 * pages.
 */
export async function markRead(
  tx: Database,
  customerId: string,
  ids: readonly string[] | undefined,
  time: number,
): Promise<number> {
  const marked = await tx
    .update(notices)
    .set({ readAt: new Date(time) })
    .where(and(unreadOf(customerId), ids === undefined ? undefined : inArray(notices.id, [...ids])))
    .returning({ id: notices.id });
  if (marked.length > 0) await publishNotices(tx, customerId);
  return countUnread(tx, customerId);
}
