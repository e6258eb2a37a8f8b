import { eq, sql } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mails } from '../database/schema/index.ts';
import { composeMail, type MailSource } from './compose.ts';
import { isMailKind } from './mail-kind.ts';
import { languageFrom } from '../http/messages.ts';
import { type MailTransport, storedOnly } from './transport.ts';

export interface MailOptions {
  db: Database;
  /** The time in milliseconds since 1970. */
  now: () => number;
  transport: MailTransport;
  /** Of the app, for links. */
  origin: string;
}

type MailRow = typeof mails.$inferSelect;

/** A stored mail, as it is composed. */
export function sourceOf({ kind, facts, language, createdAt }: MailRow): MailSource {
  if (!isMailKind(kind)) throw new Error('The kind of a mail is not known.');
  return { kind, facts, language: languageFrom(language), createdAt };
}

/**
 * A link belongs in one mailbox: only its hash is stored elsewhere. A preview has no other mailbox.
 */
const withoutLink = { facts: sql`${mails.facts} - '{linkToken,visitToken}'::text[]` };

/**
 * Sends a pending mail. If the process ends between sending and recording that, the mail is sent
 * again under the same `Message-ID`: mail programs show it once, and none is lost.
 */
export async function sendMail(
  { db, now, transport, origin }: MailOptions,
  id: string,
): Promise<void> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  if (row === undefined || row.sentAt !== null) return;
  await transport(composeMail(sourceOf(row), origin), { id, recipient: row.recipient });
  // The address of a deleted account is not stored.
  if (row.kind === 'goodbye') {
    await db.delete(mails).where(eq(mails.id, id));
    return;
  }
  await db
    .update(mails)
    .set({ sentAt: new Date(now()), ...(transport === storedOnly ? {} : withoutLink) })
    .where(eq(mails.id, id));
}
