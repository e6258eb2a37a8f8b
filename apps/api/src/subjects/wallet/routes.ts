import { type PaymentMethodWire, walletCurrency } from '@salonica/contract/v1';
import { v1Calls } from '@salonica/contract/v1/calls';
import { Hono } from 'hono';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { once, onceInSteps } from '../../platform/calls/idempotency.ts';
import { type CallRequest, serve } from '../../platform/calls/serve.ts';
import type { ServiceOptions } from '../../platform/http/service-options.ts';
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

  serve(app, v1Calls.readWallet, async ({ customer: { id } }) => {
    const [money, methods] = await Promise.all([balance(id), listMethods(db, id)]);
    return { balance: money, cardFields: options.payments?.cardFields ?? null, methods };
  });

  serve(app, v1Calls.listTransactions, async ({ customer, query, language }) =>
    listTransactions(db, await findWallet(db, customer.id), query.cursor, language),
  );

  serve(
    app,
    v1Calls.topUp,
    (request) => {
      const { customer, body, language, idempotencyKey: callKey } = request;
      const payments = requirePayments();
      return onceInSteps(options, request, customer, {
        begin: (tx) => beginTopUp(tx, customer.id, body, { callKey, at: new Date(now()) }),
        async work() {
          const topUp = await findTopUp(db, customer.id, callKey);
          return { topUp, chargeId: await chargeCard(db, payments, topUp) };
        },
        async finish(tx, { topUp, chargeId }) {
          const { accountId } = await bookTopUp(tx, topUp, chargeId);
          const origin = { kind: 'top-up', ref: chargeId } as const;
          const transaction = await findTransaction(tx, accountId, origin, language);
          return { balance: await balance(customer.id, tx), transaction };
        },
      });
    },
    { fields: amountFields },
  );

  serve(app, v1Calls.listWithdrawals, ({ customer, query }) =>
    listWithdrawals(db, customer.id, query.cursor),
  );

  serve(
    app,
    v1Calls.withdraw,
    (request) => {
      const { customer, body, language } = request;
      requirePayments();
      requireRecentSignIn(customer, now());
      return once(options, request, customer, async (tx) => ({
        withdrawal: await withdraw(tx, customer.id, body, { language, time: now() }),
      }));
    },
    { fields: { ...amountFields, method: 'withdrawalMethodField' } },
  );

  serve(app, v1Calls.addPaymentMethod, async (request) => {
    const { customer, body } = request;
    const card = await requirePayments().card(body.token);
    if (card === undefined) throw new ApiError(422, 'invalid', { fields: { token: 'otherField' } });
    return once(options, request, customer, async (tx) => ({
      method: await paymentBook.add(tx, customer.id, body, card, new Date(now())),
    }));
  });

  serve(app, v1Calls.changePaymentMethod, (request) =>
    change(request, (tx, customerId, id) => paymentBook.change(tx, customerId, id, request.body)),
  );
  serve(app, v1Calls.removePaymentMethod, (request) =>
    change(request, (tx, customerId, id) =>
      paymentBook.remove(tx, customerId, id, new Date(now())),
    ),
  );
  serve(app, v1Calls.restorePaymentMethod, (request) =>
    change(request, (tx, customerId, id) => paymentBook.restore(tx, customerId, id)),
  );

  const change = (
    request: CallRequest<typeof v1Calls.removePaymentMethod>,
    run: (tx: Database, customerId: string, id: string) => Promise<PaymentMethodWire>,
  ) =>
    once(options, request, request.customer, async (tx) => ({
      method: await run(tx, request.customer.id, request.params.id),
    }));

  return app;
}
