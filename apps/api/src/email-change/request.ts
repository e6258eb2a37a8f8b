import { randomBytes, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../database/database.ts';
import { customers, emailChanges } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import { ApiError } from '../http/api-error.ts';
import type { Language } from '../http/messages.ts';
import { hashToken } from '../identity/guests.ts';
import { writeMail } from './write-mail.ts';

const hour = 60 * 60 * 1000;
/** Lifetime of a link. */
const lasts = hour;
/** Requests per hour, by one customer and for one address, against flooding a mailbox. */
const most = 5;

export interface EmailWish {
  customerId: string;
  email: string;
  language: Language;
  /** Of the customer, if it is known. */
  network?: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
}

/** Open requests of a customer. */
export const openChanges = (customerId: string) =>
  and(
    eq(emailChanges.customerId, customerId),
    isNull(emailChanges.endedAt),
    isNull(emailChanges.confirmedAt),
  );

/**
 * Mails a link to the new address and notifies the old one. A repeated request for the same address
 * keeps earlier links valid; a request for another address ends them. Only the owner of the address
 * learns whether it has an account.
 * @throws ApiError 422 for the customer's current address, 429 after too many requests
 */
export async function requestChange(db: Database, wish: EmailWish): Promise<void> {
  const { customerId, language, network, time } = wish;
  const email = wish.email.toLowerCase();
  const at = new Date(time);
  await transact(db, async (tx) => {
    // Serialises the counting of requests for one address.
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended(${`email change ${email}`}, 0))`,
    );
    await lockCustomer(tx, customerId);
    const [customer] = await tx
      .select({ email: customers.email, verifiedAt: customers.emailVerifiedAt })
      .from(customers)
      .where(eq(customers.id, customerId));
    if (customer?.email === email) {
      throw new ApiError(422, 'invalid', { fields: { email: 'emailSame' } });
    }
    await requireFew(tx, wish.customerId, email, time);
    await tx
      .update(emailChanges)
      .set({ endedAt: at })
      .where(and(openChanges(customerId), ne(emailChanges.email, email)));
    const changeId = randomUUID();
    const linkToken = randomBytes(32).toString('base64url');
    await tx.insert(emailChanges).values({
      id: changeId,
      customerId,
      email,
      tokenHash: hashToken(linkToken),
      createdAt: at,
      expiresAt: new Date(time + lasts),
    });
    const common = { changeId, language, network, time };
    const isProved = customer?.verifiedAt != null;
    await writeMail(tx, {
      ...common,
      step: 'confirm',
      recipient: email,
      isProved: false,
      linkToken,
    });
    if (customer?.email != null) {
      await writeMail(tx, { ...common, step: 'asked', recipient: customer.email, isProved });
    }
  });
}

async function requireFew(tx: Database, customerId: string, email: string, time: number) {
  const recent = gt(emailChanges.createdAt, new Date(time - hour));
  const own = await tx.$count(emailChanges, and(eq(emailChanges.customerId, customerId), recent));
  const same = await tx.$count(emailChanges, and(eq(emailChanges.email, email), recent));
  if (Math.max(own, same) >= most) {
    throw new ApiError(429, 'rate-limited', {
      message: 'manyEmailChanges',
      retryAfterSeconds: hour / 1000,
    });
  }
}

/** Ends open requests; has no effect without any. */
export async function cancelChange(db: Database, customerId: string, time: number): Promise<void> {
  await db
    .update(emailChanges)
    .set({ endedAt: new Date(time) })
    .where(openChanges(customerId));
}
