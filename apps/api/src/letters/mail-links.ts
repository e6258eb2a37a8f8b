import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { mailLinks } from '../database/schema/index.ts';
import { hashToken } from '../identity/guests.ts';

/** What a link does. */
export type LinkPurpose = 'newsletter-confirm' | 'newsletter-end' | 'reminders-end';

export interface NewLink {
  purpose: LinkPurpose;
  email: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Milliseconds that it works. @default for ever */
  lasts?: number;
}

/** Makes a link and answers with its token, of which only the hash is stored. */
export async function makeLink(
  tx: Database,
  { purpose, email, time, lasts }: NewLink,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await tx.insert(mailLinks).values({
    tokenHash: hashToken(token),
    purpose,
    email,
    createdAt: new Date(time),
    expiresAt: lasts === undefined ? null : new Date(time + lasts),
  });
  return token;
}

/** Undefined for a link that never was, or works no more. */
export async function findLink(db: Database, token: string, time: number) {
  const stillWorks = or(isNull(mailLinks.expiresAt), gt(mailLinks.expiresAt, new Date(time)));
  const [row] = await db
    .select({ purpose: mailLinks.purpose, email: mailLinks.email })
    .from(mailLinks)
    .where(and(eq(mailLinks.tokenHash, hashToken(token)), stillWorks));
  return row;
}
