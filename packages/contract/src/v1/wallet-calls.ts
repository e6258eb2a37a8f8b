import { type Call, read } from './call.ts';
import { v1Paths } from './protocol.ts';
import {
  newPaymentMethodSchema,
  paymentMethodAnswerSchema,
  paymentMethodChangeSchema,
  topUpAnswerSchema,
  topUpRequestSchema,
  transactionPageSchema,
  walletAnswerSchema,
  walletPageQuerySchema,
  withdrawalAnswerSchema,
  withdrawalPageSchema,
  withdrawalRequestSchema,
} from './wallet.ts';

const own = { ...read, access: 'customer' } as const;
const write = { access: 'customer', needs: ['idempotency-key'] } as const;
const methodChange = { ...write, status: 200, answer: paymentMethodAnswerSchema } as const;

/** Every call under `/api/v1/wallet`. */
export const walletCalls: readonly Call[] = [
  { ...own, path: v1Paths.wallet, summary: 'Read the wallet', answer: walletAnswerSchema },
  {
    ...own,
    path: v1Paths.transactions,
    summary: 'List transactions',
    query: walletPageQuerySchema,
    answer: transactionPageSchema,
  },
  {
    ...write,
    method: 'post',
    path: v1Paths.topUps,
    summary: 'Add money from a card',
    body: topUpRequestSchema,
    status: 201,
    answer: topUpAnswerSchema,
  },
  {
    ...own,
    path: v1Paths.withdrawals,
    summary: 'List withdrawals',
    query: walletPageQuerySchema,
    answer: withdrawalPageSchema,
  },
  {
    ...write,
    method: 'post',
    path: v1Paths.withdrawals,
    summary: 'Request a withdrawal',
    body: withdrawalRequestSchema,
    status: 201,
    answer: withdrawalAnswerSchema,
  },
  {
    ...methodChange,
    method: 'post',
    path: v1Paths.paymentMethods,
    summary: 'Add a payment method',
    body: newPaymentMethodSchema,
    status: 201,
  },
  {
    ...methodChange,
    method: 'patch',
    path: v1Paths.paymentMethod,
    summary: 'Change a payment method',
    body: paymentMethodChangeSchema,
  },
  {
    ...methodChange,
    method: 'delete',
    path: v1Paths.paymentMethod,
    summary: 'Remove a payment method',
  },
  {
    ...methodChange,
    method: 'post',
    path: v1Paths.restorePaymentMethod,
    summary: 'Undo the removal of a payment method',
  },
];
