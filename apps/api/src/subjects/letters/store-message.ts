import type { ContactRequest } from '@salonica/contract/v1';
import { and, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import { contactMessages } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';

/** Messages per address and window; more have to wait. */
const most = 3;
const window = 60 * 60 * 1000;

export interface Sender {
  /** Undefined for a signed-out visitor. */
  customerId: string | undefined;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Stores a message for support. No mail goes to the typed address, since its owner is not verified.
 *
 * @throws ApiError 429 after a few messages from one address
 */
export async function storeMessage(
  db: Database,
  { id, name, subject, message, ...request }: ContactRequest,
  { customerId, language, time }: Sender,
): Promise<void> {
  const email = request.email.toLowerCase();
  await transact(db, async (tx) => {
    // Serialises the counting of messages from one address.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`contact ${email}`}, 0))`);
    if ((await tx.$count(contactMessages, eq(contactMessages.id, id))) > 0) return;
    const recent = and(
      eq(contactMessages.email, email),
      gt(contactMessages.createdAt, new Date(time - window)),
    );
    if ((await tx.$count(contactMessages, recent)) >= most) {
      throw new ApiError(429, 'rate-limited', {
        message: 'manyMessages',
        retryAfterSeconds: window / 1000,
      });
    }
    await tx.insert(contactMessages).values({
      id,
      customerId: customerId ?? null,
      name,
      email,
      subject,
      message,
      language,
      createdAt: new Date(time),
    });
  });
}
