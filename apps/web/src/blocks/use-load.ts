import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type FailureReason, failureReason } from './failure-reason.ts';
import { useIsSlow } from './use-is-slow.ts';

export { slowAfterMs, useIsSlow } from './use-is-slow.ts';

/** A long wait is explained, with a retry button. */
export interface Wait {
  readonly isSlow: boolean;
  readonly retry: () => void;
}

export type Load<Data> =
  | ({ readonly phase: 'loading' } & Wait)
  | {
      readonly phase: 'failed';
      readonly reason: FailureReason;
      readonly error: unknown;
      readonly retry: () => void;
    }
  | { readonly phase: 'ready'; readonly data: Data };

/** Aborts a pending query, fetches it again and counts the attempts. */
export function useRetry(
  key: QueryKey,
  source: QueryKey = key,
): { readonly attempt: number; readonly retry: () => void } {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  return {
    attempt,
    retry() {
      setAttempt((count) => count + 1);
      void Promise.all([key, source].map((queryKey) => client.cancelQueries({ queryKey }))).then(
        () => client.refetchQueries({ queryKey: key }),
      );
    },
  };
}

/**
 * The state of a query for a screen: loading, slow, failed, or the data.
 * @param key - the query's own key
 * @param source - key of a query that it depends on: a call that hangs there is aborted as well
 */
export function useLoad<Data>(
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'isError' | 'isPending'>,
  key: QueryKey,
  source: QueryKey = key,
): Load<Data> {
  const { attempt, retry } = useRetry(key, source);
  const isSlow = useIsSlow(query.isPending, attempt);
  if (query.data !== undefined) return { phase: 'ready', data: query.data };
  if (query.isError) {
    const { error } = query;
    return { phase: 'failed', reason: failureReason(error), error, retry };
  }
  return { phase: 'loading', isSlow, retry };
}

/** The same state with transformed data. */
export function mapLoad<From, To>(load: Load<From>, map: (data: From) => To): Load<To> {
  return load.phase === 'ready' ? { phase: 'ready', data: map(load.data) } : load;
}
