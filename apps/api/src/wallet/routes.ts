import {
  newPaymentMethodSchema,
  paymentMethodChangeSchema,
  topUpRequestSchema,
  v1Paths,
  type WalletAnswer,
  walletCurrency,
  walletPageQuerySchema,
  withdrawalRequestSchema,
} from '@salonica/contract/v1';
import { type Context, Hono } from 'hono';
import type { Database } from '../database/database.ts';
import { ApiError, languageOf } from '../http/api-error.ts';
import { once, onceInSteps } from '../calls/idempotency.ts';
import { readBody, readQuery } from '../http/input.ts';
import { sendJson } from '../http/json-answer.ts';
import { recordId } from '../http/path-id.ts';
import type { ServiceOptions } from '../http/service-options.ts';
import { idempotencyKey } from '../http/write-headers.ts';
import { type CustomerActor, requireCustomer } from '../identity/actor.ts';
import { requireRecentSignIn } from '../identity/recent-sign-in.ts';
import type { PaymentProvider } from '../payments/payment-provider.ts';
import { balanceOf, findWallet } from './ledger.ts';
import { listMethods, paymentBook } from './payment-methods.ts';
import { beginTopUp, bookTopUp, chargeCard, findTopUp } from './top-up.ts';
import { findTransaction, listTransactions } from './transactions.ts';
import { listWithdrawals, withdraw } from './withdrawals.ts';

export interface WalletOptions extends ServiceOptions {
  /** Undefined where no cards are accepted and nothing is paid out. */
  payments: PaymentProvider | undefined;
}

const amountFields = {
  amount: 'amountField',
  'amount.minor': 'amountField',
  'amount.currency': 'amountField',
} as const;

/** A customer's money: balance, history, cards, deposits and withdrawals. */
export function walletRoutes(options: WalletOptions) {
  const { db, now } = options;
  const app = new Hono();

  const requirePayments = (): PaymentProvider => {
    if (options.payments === undefined) throw new ApiError(503, 'unavailable');
    return options.payments;
  };
  const balance = async (customerId: string, tx: Database = db) => ({
    minor: await balanceOf(tx, customerId),
    currency: walletCurrency,
  });

  app.get(v1Paths.wallet, async (c) => {
    const { id } = await requireCustomer(c);
    const [money, methods] = await Promise.all([balance(id), listMethods(db, id)]);
    const cardFields = options.payments?.cardFields ?? null;
    const answer: WalletAnswer = { balance: money, cardFields, methods };
    return sendJson(c, answer);
  });

  app.get(v1Paths.transactions, async (c) => {
    const { id } = await requireCustomer(c);
    const { cursor } = readQuery(c, walletPageQuerySchema);
    const accountId = await findWallet(db, id);
    return sendJson(c, await listTransactions(db, accountId, cursor, languageOf(c)));
  });

  app.post(v1Paths.topUps, async (c) => {
    const customer = await requireCustomer(c);
    const request = await readBody(c, topUpRequestSchema, amountFields);
    const payments = requirePayments();
    const callKey = idempotencyKey(c);
    return onceInSteps(options, c, customer, {
      begin: (tx) => beginTopUp(tx, customer.id, request, { callKey, at: new Date(now()) }),
      async work() {
        const topUp = await findTopUp(db, customer.id, callKey);
        return { topUp, chargeId: await chargeCard(db, payments, topUp) };
      },
      async finish(tx, { topUp, chargeId }) {
        const { accountId } = await bookTopUp(tx, topUp, chargeId);
        const origin = { kind: 'top-up', ref: chargeId } as const;
        const transaction = await findTransaction(tx, accountId, origin, languageOf(c));
        return { status: 201, body: { balance: await balance(customer.id, tx), transaction } };
      },
    });
  });

  app.get(v1Paths.withdrawals, async (c) => {
    const { id } = await requireCustomer(c);
    const { cursor } = readQuery(c, walletPageQuerySchema);
    return sendJson(c, await listWithdrawals(db, id, cursor));
  });

  app.post(v1Paths.withdrawals, async (c) => {
    const customer = await requireCustomer(c);
    requirePayments();
    const fields = { ...amountFields, method: 'withdrawalMethodField' } as const;
    const request = await readBody(c, withdrawalRequestSchema, fields);
    requireRecentSignIn(customer, now());
    return once(options, c, customer, async (tx) => ({
      status: 201,
      body: {
        withdrawal: await withdraw(tx, customer.id, request, {
          language: languageOf(c),
          time: now(),
        }),
      },
    }));
  });

  app.post(v1Paths.paymentMethods, async (c) => {
    const customer = await requireCustomer(c);
    const request = await readBody(c, newPaymentMethodSchema);
    const card = await requirePayments().card(request.token);
    if (card === undefined) throw new ApiError(422, 'invalid', { fields: { token: 'otherField' } });
    return once(options, c, customer, async (tx) => ({
      status: 201,
      body: { method: await paymentBook.add(tx, customer.id, request, card, new Date(now())) },
    }));
  });

  app.patch(v1Paths.paymentMethod, async (c) => {
    const customer = await requireCustomer(c);
    const id = recordId(c);
    const request = await readBody(c, paymentMethodChangeSchema);
    return write(c, customer, (tx) => paymentBook.change(tx, customer.id, id, request));
  });

  app.delete(v1Paths.paymentMethod, async (c) => {
    const customer = await requireCustomer(c);
    const id = recordId(c);
    return write(c, customer, (tx) => paymentBook.remove(tx, customer.id, id, new Date(now())));
  });

  app.post(v1Paths.restorePaymentMethod, async (c) => {
    const customer = await requireCustomer(c);
    const id = recordId(c);
    return write(c, customer, (tx) => paymentBook.restore(tx, customer.id, id));
  });

  const write = (
    c: Context,
    customer: CustomerActor,
    run: (tx: Database) => Promise<object>,
  ): Promise<Response> =>
    once(options, c, customer, async (tx) => ({ body: { method: await run(tx) } }));

  return app;
}
