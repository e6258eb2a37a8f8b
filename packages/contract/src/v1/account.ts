import * as v from 'valibot';
import { countSchema, moneySchema } from './values.ts';

/** Increased when the format of a part of the file changes. */
export const accountDataVersion = 1;

/**
 * Response of `GET /api/v1/account/data`, as a file: all data about the customer. Money is in the
 * smallest unit of its currency (`…Minor`, `minor`), instants are in UTC.
 */
export const accountDataSchema = v.object({
  schemaVersion: v.literal(accountDataVersion),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** By subject. */
  records: v.record(v.string(), v.unknown()),
});

/** Response of `GET /api/v1/account/deletion`: the current consequences. */
export const deletionConsequencesSchema = v.object({
  /** Appointments that would be cancelled. */
  upcoming: countSchema,
  /** Those of them after the customer's deadline. */
  late: countSchema,
  /** The remaining balance. */
  balance: moneySchema,
  /** Pending withdrawals. */
  pendingWithdrawals: countSchema,
});

/** Body of `POST /api/v1/account/deletion`, for which the customer has to have signed in within the last 5 minutes. */
export const deletionRequestSchema = v.object({
  /** What the customer gives up: the whole balance, as displayed; null for an empty wallet. */
  forfeits: v.nullable(moneySchema),
  /**
   * Whether withdrawals may continue without the customer: a rejected one is returned to no
   * account.
   */
  leavesPending: v.boolean(),
});

/** Response of `POST /api/v1/account/deletion`: the records are deleted. */
export const deletionResponseSchema = v.object({
  /** False if the identity service has not deleted the account yet; it cannot be used meanwhile. */
  isComplete: v.boolean(),
});

export type AccountData = v.InferOutput<typeof accountDataSchema>;
export type DeletionConsequencesWire = v.InferInput<typeof deletionConsequencesSchema>;
export type DeletionRequest = v.InferOutput<typeof deletionRequestSchema>;
