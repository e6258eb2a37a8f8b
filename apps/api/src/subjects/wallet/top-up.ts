import { randomUUIDv7 } from 'node:crypto';
import { cardBrands, type TopUpRequest } from '@salonica/contract/v1';
import { and, desc, eq } from 'drizzle-orm';
import { actorText, releaseKey } from '../../platform/calls/key-rows.ts';
import { lockCustomer } from '../customers/lock-customer.ts';
import type { Database } from '../../platform/database/database.ts';
import { topUps } from '../../platform/database/schema/index.ts';
import { transact } from '../../platform/database/transact.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import type { Charge, ChargeResult, PaymentProvider } from '../payments/payment-provider.ts';
import { post, systemAccounts, walletAccount } from './ledger.ts';
import { notifyWallet } from './notify-wallet.ts';
import { requireMethod } from './payment-methods.ts';

export type TopUpRow = typeof topUps.$inferSelect;

/** Charges of one customer that wait for their holder or the provider. */
const mostPending = 5;

/** Seconds until one of them may have ended. */
const retryAfterSeconds = 60;

/**
 * Stores a charge before it is made, in the transaction that claims the key of the call.
 * @throws ApiError 404 for an unknown card, 429 where too many charges are pending
 */
export async function beginTopUp(
  tx: Database,
  customerId: string,
  { amount, methodId }: TopUpRequest,
  { callKey, at }: { callKey: string; at: Date },
): Promise<void> {
  // Also against the deletion of the account, which ends pending charges first.
  await lockCustomer(tx, customerId);
  const { providerRef, brand, lastFour } = await requireMethod(tx, customerId, methodId);
  if ((await tx.$count(topUps, isPendingOf(customerId))) >= mostPending) {
    throw new ApiError(429, 'rate-limited', { retryAfterSeconds });
  }
  await tx.insert(topUps).values({
    id: randomUUIDv7(),
    customerId,
    callKey,
    providerRef,
    brand,
    lastFour,
    ...amount,
    createdAt: at,
    askedAt: at,
  });
}

export const isPendingOf = (customerId: string) =>
  and(eq(topUps.customerId, customerId), eq(topUps.status, 'pending'));

/**
 * The charge that a call began.
 * @throws ApiError 409 where another attempt has found it declined
 */
export async function findTopUp(
  db: Database,
  customerId: string,
  callKey: string,
): Promise<TopUpRow> {
  const [row] = await db
    .select()
    .from(topUps)
    .where(and(eq(topUps.customerId, customerId), eq(topUps.callKey, callKey)))
    .orderBy(desc(topUps.id))
    .limit(1);
  if (row === undefined || row.status === 'declined') throw new ApiError(409, 'card-declined');
  return row;
}

/** A charge as its provider knows it. */
export const chargeOf = ({ id, customerId, providerRef, minor, currency }: TopUpRow) => ({
  key: id,
  customerId: customerId ?? '',
  token: providerRef,
  minor,
  currency,
});

/**
 * Charges the card. Outside a transaction, because the provider is slow; further attempts charge
 * nothing.
 * @returns the provider's id of the charge
 * @throws ApiError 409 where the card is declined, or where its holder has to confirm the payment
 */
export async function chargeCard(
  db: Database,
  payments: PaymentProvider,
  topUp: TopUpRow,
): Promise<string> {
  const result = topUp.chargeId ?? (await payments.charge(chargeOf(topUp)));
  if (typeof result === 'string') return result;
  if (result.status === 'succeeded') return result.id;
  if (result.status === 'needs-confirmation') {
    throw new ApiError(409, 'needs-confirmation', { confirmation: result.path });
  }
  await transact(db, (tx) => declineTopUp(tx, topUp));
  throw new ApiError(409, 'card-declined');
}

/** Ends a charge that was declined; the key of its call may be used again. */
export async function declineTopUp(
  tx: Database,
  { id, customerId, callKey }: TopUpRow,
): Promise<void> {
  const ended = await tx
    .update(topUps)
    .set({ status: 'declined' })
    .where(and(eq(topUps.id, id), eq(topUps.status, 'pending')))
    .returning({ id: topUps.id });
  if (ended.length === 0 || customerId === null) return;
  await releaseKey(tx, actorText({ kind: 'customer', id: customerId }), callKey);
}

/** Books the charge of a top-up, once. */
export async function bookTopUp(
  tx: Database,
  { id }: Pick<TopUpRow, 'id'>,
  chargeId: string,
): Promise<{ accountId: string; isNew: boolean }> {
  const [row] = await tx.select().from(topUps).where(eq(topUps.id, id)).for('update');
  const brand = cardBrands.find((known) => known === row?.brand);
  if (row?.customerId == null || brand === undefined) {
    throw new Error('A charge belongs to a customer and a card.');
  }
  const { customerId, lastFour, minor, createdAt: at } = row;
  if (row.status !== 'booked') {
    await tx.update(topUps).set({ status: 'booked', chargeId }).where(eq(topUps.id, id));
  }
  return bookCharge(tx, { id: chargeId, customerId, minor, card: { brand, lastFour }, at });
}

/** What the provider's answer means for a top-up: it is booked, declined or left pending. */
export async function settleTopUp(
  db: Database,
  topUp: TopUpRow,
  result: ChargeResult | undefined,
): Promise<boolean> {
  if (result?.status === 'succeeded') {
    return (await transact(db, (tx) => bookTopUp(tx, topUp, result.id))).isNew;
  }
  if (result?.status === 'declined') await transact(db, (tx) => declineTopUp(tx, topUp));
  return false;
}

/**
 * Adds a charge to a wallet, once for each charge.
 * @returns the account of the wallet, and whether the charge is new
 */
export async function bookCharge(
  tx: Database,
  { id, customerId, minor, card, at }: Charge,
): Promise<{ accountId: string; isNew: boolean }> {
  const accountId = await walletAccount(tx, customerId);
  const { brand, lastFour } = card;
  const journal = await post(tx, {
    ref: id,
    details: { kind: 'top-up', card: { brand, lastFour } },
    at,
    from: systemAccounts.cards,
    to: accountId,
    minor,
  });
  if (journal !== undefined) await notifyWallet(tx, customerId);
  return { accountId, isNew: journal !== undefined };
}
