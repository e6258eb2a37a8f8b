import type { AnswerOf, RequestOf } from './api.ts';

/** The consequences of deleting the account now. */
export type DeletionOutlook = AnswerOf<'readDeletionOutlook'>;

/** The customer's confirmations. */
export type DeletionTerms = RequestOf<'deleteAccount'>['body'];
