import { ServiceError } from '@salonica/contract/failure';
import { type QueryKey, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** A wait is long from here on, in milliseconds. */
export const patience = 10_000;

export type Load<Data> =
  | { readonly phase: 'loading'; readonly isSlow: boolean; readonly retry: () => void }
  | {
      readonly phase: 'failed';
      readonly reason: 'offline' | 'server';
      readonly error: unknown;
      readonly retry: () => void;
    }
  | { readonly phase: 'ready'; readonly data: Data };

/** Whether a wait is long by now. Counts from the first render, and again from each new `attempt`. */
export function useIsSlow(isWaiting: boolean, attempt = 0): boolean {
  const [slowAttempt, setSlowAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlowAttempt(attempt), patience);
    return () => clearTimeout(timer);
  }, [isWaiting, attempt]);
  return isWaiting && slowAttempt === attempt;
}

/**
 * What a screen shows of a query: waiting, waiting for long, failed, or the data.
 *
 * @param key - the query's own key
 * @param source - key of the query that it waits for in turn: a call that hangs there is given up with it
 */
export function useLoad<Data>(
  query: UseQueryResult<Data>,
  key: QueryKey,
  source: QueryKey = key,
): Load<Data> {
  const client = useQueryClient();
  const [attempt, setAttempt] = useState(0);
  const isSlow = useIsSlow(query.isPending, attempt);
  const retry = (): void => {
    setAttempt((count) => count + 1);
    void Promise.all([key, source].map((queryKey) => client.cancelQueries({ queryKey }))).then(() =>
      client.refetchQueries({ queryKey: key }),
    );
  };
  if (query.data !== undefined) return { phase: 'ready', data: query.data };
  if (query.isError) {
    const { error } = query;
    const isOffline = error instanceof ServiceError && error.failure.kind === 'offline';
    return { phase: 'failed', reason: isOffline ? 'offline' : 'server', error, retry };
  }
  return { phase: 'loading', isSlow, retry };
}

/** The same wait, with another shape of the data at its end. */
export function mapLoad<From, To>(load: Load<From>, map: (data: From) => To): Load<To> {
  return load.phase === 'ready' ? { phase: 'ready', data: map(load.data) } : load;
}
