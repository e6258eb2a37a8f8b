import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { customers, emailChanges } from '../../platform/database/schema/index.ts';
import { hashToken } from '../../platform/identity/guests.ts';

export const hour = 60 * 60 * 1000;
/** Links per hour, for one customer and to one address, against flooding a mailbox. */
const most = 5;

export type LinkPurpose = (typeof emailChanges.$inferSelect)['purpose'];

export interface NewEmailLink {
  purpose: LinkPurpose;
  customerId: string;
  email: string;
  /** Milliseconds since 1970. */
  time: number;
  /** Lifetime in milliseconds. */
  lasts: number;
}

/** Links of a customer that may still be pressed. */
export const openLinks = (customerId: string, purpose: LinkPurpose) =>
  and(
    eq(emailChanges.customerId, customerId),
    eq(emailChanges.purpose, purpose),
    isNull(emailChanges.endedAt),
    isNull(emailChanges.confirmedAt),
  );

/** Serialises the counting of links to one address until the transaction ends. */
export async function lockAddress(tx: Database, email: string): Promise<void> {
  await tx.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`email change ${email}`}, 0))`,
  );
}

/** Whether the customer or the address got as many links as an hour allows. */
export async function hasManyLinks(
  tx: Database,
  { customerId, email, time }: Pick<NewEmailLink, 'customerId' | 'email' | 'time'>,
): Promise<boolean> {
  const recent = gt(emailChanges.createdAt, new Date(time - hour));
  const own = await tx.$count(emailChanges, and(eq(emailChanges.customerId, customerId), recent));
  const same = await tx.$count(emailChanges, and(eq(emailChanges.email, email), recent));
  return Math.max(own, same) >= most;
}

/** Stores a request and returns the token of its link, of which only the hash is kept. */
export async function makeEmailLink(
  tx: Database,
  { purpose, customerId, email, time, lasts }: NewEmailLink,
): Promise<{ changeId: string; linkToken: string }> {
  const changeId = randomUUID();
  const linkToken = randomBytes(32).toString('base64url');
  await tx.insert(emailChanges).values({
    id: changeId,
    customerId,
    purpose,
    email,
    tokenHash: hashToken(linkToken),
    createdAt: new Date(time),
    expiresAt: new Date(time + lasts),
  });
  return { changeId, linkToken };
}

/** The request of a link, in any state, and its account; undefined for an unknown link. */
export async function findEmailLink(
  db: Database,
  { token, purpose, time }: { token: string; purpose: LinkPurpose; time: number },
) {
  const [row] = await db
    .select({
      id: emailChanges.id,
      customerId: emailChanges.customerId,
      email: emailChanges.email,
      endedAt: emailChanges.endedAt,
      expiresAt: emailChanges.expiresAt,
      confirmedAt: emailChanges.confirmedAt,
      known: customers.email,
      knownVerifiedAt: customers.emailVerifiedAt,
      uid: customers.identityUid,
    })
    .from(emailChanges)
    .innerJoin(customers, eq(customers.id, emailChanges.customerId))
    .where(and(eq(emailChanges.tokenHash, hashToken(token)), eq(emailChanges.purpose, purpose)));
  if (row?.uid == null) return undefined;
  const { endedAt, expiresAt, ...link } = row;
  return { ...link, uid: row.uid, isOver: endedAt !== null || expiresAt.getTime() <= time };
}

export type EmailLink = NonNullable<Awaited<ReturnType<typeof findEmailLink>>>;

/** Ends a request that no press can complete. */
export async function endLink(db: Database, id: string, time: number): Promise<void> {
  await db
    .update(emailChanges)
    .set({ endedAt: new Date(time) })
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.confirmedAt)));
}
