import { type Call, read } from './call.ts';
import { recordParamsSchema } from './values.ts';
import { v1Paths } from './protocol.ts';
import {
  newPaymentMethodSchema,
  paymentMethodResponseSchema,
  paymentMethodChangeSchema,
  topUpResponseSchema,
  topUpRequestSchema,
  transactionPageSchema,
  walletResponseSchema,
  walletPageQuerySchema,
  withdrawalResponseSchema,
  withdrawalPageSchema,
  withdrawalRequestSchema,
} from './wallet.ts';

const own = { ...read, access: 'customer' } as const;
const write = { access: 'customer', needs: ['idempotency-key'] } as const;
const methodChange = { ...write, status: 200, response: paymentMethodResponseSchema } as const;

/** Every call under `/api/v1/wallet`. */
export const walletCalls = {
  readWallet: {
    ...own,
    path: v1Paths.wallet,
    summary: 'Read the wallet',
    response: walletResponseSchema,
  },
  listTransactions: {
    ...own,
    path: v1Paths.transactions,
    summary: 'List transactions',
    query: walletPageQuerySchema,
    response: transactionPageSchema,
  },
  topUp: {
    ...write,
    method: 'post',
    path: v1Paths.topUps,
    summary: 'Add money from a card',
    body: topUpRequestSchema,
    status: 201,
    response: topUpResponseSchema,
  },
  listWithdrawals: {
    ...own,
    path: v1Paths.withdrawals,
    summary: 'List withdrawals',
    query: walletPageQuerySchema,
    response: withdrawalPageSchema,
  },
  withdraw: {
    ...write,
    method: 'post',
    path: v1Paths.withdrawals,
    summary: 'Request a withdrawal',
    body: withdrawalRequestSchema,
    status: 201,
    response: withdrawalResponseSchema,
  },
  addPaymentMethod: {
    ...methodChange,
    method: 'post',
    path: v1Paths.paymentMethods,
    summary: 'Add a payment method',
    body: newPaymentMethodSchema,
    status: 201,
  },
  changePaymentMethod: {
    ...methodChange,
    method: 'patch',
    path: v1Paths.paymentMethod,
    params: recordParamsSchema,
    summary: 'Change a payment method',
    body: paymentMethodChangeSchema,
  },
  removePaymentMethod: {
    ...methodChange,
    method: 'delete',
    path: v1Paths.paymentMethod,
    params: recordParamsSchema,
    summary: 'Remove a payment method',
  },
  restorePaymentMethod: {
    ...methodChange,
    method: 'post',
    path: v1Paths.restorePaymentMethod,
    params: recordParamsSchema,
    summary: 'Undo the removal of a payment method',
  },
} as const satisfies Record<string, Call>;
