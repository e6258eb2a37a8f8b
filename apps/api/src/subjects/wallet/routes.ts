import {
  type TopUpRequest,
  type WalletAnswer,
  walletCurrency,
  type WithdrawalRequest,
} from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { type Context, Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { ApiError, languageOf } from '../../platform/http/api-error.ts';
import { once, onceInSteps } from '../../platform/calls/idempotency.ts';
import { serve } from '../../platform/calls/serve.ts';
import { sendJson } from '../../platform/http/json-answer.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
import { idempotencyKey } from '../../platform/http/write-headers.ts';
import type { CustomerActor } from '../../platform/identity/actor.ts';
import { requireRecentSignIn } from '../../platform/identity/recent-sign-in.ts';
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

interface Request<Body> {
  c: Context;
  customer: CustomerActor;
  body: Body;
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

  serve(app, v1Calls.readWallet, async ({ c, customer: { id } }) => {
    const [money, methods] = await Promise.all([balance(id), listMethods(db, id)]);
    const cardFields = options.payments?.cardFields ?? null;
    const answer: WalletAnswer = { balance: money, cardFields, methods };
    return sendJson(c, answer);
  });

  serve(app, v1Calls.listTransactions, async ({ c, customer, query }) => {
    const accountId = await findWallet(db, customer.id);
    return sendJson(c, await listTransactions(db, accountId, query.cursor, languageOf(c)));
  });

  const topUp = ({ c, customer, body }: Request<TopUpRequest>) => {
    const payments = requirePayments();
    const callKey = idempotencyKey(c);
    return onceInSteps(options, c, customer, {
      begin: (tx) => beginTopUp(tx, customer.id, body, { callKey, at: new Date(now()) }),
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
  };
  serve(app, v1Calls.topUp, topUp, { fields: amountFields });

  serve(app, v1Calls.listWithdrawals, async ({ c, customer, query }) =>
    sendJson(c, await listWithdrawals(db, customer.id, query.cursor)),
  );

  const takeOut = ({ c, customer, body }: Request<WithdrawalRequest>) => {
    requirePayments();
    requireRecentSignIn(customer, now());
    return once(options, c, customer, async (tx) => ({
      status: 201,
      body: {
        withdrawal: await withdraw(tx, customer.id, body, {
          language: languageOf(c),
          time: now(),
        }),
      },
    }));
  };
  serve(app, v1Calls.withdraw, takeOut, {
    fields: { ...amountFields, method: 'withdrawalMethodField' },
  });

  serve(app, v1Calls.addPaymentMethod, async ({ c, customer, body }) => {
    const card = await requirePayments().card(body.token);
    if (card === undefined) throw new ApiError(422, 'invalid', { fields: { token: 'otherField' } });
    return once(options, c, customer, async (tx) => ({
      status: 201,
      body: { method: await paymentBook.add(tx, customer.id, body, card, new Date(now())) },
    }));
  });

  serve(app, v1Calls.changePaymentMethod, ({ c, customer, params: { id }, body }) =>
    write(c, customer, (tx) => paymentBook.change(tx, customer.id, id, body)),
  );
  serve(app, v1Calls.removePaymentMethod, ({ c, customer, params: { id } }) =>
    write(c, customer, (tx) => paymentBook.remove(tx, customer.id, id, new Date(now()))),
  );
  serve(app, v1Calls.restorePaymentMethod, ({ c, customer, params: { id } }) =>
    write(c, customer, (tx) => paymentBook.restore(tx, customer.id, id)),
  );

  const write = (
    c: Context,
    customer: CustomerActor,
    run: (tx: Database) => Promise<object>,
  ): Promise<Response> =>
    once(options, c, customer, async (tx) => ({ body: { method: await run(tx) } }));

  return app;
}
