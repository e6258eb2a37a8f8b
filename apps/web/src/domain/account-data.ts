import type { ResponseOf, RequestOf } from './api.ts';

/** The consequences of deleting the account now. */
export type DeletionConsequences = ResponseOf<'readDeletionConsequences'>;

/** The customer's confirmations. */
export type DeletionTerms = RequestOf<'deleteAccount'>['body'];
