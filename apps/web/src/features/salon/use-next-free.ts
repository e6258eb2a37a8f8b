import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freshTime } from '../../blocks/fresh-time.ts';
import { useApi } from '../../blocks/use-api.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Api } from '../../domain/api.ts';
import type { SalonNextFree } from '../../domain/slot.ts';

export const salonNextFreeQuery = (
  api: Pick<Api, 'readSalonNextFree'>,
  salonId: string,
  language: string,
) =>
  queryOptions({
    queryKey: ['next-free', 'salon', salonId],
    queryFn: ({ signal }) => api.readSalonNextFree({ id: salonId, language, signal }),
    staleTime: freshTime,
  });

/** The next free times of a salon and its team, kept up to date. */
export function useNextFree(salonId: string): Load<SalonNextFree> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const options = salonNextFreeQuery(api, salonId, language);
  const { queryKey } = options;
  const query = useQuery(options);
  useLive([salonId], ({ type }) => {
    if (type === 'salon.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey });
    }
  });
  return useLoad(query, queryKey);
}
