import { eq } from 'drizzle-orm';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { customers } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { hasManyLinks, hour, lockAddress, makeEmailLink } from './links.ts';
import { requireFew } from './request.ts';
import { writeMail } from './write-mail.ts';

/** Lifetime of a link. */
const lasts = 24 * hour;

export interface VerificationRequest {
  customerId: string;
  /** The account's own address. */
  email: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/** Mails a link to the address of a new account; an address that got many is left alone. */
export async function askMailbox(tx: Database, request: VerificationRequest): Promise<void> {
  const email = request.email.toLowerCase();
  await lockAddress(tx, email);
  if (!(await hasManyLinks(tx, { ...request, email }))) await mailLink(tx, { ...request, email });
}

/**
 * Mails another link; earlier ones keep working. Does nothing for an address that has answered, and
 * for an account without one.
 * @throws ApiError 429 after too many requests
 */
export async function askMailboxAgain(
  db: Database,
  actor: CustomerActor,
  { language, time }: Pick<VerificationRequest, 'language' | 'time'>,
): Promise<void> {
  const customerId = actor.id;
  await transact(db, async (tx) => {
    await lockCustomer(tx, customerId);
    const [customer] = await tx
      .select({ email: customers.email, verifiedAt: customers.emailVerifiedAt })
      .from(customers)
      .where(eq(customers.id, customerId));
    // Another profile has the address until the mailbox answers.
    const email = customer?.email ?? actor.email;
    if (customer === undefined || customer.verifiedAt !== null || email === undefined) return;
    await lockAddress(tx, email);
    await requireFew(tx, { customerId, email, time });
    await mailLink(tx, { customerId, email, language, time });
  });
}

async function mailLink(
  tx: Database,
  { customerId, email, language, time }: VerificationRequest,
): Promise<void> {
  const link = { purpose: 'verification', customerId, email, time, lasts } as const;
  const { changeId, linkToken } = await makeEmailLink(tx, link);
  await writeMail(tx, {
    changeId,
    step: 'verify',
    recipient: email,
    isProved: false,
    language,
    linkToken,
    time,
  });
}
