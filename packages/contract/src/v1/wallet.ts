import * as v from 'valibot';
import { walletCurrency, withdrawalMethods } from './facts.ts';
import {
  cursorSchema,
  pageCursorSchema,
  idSchema,
  instantSchema,
  moneySchema,
  recordIdSchema,
} from './values.ts';

/** Maximum amount of one top-up, in the smallest unit. */
export const mostAdded = 100_000;

/** A positive amount, in the currency of wallets. */
const amountSchema = (most: number) =>
  v.object({
    minor: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most)),
    currency: v.literal(walletCurrency),
  });

export const cardBrands = ['visa', 'mastercard', 'amex'] as const;

/** The last valid month of a card. */
export const cardExpirySchema = v.object({
  month: v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.number(), v.safeInteger(), v.minValue(2000), v.maxValue(2099)),
});

const lastFourSchema = v.pipe(v.string(), v.regex(/^\d{4}$/));

/** The public data of a card. */
export const paymentMethodSchema = v.object({
  id: idSchema,
  brand: v.picklist(cardBrands),
  lastFour: lastFourSchema,
  expiry: cardExpirySchema,
  isDefault: v.boolean(),
});

const withdrawalMethodSchema = v.picklist(withdrawalMethods);

export const moneyStatuses = ['completed', 'pending', 'rejected'] as const;

/** Response of `GET /api/v1/wallet`. */
export const walletResponseSchema = v.object({
  balance: moneySchema,
  /**
   * Path of the document with the card fields of the payment provider; null where no cards are
   * accepted.
   */
  cardFields: v.nullable(v.string()),
  /** The default first, then in the order in which they were added. */
  methods: v.array(paymentMethodSchema),
});

/** The subject of a transaction. */
const subjectSchema = v.variant('kind', [
  v.object({
    kind: v.literal('top-up'),
    card: v.object({ brand: v.picklist(cardBrands), lastFour: lastFourSchema }),
  }),
  v.object({ kind: v.literal('payment'), salonName: v.string(), serviceName: v.string() }),
  v.object({ kind: v.literal('refund'), salonName: v.string(), serviceName: v.string() }),
  v.object({ kind: v.literal('withdrawal'), method: withdrawalMethodSchema }),
  v.object({ kind: v.literal('withdrawal-returned'), method: withdrawalMethodSchema }),
]);

export const transactionSchema = v.object({
  id: idSchema,
  at: instantSchema,
  /** Negative for money that left the wallet. */
  amount: moneySchema,
  status: v.picklist(moneyStatuses),
  subject: subjectSchema,
});

/** Query of `GET /api/v1/wallet/transactions` and of `GET /api/v1/wallet/withdrawals`. */
export const walletPageQuerySchema = v.object({
  cursor: v.optional(pageCursorSchema),
});

/** Response of `GET /api/v1/wallet/transactions`: newest first. */
export const transactionPageSchema = v.object({
  transactions: v.array(transactionSchema),
  nextCursor: cursorSchema,
});

/**
 * Body of `POST /api/v1/wallet/top-ups`; repeated with the same key once the card's holder has
 * confirmed the payment.
 */
export const topUpRequestSchema = v.object({
  amount: amountSchema(mostAdded),
  methodId: recordIdSchema,
});

/** Response of `POST /api/v1/wallet/top-ups`. */
export const topUpResponseSchema = v.object({
  balance: moneySchema,
  transaction: transactionSchema,
});

export const withdrawalSchema = v.object({
  id: idSchema,
  at: instantSchema,
  amount: moneySchema,
  method: withdrawalMethodSchema,
  status: v.picklist(moneyStatuses),
  /** The reference for customers and support. */
  reference: v.string(),
});

/** Response of `GET /api/v1/wallet/withdrawals`: newest first. */
export const withdrawalPageSchema = v.object({
  withdrawals: v.array(withdrawalSchema),
  nextCursor: cursorSchema,
});

/** Body of `POST /api/v1/wallet/withdrawals`; needs a sign-in within the last 5 minutes. */
export const withdrawalRequestSchema = v.object({
  amount: amountSchema(Number.MAX_SAFE_INTEGER),
  method: withdrawalMethodSchema,
});

/** Response of `POST /api/v1/wallet/withdrawals`. */
export const withdrawalResponseSchema = v.object({ withdrawal: withdrawalSchema });

/** Body of `POST /api/v1/wallet/methods`: a card by the token of the payment provider. */
export const newPaymentMethodSchema = v.object({
  token: v.pipe(v.string(), v.regex(/^[\w-]{8,128}$/)),
  isDefault: v.boolean(),
});

/**
 * Body of `PATCH /api/v1/wallet/methods/{id}`. The default changes only when another one replaces
 * it.
 */
export const paymentMethodChangeSchema = v.object({
  expiry: v.optional(cardExpirySchema),
  isDefault: v.optional(v.boolean()),
});

/**
 * Response of every call that changes one payment method; `POST
 * /api/v1/wallet/methods/{id}/restore` undoes a removal.
 */
export const paymentMethodResponseSchema = v.object({ method: paymentMethodSchema });

/** The maximum age of a sign-in, in seconds, for withdrawing money or deleting the account. */
export const recentSignInSeconds = 5 * 60;

export type CardBrand = (typeof cardBrands)[number];
export type WithdrawalMethod = (typeof withdrawalMethods)[number];
export type MoneyStatus = (typeof moneyStatuses)[number];
export type PaymentMethodWire = v.InferInput<typeof paymentMethodSchema>;
export type TransactionWire = v.InferInput<typeof transactionSchema>;
export type TransactionPage = v.InferInput<typeof transactionPageSchema>;
export type TopUpRequest = v.InferOutput<typeof topUpRequestSchema>;
export type WithdrawalWire = v.InferInput<typeof withdrawalSchema>;
export type WithdrawalPage = v.InferInput<typeof withdrawalPageSchema>;
export type WithdrawalRequest = v.InferOutput<typeof withdrawalRequestSchema>;
export type NewPaymentMethod = v.InferOutput<typeof newPaymentMethodSchema>;
export type PaymentMethodChange = v.InferOutput<typeof paymentMethodChangeSchema>;
