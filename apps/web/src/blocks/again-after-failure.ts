import type { Query } from '@tanstack/react-query';

/** How often it retries, in milliseconds. */
const retryEveryMs = 10_000;

/** `refetchInterval` of a query that has to become fresh again by itself. */
export const againAfterFailure = ({ state }: Pick<Query, 'state'>): number | false =>
  state.status === 'error' ? retryEveryMs : false;
