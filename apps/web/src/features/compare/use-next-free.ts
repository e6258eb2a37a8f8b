import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '#blocks/use-api.ts';
import type { SalonDetails } from '#domain/salon.ts';
import { type NextFree, nextFreeQuery } from './comparison-query.ts';

/** Next free times of the compared salons, of the chosen service. */
export function useNextFree(
  compared: readonly SalonDetails[],
  serviceId: string | null,
): NextFree | 'loading' | 'failed' {
  const { language } = useTranslation().i18n;
  const query = useQuery(nextFreeQuery(useApi(), language, compared, serviceId));
  return query.data ?? (query.isError ? 'failed' : 'loading');
}
