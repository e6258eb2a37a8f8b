import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../../blocks/use-load.ts';
import { useDiscovery } from '../discovery-context.tsx';
import type { Recommendations } from '../../../domain/ports/old/recommendations-port.ts';

/** Asked for anew on each visit, as the visitor may have booked or saved something meanwhile. */
export function useRecommendations(
  isCustomer: boolean | null,
  savedIds: readonly string[],
): Load<Recommendations> {
  const { recommendations } = useDiscovery();
  const { language } = useTranslation().i18n;
  const queryKey = ['recommendations', language, isCustomer, savedIds];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      recommendations.recommendations({
        language,
        isCustomer: isCustomer === true,
        savedIds,
        signal,
      }),
    enabled: isCustomer !== null,
    staleTime: 0,
    // A heart that was just pressed on this page does not empty it.
    placeholderData: (before, beforeQuery) =>
      beforeQuery?.queryKey[1] === language && beforeQuery.queryKey[2] === isCustomer
        ? before
        : undefined,
  });
  return useLoad(query, queryKey, ['home-page', language]);
}
