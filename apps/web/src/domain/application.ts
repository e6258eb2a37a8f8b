import type { RequestOf, ResponseOf } from './api.ts';

export { applicationLimits } from '@salonica/contract/v1/facts';

/** A salon that wants to be listed, as its owner sent it. */
export type Application = NonNullable<ResponseOf<'readApplication'>['application']>;

export type ApplicationDetails = RequestOf<'sendApplication'>['body'];
