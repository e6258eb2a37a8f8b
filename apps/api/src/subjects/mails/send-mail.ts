import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { type DropReason, mails } from '../../platform/database/schema/index.ts';
import { languageFrom } from '../../platform/http/messages.ts';
import type { Log } from '../../platform/log.ts';
import { composeMail, type MailSource } from './compose.ts';
import { isMailKind } from './mail-kind.ts';
import { type MailTransport, RefusedMailError, storedOnly } from '../../platform/mail/transport.ts';

export interface MailOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
  transport: MailTransport;
  /** Of the app, for links. */
  origin: string;
  log: Log;
}

type MailRow = typeof mails.$inferSelect;

/** A stored mail, as it is composed. */
export function sourceOf(row: MailRow): MailSource {
  const { kind, facts, language, recipientProved: isProved, createdAt } = row;
  if (!isMailKind(kind)) throw new Error('The kind of a mail is not known.');
  return { kind, facts, language: languageFrom(language), isProved, createdAt };
}

/**
 * A link belongs in one mailbox: only its hash is stored elsewhere. A preview has no other mailbox.
 */
const withoutLink = { facts: sql`${mails.facts} - '{linkToken,visitToken}'::text[]` };

/**
 * Sends a pending mail. If the process ends between sending and recording that, the mail is sent
 * again under the same `Message-ID`: mail programs show it once, and none is lost.
 * @throws the transport's error where another attempt follows
 */
export async function sendMail(options: MailOptions, id: string): Promise<void> {
  const { db, now, transport, origin } = options;
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  if (row === undefined || row.sentAt !== null || row.droppedAt !== null) return;
  if (isOutdated(row, now())) return drop(options, row, 'outdated');
  try {
    await transport(composeMail(sourceOf(row), origin), { id, recipient: row.recipient });
  } catch (error) {
    if (error instanceof RefusedMailError) return drop(options, row, 'refused', error.status);
    if (now() >= row.triesEndAt.getTime()) return drop(options, row, 'tries-used');
    throw error;
  }
  // The address of a deleted account is not stored.
  if (row.kind === 'goodbye') {
    await db.delete(mails).where(eq(mails.id, id));
    return;
  }
  await db
    .update(mails)
    .set({ sentAt: new Date(now()), ...(transport === storedOnly ? {} : withoutLink) })
    .where(and(eq(mails.id, id), isNull(mails.droppedAt)));
}

/** A reminder of a visit that has begun, or the offer of a time that is no longer held. */
function isOutdated({ kind, facts }: MailRow, time: number): boolean {
  if (facts.about === 'offer') return facts.heldUntil <= time;
  return kind === 'reminder' && facts.about === 'booking' && facts.startsAt <= time;
}

/** Ends the attempts, visibly; `requeue-mails` repeats them. */
async function drop(
  { db, now, log }: MailOptions,
  { id, kind }: MailRow,
  reason: DropReason,
  status?: number,
): Promise<void> {
  log('warn', 'mail dropped', { id, kind, reason, ...(status === undefined ? {} : { status }) });
  const own = and(eq(mails.id, id), isNull(mails.sentAt));
  if (kind === 'goodbye') await db.delete(mails).where(own);
  else
    await db
      .update(mails)
      .set({ droppedAt: new Date(now()), dropReason: reason })
      .where(own);
}
