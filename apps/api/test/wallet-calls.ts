import { randomUUID } from 'node:crypto';
import {
  failureBodySchema,
  paymentMethodResponseSchema,
  transactionPageSchema,
  walletResponseSchema,
  withdrawalPageSchema,
} from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from '../src/platform/database/database.ts';
import type { createBackend } from './backend.ts';
import { readJson } from './read-json.ts';
import type { Visitor } from './visitor.ts';

export const dollars = (whole: number, cents = 0) => ({
  minor: whole * 100 + cents,
  currency: 'USD',
});

const keyed = (key: string) => ({ 'Idempotency-Key': key });

/** A customer's wallet calls; every write has its own key unless one is given. */
export const walletCalls = (visitor: Visitor) => ({
  read: async () => readJson(await visitor.get('/api/v1/wallet'), walletResponseSchema),
  transactions: async (cursor?: string, headers?: Record<string, string>) =>
    readJson(
      await visitor.get(
        `/api/v1/wallet/transactions${cursor === undefined ? '' : `?cursor=${cursor}`}`,
        headers,
      ),
      transactionPageSchema,
    ),
  withdrawals: async () =>
    readJson(await visitor.get('/api/v1/wallet/withdrawals'), withdrawalPageSchema),
  topUp: (amount: object, methodId: string, key: string = randomUUID()) =>
    visitor.send('POST', '/api/v1/wallet/top-ups', { amount, methodId }, keyed(key)),
  withdraw: (amount: object, method: unknown = 'paypal', key: string = randomUUID()) =>
    visitor.send('POST', '/api/v1/wallet/withdrawals', { amount, method }, keyed(key)),
  add: (token: string, isDefault = false, key: string = randomUUID()) =>
    visitor.send('POST', '/api/v1/wallet/methods', { token, isDefault }, keyed(key)),
  change: (id: string, change: object) =>
    visitor.send('PATCH', `/api/v1/wallet/methods/${id}`, change, keyed(randomUUID())),
  remove: (id: string) =>
    visitor.send('DELETE', `/api/v1/wallet/methods/${id}`, undefined, keyed(randomUUID())),
  restore: (id: string) =>
    visitor.send('POST', `/api/v1/wallet/methods/${id}/restore`, undefined, keyed(randomUUID())),
});

const tokenSchema = v.object({ token: v.string() });

/** Enters a card in the provider's frame. */
export async function tokenOf(
  { app }: ReturnType<typeof createBackend>,
  number = '4242 4242 4242 4242',
): Promise<string> {
  const response = await app.request('/payment-fields/cards', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: 'null' },
    body: JSON.stringify({ number, expiry: { month: 8, year: 2030 }, code: '123' }),
  });
  return (await readJson(response, tokenSchema)).token;
}

/** Adds a card for the customer; returns its id. */
export async function addCard(
  backend: ReturnType<typeof createBackend>,
  visitor: Visitor,
  number?: string,
): Promise<string> {
  const response = await walletCalls(visitor).add(await tokenOf(backend, number));
  return (await readJson(response, paymentMethodResponseSchema)).method.id;
}

/** Invariants: journals sum to 0, balances equal the sum of their entries and are not negative. */
export async function ledgerFaults(db: Database): Promise<unknown[]> {
  const { rows } = await db.execute(sql`
    select 'unbalanced' as fault, journal_id::text as id from ledger_entries
    group by journal_id, currency having sum(minor) <> 0
    union all
    select 'not kept', balances.account_id::text from ledger_balances as balances
    left join ledger_entries as entries using (account_id)
    group by balances.account_id, balances.minor
    having balances.minor <> coalesce(sum(entries.minor), 0)
    union all
    select 'negative', account_id::text from ledger_balances where minor < 0
    union all
    select 'without balance', accounts.id::text from ledger_accounts as accounts
    where kind = 'wallet' and not exists (
      select from ledger_balances where account_id = accounts.id)`);
  return rows;
}

/** A customer with a valid card. */
export async function customerWithCard(
  backend: ReturnType<typeof createBackend>,
  name: string,
  number?: string,
) {
  const visitor = backend.customer(name);
  const card = await addCard(backend, visitor, number);
  return { visitor, card, wallet: walletCalls(visitor) };
}

/** The error of a response. */
export const codeOf = async (response: Response) => ({
  status: response.status,
  code: (await readJson(response, failureBodySchema)).code,
});
