import type { TopUpRequest } from '@salonica/contract/v1';
import type { Database } from '../database/database.ts';
import { ApiError } from '../http/api-error.ts';
import {
  type Charge,
  ChargeKeyReusedError,
  type ChargeRequest,
  type PaymentProvider,
} from '../payments/payment-provider.ts';
import { post, systemAccounts, walletAccount } from './ledger.ts';
import { cardOf, requireMethod } from './payment-methods.ts';
import { notifyWallet } from './notify-wallet.ts';

export interface TopUpContext {
  db: Database;
  payments: PaymentProvider;
  customerId: string;
  /** The idempotency key of the call. */
  key: string;
  at: Date;
}

/**
 * Charges the card. Outside a transaction, because the provider is slow; a second attempt with the
 * same key charges nothing.
 * @throws ApiError 409 where the card is declined, or where its holder has to confirm the payment
 */
export async function chargeCard(
  { db, payments, customerId, key, at }: TopUpContext,
  { amount, methodId }: TopUpRequest,
): Promise<Charge> {
  const method = await requireMethod(db, customerId, methodId);
  const { minor, currency } = amount;
  const request = { key: `${customerId}:${key}`, customerId, token: method.providerRef };
  const charge = await chargeOnce(payments, { ...request, minor, currency });
  if (charge.status === 'declined') throw new ApiError(409, 'card-declined');
  if (charge.status === 'needs-confirmation') {
    throw new ApiError(409, 'needs-confirmation', { confirmation: charge.path });
  }
  return { id: charge.id, customerId, minor, card: cardOf(method), at };
}

async function chargeOnce(payments: PaymentProvider, request: ChargeRequest) {
  try {
    return await payments.charge(request);
  } catch (error) {
    if (error instanceof ChargeKeyReusedError) throw new ApiError(409, 'key-reused');
    throw error;
  }
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
