import { randomBytes } from 'node:crypto';
import { and, eq, gt, isNull, or } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { mailLinks } from '../../platform/database/schema/index.ts';
import { hashToken } from '../../platform/identity/guests.ts';

/** The action of a link. */
export type LinkPurpose = 'newsletter-confirm' | 'newsletter-end' | 'reminders-end';

export interface NewLink {
  purpose: LinkPurpose;
  email: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Lifetime in milliseconds. @default unlimited */
  lasts?: number;
}

/** Creates a link and returns its token, of which only the hash is stored. */
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

/** Undefined for an unknown or expired link. */
export async function findLink(db: Database, token: string, time: number) {
  const stillWorks = or(isNull(mailLinks.expiresAt), gt(mailLinks.expiresAt, new Date(time)));
  const [row] = await db
    .select({ purpose: mailLinks.purpose, email: mailLinks.email })
    .from(mailLinks)
    .where(and(eq(mailLinks.tokenHash, hashToken(token)), stillWorks));
  return row;
}
