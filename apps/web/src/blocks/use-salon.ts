import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { SalonsPort } from '../domain/ports/salons-port.ts';
import type { SalonDetails } from '../domain/salon.ts';
import { usePort } from './PortsProvider.tsx';
import { type Load, useLoad } from './use-load.ts';

/** The query key prefix of one salon. */
export const salonKey = (id: string) => ['salon', id] as const;

export const salonQuery = (salons: SalonsPort, id: string, language: string) =>
  queryOptions({
    queryKey: [...salonKey(id), 'details', language],
    queryFn: ({ signal }) => salons.get(id, { language, signal }),
  });

/**
 * A salon, or null where there is none; another language replaces its texts without a loading
 * state.
 */
export function useSalon(id: string): Load<SalonDetails | null> {
  const salons = usePort('salons');
  const { language } = useTranslation().i18n;
  const options = salonQuery(salons, id, language);
  const query = useQuery({ ...options, placeholderData: keepPreviousData });
  return useLoad(query, options.queryKey);
}
