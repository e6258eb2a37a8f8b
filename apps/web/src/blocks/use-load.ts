import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { type FailureReason, failureReason } from './failure-reason.ts';
import { useIsSlow } from './use-is-slow.ts';

export { slowAfterMs, useIsSlow } from './use-is-slow.ts';

/** A long wait is explained, and can be tried again. */
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

/** Asks a query again, and counts how often. What is under way is aborted first. */
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
 * What a screen shows of a query: waiting, waiting for long, failed, or the data.
 *
 * @param key - the query's own key
 * @param source - key of the query that it waits for in turn: a call that hangs there is given up with it
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

/** The same wait, with another shape of the data at its end. */
export function mapLoad<From, To>(load: Load<From>, map: (data: From) => To): Load<To> {
  return load.phase === 'ready' ? { phase: 'ready', data: map(load.data) } : load;
}
