import { randomUUIDv7 } from 'node:crypto';
import type { DeletionRequest } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import type { BookingOptions } from '../../bookings/request-context.ts';
import { cancelAll } from '../../bookings/cancel-all.ts';
import { leaveDesks } from '../../desk/members.ts';
import { formerMailboxes } from '../../email-change/former-mailboxes.ts';
import type { Database } from '../../../platform/database/database.ts';
import { closedAccounts, paymentMethods, topUps } from '../../../platform/database/schema/index.ts';
import { transact } from '../../../platform/database/transact.ts';
import { ApiError } from '../../../platform/http/api-error.ts';
import type { Language } from '../../../platform/http/messages.ts';
import type { CustomerActor } from '../../../platform/identity/actor.ts';
import { hashToken } from '../../../platform/identity/guests.ts';
import { job, sendJobs } from '../../../platform/jobs/send.ts';
import { publish } from '../../../platform/events/publish.ts';
import { storeMail } from '../../mails/store-mail.ts';
import type { PaymentProvider } from '../../payments/payment-provider.ts';
import { endTopUps } from '../../wallet/settle-top-ups.ts';
import { isPendingOf } from '../../wallet/top-up.ts';
import { findWallet, lockWallet, post, systemAccounts } from '../../wallet/ledger.ts';
import { personalSubjects } from '../personal-subjects.ts';
import { lockOwner } from '../record-owner.ts';
import { countPending } from './consequences.ts';

export interface Deletion {
  actor: CustomerActor;
  /** The token of the call, which the identity service requires. */
  token: string | undefined;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

export interface DeletionOptions extends Pick<BookingOptions, 'db' | 'salonStates' | 'versioned'> {
  /** The payment provider. */
  payments: PaymentProvider | undefined;
}

/** When to look for concurrent writes, in milliseconds: no call takes that long. */
const leftoversAfter = 15 * 60 * 1000;

/**
 * Erases a customer's records in one transaction: all of them, or none. A job deletes the data of other services
 * afterwards.
 *
 * @throws ApiError 409 for a pending withdrawal that is not given up, where the balance differs from the amount given
 * up, and for the last owner of a salon
 */
export async function deleteRecords(
  { db, salonStates, versioned, payments }: DeletionOptions,
  { actor, token, language, time }: Deletion,
  { forfeits, leavesPending }: DeletionRequest,
): Promise<void> {
  const { id, uid } = actor;
  // Outside of the transaction, because the provider is slow: the balance includes what it booked.
  await endTopUps(db, payments, id);
  await transact(db, async (tx) => {
    const owner = await lockOwner(tx, actor);
    if (!leavesPending && (await countPending(tx, id)) > 0) {
      throw new ApiError(409, 'withdrawal-pending');
    }
    // Begun meanwhile: once it has ended, the balance may differ from the amount given up.
    if (payments !== undefined && (await tx.$count(topUps, isPendingOf(id))) > 0)
      throw new ApiError(409, 'balance-left');
    await emptyWallet(tx, id, forfeits, time);
    await leaveDesks(tx, id);
    await cancelAll(tx, { salonStates, versioned, actor, language, time });
    const cards = await tx
      .select({ ref: paymentMethods.providerRef })
      .from(paymentMethods)
      .where(eq(paymentMethods.customerId, id));
    // A former address may have records too.
    const former = await formerMailboxes(tx, id);
    const owners = [...former.map((mailbox) => ({ id, uid, mailbox })), owner];
    for (const subject of personalSubjects) {
      for (const one of owners) await subject.erase(tx, one);
    }
    const closed = {
      id,
      uid,
      token: token ?? null,
      cards: cards.map(({ ref }) => ref),
      closedAt: new Date(time),
      goneAt: null,
    };
    await tx
      .insert(closedAccounts)
      .values({ ...closed, uidHash: hashToken(uid) })
      .onConflictDoUpdate({ target: closedAccounts.uidHash, set: closed });
    await publish(tx, { topic: 'customer', subject: id, payload: { deleted: true } });
    await sendJobs(
      tx,
      job('finish-deletion', { id }),
      job('erase-leftovers', { id }, { at: time + leftoversAfter }),
    );
    const { mailbox } = owner;
    if (mailbox !== undefined) await mailGoodbye(tx, mailbox.email, language, time);
  });
}

/** The remaining balance has no owner and stays in the ledger. */
async function emptyWallet(
  tx: Database,
  customerId: string,
  forfeits: DeletionRequest['forfeits'],
  time: number,
): Promise<void> {
  const wallet =
    (await findWallet(tx, customerId)) === undefined ? undefined : await lockWallet(tx, customerId);
  const minor = wallet?.minor ?? 0;
  if (minor !== (forfeits?.minor ?? 0)) throw new ApiError(409, 'balance-left');
  if (wallet === undefined || minor === 0) return;
  await post(tx, {
    ref: wallet.accountId,
    details: { kind: 'forfeit' },
    at: new Date(time),
    from: wallet.accountId,
    to: systemAccounts.forfeits,
    minor,
  });
}

/** The last mail: the row with its address is deleted after sending. */
const mailGoodbye = (tx: Database, recipient: string, language: Language, time: number) =>
  storeMail(tx, {
    recipient,
    isProved: true,
    kind: 'goodbye',
    subject: randomUUIDv7(),
    revision: 0,
    language,
    facts: { about: 'account' },
    time,
  });
