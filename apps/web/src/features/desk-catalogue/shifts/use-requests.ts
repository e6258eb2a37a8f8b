import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import { useDesk } from '#blocks/use-desk.ts';
import { type Load, useLoad } from '#blocks/use-load.ts';
import { useRequestKey } from '#blocks/use-request-key.ts';
import type { Api, ResponseOf } from '#domain/api.ts';
import { ServiceError } from '#domain/failure.ts';
import type { Write } from '../use-settings.ts';

export type BarberRequest = ResponseOf<'listDeskRequests'>['requests'][number];
export type RequestDone = 'sent' | 'approved' | 'declined' | 'withdrawn';

/** Another member or the barber closed the request first. */
export const isClosed = (error: unknown): boolean =>
  error instanceof ServiceError &&
  (error.failure.kind === 'stale' ||
    error.failure.kind === 'not-found' ||
    (error.failure.kind === 'conflict' && error.failure.code === 'wrong-state'));

/** What barbers ask for. */
export function useRequests(): Load<readonly BarberRequest[]> {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const queryKey = ['desk', 'requests', salon.id, language];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.listDeskRequests({ salon: salon.id, language, signal })).requests,
    staleTime: 0,
  });
  return useLoad(query, queryKey);
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
      for (const part of ['requests', 'shifts']) {
        void queries.invalidateQueries({ queryKey: ['desk', part, salon.id] });
      }
    }
  };
}
