import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { BarberRequest } from '#blocks/desk-requests/use-desk-requests.ts';
import { useApi } from '#blocks/use-api.ts';
import { useDesk } from '#blocks/use-desk.ts';
import { useRequestKey } from '#blocks/use-request-key.ts';
import type { Api } from '#domain/api.ts';
import { ServiceError } from '#domain/failure.ts';
import { ignore } from '#shared/ignore.ts';
import type { Write } from '../use-settings.ts';
import { deskKeyOf } from '#shared/desk-keys.ts';

export type RequestDone = 'sent' | 'approved' | 'declined' | 'withdrawn';

/** Another member or the barber closed the request first. */
export const isClosed = (error: unknown): boolean =>
  error instanceof ServiceError &&
  (error.failure.kind === 'stale' ||
    error.failure.kind === 'not-found' ||
    (error.failure.kind === 'conflict' && error.failure.code === 'wrong-state'));

/**
 * Answers to own requests that were news when the page showed them; showing them marks them as seen.
 */
export function useAnswers(requests: readonly BarberRequest[]): ReadonlySet<string> {
  const api = useApi();
  const queries = useQueryClient();
  const { salon } = useDesk();
  const [shown, setShown] = useState<ReadonlySet<string>>(new Set());
  const fresh = requests.filter(({ id, isNews }) => isNews && !shown.has(id));
  if (fresh.length > 0) setShown(new Set([...shown, ...fresh.map(({ id }) => id)]));
  const isNews = requests.some((request) => request.isNews);
  useEffect(() => {
    if (!isNews) return undefined;
    const mark = () => {
      if (document.visibilityState !== 'visible') return;
      document.removeEventListener('visibilitychange', mark);
      api
        .markDeskRequestsSeen({ salon: salon.id })
        .then(
          () => queries.invalidateQueries({ queryKey: deskKeyOf('requests', salon.id) }),
          ignore,
        );
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [isNews, api, queries, salon]);
  return shown;
}

/**
 * Sends something about requests; the list is read again, after a failure too: another member may
 * have been first.
 */
export function useRequestWrite() {
  const api = useApi();
  const queries = useQueryClient();
  const { salon } = useDesk();
  const { keyFor, forget } = useRequestKey();
  return async <Answer>(
    content: string,
    run: (api: Api, write: Omit<Write, 'revision'>) => Promise<Answer>,
  ): Promise<Answer> => {
    try {
      const answer = await run(api, { salon: salon.id, idempotencyKey: keyFor(content) });
      forget();
      return answer;
    } finally {
      for (const part of ['requests', 'shifts'] as const) {
        void queries.invalidateQueries({ queryKey: deskKeyOf(part, salon.id) });
      }
    }
  };
}
