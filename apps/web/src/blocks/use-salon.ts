import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Api } from '../domain/api.ts';
import type { SalonDetails } from '../domain/salon.ts';
import { unlessNotFound } from '../domain/unless-not-found.ts';
import { useApi } from './use-api.ts';
import { type Load, useLoad } from './use-load.ts';

/** The query key prefix of one salon. */
export const salonKey = (id: string) => ['salon', id] as const;

export const salonQuery = (api: Pick<Api, 'readSalon'>, id: string, language: string) =>
  queryOptions({
    queryKey: [...salonKey(id), 'details', language],
    queryFn: ({ signal }) => unlessNotFound(api.readSalon({ id, language, signal }), null),
  });

/**
 * A salon, or null where there is none; another language replaces its texts without a loading
 * state.
 */
export function useSalon(id: string): Load<SalonDetails | null> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const options = salonQuery(api, id, language);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  return useLoad(query, options.queryKey);
}
