import { and, eq, isNull } from 'drizzle-orm';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { customers, emailChanges } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Language } from '../../platform/http/messages.ts';
import { takeEmail } from '../../platform/identity/customers.ts';
import { endOtherAccess } from '../../platform/identity/end-access.ts';
import type { IdentityService } from '../../platform/identity/identity-service.ts';
import { type EmailLink, endLink, findEmailLink } from './links.ts';
import { writeMail } from './write-mail.ts';

export interface Confirmation {
  token: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

const over = () => new ApiError(404, 'not-found', { message: 'emailLinkOver' });

/**
 * Changes the address at the identity service, then in our row: the next attempt or sign-in
 * completes an interrupted change. Repeated presses of one link have no effect.
 * @returns the current address
 * @throws ApiError 404 for an invalid link, 409 where another account has the address
 * @throws IdentityUnavailableError where the identity service does not respond
 */
export async function confirmChange(
  db: Database,
  identity: IdentityService,
  { token, language, time }: Confirmation,
): Promise<string> {
  const change = await findEmailLink(db, { token, purpose: 'change', time });
  if (change === undefined || change.isOver) throw over();
  const { id, uid, email } = change;
  if (change.confirmedAt !== null) {
    if (change.known !== email) throw over();
    return email;
  }
  const result = await identity.changeEmail(uid, email);
  if (result === 'email-taken') {
    await endLink(db, id, time);
    throw new ApiError(409, 'email-taken');
  }
  if (result !== 'changed') {
    await endLink(db, id, time);
    throw over();
  }
  await transact(db, (tx) => complete(tx, change, { language, time }));
  return email;
}

/**
 * The identity service's change is applied, even if the request was cancelled at the same moment.
 */
async function complete(
  tx: Database,
  { id, customerId, email }: EmailLink,
  { language, time }: Omit<Confirmation, 'token'>,
): Promise<void> {
  const at = new Date(time);
  await lockCustomer(tx, customerId);
  const [customer] = await tx
    .select({ email: customers.email, verifiedAt: customers.emailVerifiedAt })
    .from(customers)
    .where(eq(customers.id, customerId));
  // The account was deleted meanwhile.
  if (customer === undefined) throw over();
  const [confirmed] = await tx
    .update(emailChanges)
    .set({
      confirmedAt: at,
      endedAt: null,
      formerEmail: customer.email,
      formerVerifiedAt: customer.verifiedAt,
    })
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.confirmedAt)))
    .returning({ id: emailChanges.id });
  if (confirmed === undefined) return;
  await takeEmail(tx, { id: customerId, email, isVerified: true, time });
  await tx.update(customers).set({ emailChangedAt: at }).where(eq(customers.id, customerId));
  await endOtherAccess(tx, { customerId, kept: undefined, time });
  if (customer.email !== null && customer.email !== email) {
    const recipient = customer.email;
    const isProved = customer.verifiedAt !== null;
    await writeMail(tx, { changeId: id, step: 'changed', recipient, isProved, language, time });
  }
}
