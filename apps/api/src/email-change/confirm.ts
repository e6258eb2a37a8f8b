import { and, eq, gt, isNull } from 'drizzle-orm';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../database/database.ts';
import { customers, emailChanges } from '../database/schema/index.ts';
import { transact } from '../database/transact.ts';
import { ApiError } from '../http/api-error.ts';
import type { Language } from '../http/messages.ts';
import { takeEmail } from '../identity/customers.ts';
import { hashToken } from '../identity/guests.ts';
import type { IdentityService } from '../identity/identity-service.ts';
import { openChanges } from './request.ts';
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
  const change = await find(db, token, time);
  if (change === undefined) throw over();
  const { id, uid, email } = change;
  if (change.confirmedAt !== null) {
    if (change.known !== email) throw over();
    return email;
  }
  const result = await identity.changeEmail(uid, email);
  if (result === 'email-taken') {
    await end(db, id, time);
    throw new ApiError(409, 'email-taken');
  }
  if (result !== 'changed') {
    await end(db, id, time);
    throw over();
  }
  await transact(db, (tx) => complete(tx, change, { language, time }));
  return email;
}

/** The request of a valid or already confirmed link, and its account. */
async function find(db: Database, token: string, time: number) {
  const [row] = await db
    .select({
      id: emailChanges.id,
      customerId: emailChanges.customerId,
      email: emailChanges.email,
      confirmedAt: emailChanges.confirmedAt,
      known: customers.email,
      uid: customers.identityUid,
    })
    .from(emailChanges)
    .innerJoin(customers, eq(customers.id, emailChanges.customerId))
    .where(
      and(
        eq(emailChanges.tokenHash, hashToken(token)),
        isNull(emailChanges.endedAt),
        gt(emailChanges.expiresAt, new Date(time)),
      ),
    );
  if (row?.uid == null) return undefined;
  return { ...row, uid: row.uid };
}

type Change = NonNullable<Awaited<ReturnType<typeof find>>>;

/**
 * The identity service's change is applied, even if the request was cancelled at the same moment.
 */
async function complete(
  tx: Database,
  { id, customerId, email }: Change,
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
    .set({ confirmedAt: at, endedAt: null, formerEmail: customer.email })
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.confirmedAt)))
    .returning({ id: emailChanges.id });
  if (confirmed === undefined) return;
  await tx.update(emailChanges).set({ endedAt: at }).where(openChanges(customerId));
  await takeEmail(tx, customerId, email, true);
  await tx.update(customers).set({ emailChangedAt: at }).where(eq(customers.id, customerId));
  if (customer.email !== null && customer.email !== email) {
    const recipient = customer.email;
    const isProved = customer.verifiedAt !== null;
    await writeMail(tx, { changeId: id, step: 'changed', recipient, isProved, language, time });
  }
}

async function end(db: Database, id: string, time: number): Promise<void> {
  await db
    .update(emailChanges)
    .set({ endedAt: new Date(time) })
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.confirmedAt)));
}
