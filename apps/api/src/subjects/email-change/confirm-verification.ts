import { and, eq, isNull } from 'drizzle-orm';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { customers, emailChanges } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { takeEmail } from '../../platform/identity/customers.ts';
import { endOfSessions, endOtherAccess } from '../../platform/identity/end-access.ts';
import type { IdentityService } from '../../platform/identity/identity-service.ts';
import { type EmailLink, endLink, findEmailLink } from './links.ts';

export interface OpenedLink {
  token: string;
  /** Whose browser opened the link; null for a visitor. */
  session: CustomerActor | null;
  /** Milliseconds since 1970. */
  time: number;
}

export interface Verified {
  email: string;
  /** Whether it had been verified before this press. */
  wasVerified: boolean;
  /** Whether the browser that opened the link stays signed in to the account. */
  keepsSession: boolean;
}

const over = () => new ApiError(410, 'link-over', { message: 'verifyLinkOver' });

/**
 * The mailbox of an account's own address answered. The identity service is told first, then our
 * row: the next press or the next sign-in completes an interrupted attempt. Everything that others
 * may have left in the account ends, except the session that opened the link.
 * @throws ApiError 404 for an unknown link, 410 for one that is over
 * @throws IdentityUnavailableError where the identity service does not respond
 */
export async function confirmVerification(
  db: Database,
  identity: IdentityService,
  { token, session, time }: OpenedLink,
): Promise<Verified> {
  const link = await findEmailLink(db, { token, purpose: 'verification', time });
  if (link === undefined) throw new ApiError(404, 'not-found', { message: 'emailLinkWrong' });
  const { email, uid, customerId } = link;
  const isOwn = session?.id === customerId;
  if (link.known === email && link.knownVerifiedAt !== null) {
    return { email, wasVerified: true, keepsSession: isOwn };
  }
  if (link.isOver || link.confirmedAt !== null) throw over();
  const account = await identity.accountOf(uid);
  if (account?.email !== email || !(await identity.markVerified(uid))) {
    await endLink(db, link.id, time);
    throw over();
  }
  const kept = isOwn ? session.authTime : undefined;
  await transact(db, (tx) => complete(tx, link, { kept, time }));
  await identity.endSessions(uid, kept ?? endOfSessions(time));
  return { email, wasVerified: false, keepsSession: isOwn };
}

async function complete(
  tx: Database,
  { id, customerId, email }: EmailLink,
  { kept, time }: { kept: number | undefined; time: number },
): Promise<void> {
  await lockCustomer(tx, customerId);
  // The account was deleted meanwhile.
  if ((await tx.$count(customers, eq(customers.id, customerId))) === 0) throw over();
  const confirmed = await tx
    .update(emailChanges)
    .set({ confirmedAt: new Date(time), endedAt: null })
    .where(and(eq(emailChanges.id, id), isNull(emailChanges.confirmedAt)))
    .returning({ id: emailChanges.id });
  if (confirmed.length === 0) return;
  await takeEmail(tx, { id: customerId, email, isVerified: true, time });
  await endOtherAccess(tx, { customerId, kept, time });
}
