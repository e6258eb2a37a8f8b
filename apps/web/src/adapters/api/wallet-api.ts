import {
  paymentMethodAnswerSchema,
  transactionPageSchema,
  topUpAnswerSchema,
  walletAnswerSchema,
  withdrawalAnswerSchema,
  withdrawalPageSchema,
} from '@salonica/contract/v1';
import type { AnswerOf } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';
import type {
  PaymentMethod,
  Transaction,
  WalletPort,
  Withdrawal,
} from '../../domain/ports/wallet-port.ts';
import { salonTimeZone, todayIn } from '../../shared/dates.ts';
import { answerOf } from './answer.ts';
import type { ApiClient } from './client.ts';
import { v1Path } from './v1-path.ts';

type PaymentMethodWire = AnswerOf<'addPaymentMethod'>['method'];
type TransactionWire = AnswerOf<'topUp'>['transaction'];
type WithdrawalWire = AnswerOf<'withdraw'>['withdrawal'];

const dayOf = (at: number) => todayIn(salonTimeZone, at);

function toMethod({ brand, lastFour, ...rest }: PaymentMethodWire): PaymentMethod {
  return { ...rest, type: brand, last4: lastFour };
}

function toTransaction({ at, subject, ...rest }: TransactionWire): Transaction {
  const date = dayOf(at);
  if (subject.kind !== 'top-up') return { ...rest, date, subject };
  const { brand, lastFour } = subject.card;
  return { ...rest, date, subject: { kind: 'top-up', card: { type: brand, last4: lastFour } } };
}

function toWithdrawal({ at, ...rest }: WithdrawalWire): Withdrawal {
  return { ...rest, date: dayOf(at) };
}

/** The document that confirms a payment is on the API host. */
function withConfirmationAt(host: string, error: unknown): unknown {
  if (!(error instanceof ServiceError) || error.failure.kind !== 'conflict') return error;
  const { failure } = error;
  if (failure.confirmation === undefined) return error;
  return new ServiceError(
    { ...failure, confirmation: `${host}${failure.confirmation}` },
    { cause: error },
  );
}

/**
 * @param host - origin of the API host and its payment documents; empty for the page's own
 * @param language - language of the server's messages, read at every call
 */
export function createWalletApi(
  client: ApiClient,
  host: string,
  language: () => string,
): WalletPort {
  const common = () => ({ isPersonal: true, language: language() });
  const methodIn = (answer: unknown) =>
    toMethod(answerOf(paymentMethodAnswerSchema, answer).method);
  const page = (cursor: string | null) => ({ cursor: cursor ?? undefined });

  return {
    async wallet(request) {
      const answer = await client.get({ path: v1Path('wallet'), isPersonal: true, ...request });
      const { balance, methods, cardFields } = answerOf(walletAnswerSchema, answer);
      return {
        balance,
        methods: methods.map(toMethod),
        cardFields: cardFields === null ? null : `${host}${cardFields}`,
      };
    },

    async transactions(cursor, request) {
      const call = { path: v1Path('transactions'), query: page(cursor), isPersonal: true };
      const answer = await client.get({ ...call, ...request });
      const { transactions, nextCursor } = answerOf(transactionPageSchema, answer);
      return { items: transactions.map(toTransaction), nextCursor };
    },

    async withdrawals(cursor, request) {
      const call = { path: v1Path('withdrawals'), query: page(cursor), isPersonal: true };
      const answer = await client.get({ ...call, ...request });
      const { withdrawals, nextCursor } = answerOf(withdrawalPageSchema, answer);
      return { items: withdrawals.map(toWithdrawal), nextCursor };
    },

    async addMoney({ idempotencyKey, amount, methodId }) {
      const call = { path: v1Path('topUps'), body: { amount, methodId }, idempotencyKey };
      try {
        answerOf(topUpAnswerSchema, await client.post({ ...call, ...common() }));
      } catch (error) {
        throw withConfirmationAt(host, error);
      }
    },

    async withdraw({ idempotencyKey, amount, method }) {
      const call = { path: v1Path('withdrawals'), body: { amount, method }, idempotencyKey };
      const answer = await client.post({ ...call, ...common() });
      return toWithdrawal(answerOf(withdrawalAnswerSchema, answer).withdrawal);
    },

    async addMethod({ idempotencyKey, ...body }) {
      const call = { path: v1Path('paymentMethods'), body, idempotencyKey };
      return methodIn(await client.post({ ...call, ...common() }));
    },

    async changeMethod({ id, idempotencyKey, ...body }) {
      const call = { path: v1Path('paymentMethod', id), body, idempotencyKey };
      return methodIn(await client.patch({ ...call, ...common() }));
    },

    async removeMethod({ id, idempotencyKey }) {
      const call = { path: v1Path('paymentMethod', id), idempotencyKey };
      return methodIn(await client.delete({ ...call, ...common() }));
    },

    async restoreMethod({ id, idempotencyKey }) {
      const call = { path: v1Path('restorePaymentMethod', id), idempotencyKey };
      return methodIn(await client.post({ ...call, ...common() }));
    },
  };
}
