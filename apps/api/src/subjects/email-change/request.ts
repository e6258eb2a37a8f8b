import { and, eq, ne } from 'drizzle-orm';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { customers, emailChanges } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import {
  hasManyLinks,
  hour,
  lockAddress,
  makeEmailLink,
  type NewEmailLink,
  openLinks,
} from './links.ts';
import { writeMail } from './write-mail.ts';

/** Lifetime of a link. */
const lasts = hour;

export interface EmailRequest {
  customerId: string;
  email: string;
  language: Language;
  /** Of the customer, if it is known. */
  network?: string | undefined;
  /** Milliseconds since 1970. */
  time: number;
}

/**
 * Mails a link to the new address and notifies the old one. A repeated request for the same address
 * keeps earlier links valid; a request for another address ends them. Only the owner of the address
 * learns whether it has an account.
 * @throws ApiError 422 for the customer's current address, 429 after too many requests
 */
export async function requestChange(db: Database, request: EmailRequest): Promise<void> {
  const { customerId, language, network, time } = request;
  const email = request.email.toLowerCase();
  const at = new Date(time);
  await transact(db, async (tx) => {
    await lockAddress(tx, email);
    await lockCustomer(tx, customerId);
    const [customer] = await tx
      .select({ email: customers.email, verifiedAt: customers.emailVerifiedAt })
      .from(customers)
      .where(eq(customers.id, customerId));
    if (customer?.email === email) {
      throw new ApiError(422, 'invalid', { fields: { email: 'emailSame' } });
    }
    await requireFew(tx, { customerId, email, time });
    await tx
      .update(emailChanges)
      .set({ endedAt: at })
      .where(and(openLinks(customerId, 'change'), ne(emailChanges.email, email)));
    const link = { purpose: 'change', customerId, email, time, lasts } as const;
    const { changeId, linkToken } = await makeEmailLink(tx, link);
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

/** @throws ApiError 429 */
export async function requireFew(
  tx: Database,
  link: Pick<NewEmailLink, 'customerId' | 'email' | 'time'>,
): Promise<void> {
  if (await hasManyLinks(tx, link)) {
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
    .where(openLinks(customerId, 'change'));
}
