import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import { type Load, useLoad } from '#blocks/use-load.ts';
import type { Recommendations } from '#domain/recommendation.ts';

/**
 * Refetched on each visit, because the visitor may have booked or saved something meanwhile; a
 * heart pressed on the page itself does not change the list.
 * @param isCustomer - null while the session is unknown
 */
export function useRecommendations(isCustomer: boolean | null): Load<Recommendations> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = ['recommendations', language, isCustomer];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.recommend({ language, signal }),
    enabled: isCustomer !== null,
    staleTime: 0,
  });
  return useLoad(query, queryKey);
}
