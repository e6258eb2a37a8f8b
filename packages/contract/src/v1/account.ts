import * as v from 'valibot';
import { countSchema, instantSchema, moneySchema } from './values.ts';

/** Raised when a part of the file gets another form. */
export const accountDataVersion = 1;

/**
 * Answer of `GET /api/v1/account/data`, as a file: everything that is kept about the customer. Money is in the
 * smallest unit of its currency (`…Minor`, `minor`), instants are in UTC.
 */
export const accountDataSchema = v.object({
  schemaVersion: v.literal(accountDataVersion),
  createdAt: instantSchema,
  /** By subject. */
  records: v.record(v.string(), v.unknown()),
});

/** Answer of `GET /api/v1/account/deletion`: what it would mean now. */
export const deletionOutlookSchema = v.object({
  /** Appointments that would be cancelled. */
  upcoming: countSchema,
  /** Those of them that the salon would not let a customer cancel any more. */
  late: countSchema,
  /** What would be left in the wallet. */
  balance: moneySchema,
  /** Pending withdrawals. */
  pendingWithdrawals: countSchema,
});

/** Body of `POST /api/v1/account/deletion`, for which the customer has to have signed in within the last 5 minutes. */
export const deletionRequestSchema = v.object({
  /** What the customer leaves behind: the whole balance, as the customer saw it; null for an empty wallet. */
  forfeits: v.nullable(moneySchema),
  /** Whether withdrawals may go on without the customer: a rejected one is returned to no account. */
  leavesPending: v.boolean(),
});

/** Answer of `POST /api/v1/account/deletion`: the records are gone. */
export const deletionAnswerSchema = v.object({
  /** False where the identity service has yet to follow; the account cannot be used meanwhile. */
  isComplete: v.boolean(),
});

export type AccountData = v.InferOutput<typeof accountDataSchema>;
export type DeletionOutlookWire = v.InferOutput<typeof deletionOutlookSchema>;
export type DeletionRequest = v.InferOutput<typeof deletionRequestSchema>;
export type DeletionAnswer = v.InferOutput<typeof deletionAnswerSchema>;
