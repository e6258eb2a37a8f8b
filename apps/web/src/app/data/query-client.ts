import { canRetry, ServiceError } from '../../domain/failure.ts';
import { QueryClient } from '@tanstack/react-query';

const attempts = 3;

/** A client error will not change; others may be temporary. */
export function shouldRetry(failureCount: number, error: unknown): boolean {
  if (failureCount >= attempts) return false;
  if (!(error instanceof ServiceError)) return true;
  return canRetry(error.failure);
}

/** One second, two, four, and so on up to half a minute. */
export function retryDelay(failureCount: number): number {
  return Math.min(1000 * 2 ** failureCount, 30_000);
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // The call itself detects a missing network.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: shouldRetry,
        retryDelay,
        staleTime: 5 * 60_000,
        refetchOnWindowFocus: false,
      },
    },
  });
}
