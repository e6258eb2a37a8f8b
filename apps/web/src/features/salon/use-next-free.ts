import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { freshTime } from '../../blocks/fresh-time.ts';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { AvailabilityPort, SalonNextFree } from '../../domain/ports/availability-port.ts';

export const salonNextFreeQuery = (
  availability: AvailabilityPort,
  salonId: string,
  language: string,
) =>
  queryOptions({
    queryKey: ['next-free', 'salon', salonId],
    queryFn: ({ signal }) => availability.salonNextFree(salonId, { language, signal }),
    staleTime: freshTime,
  });

/** The next free times of a salon and its team, kept up to date. */
export function useNextFree(salonId: string): Load<SalonNextFree> {
  const availability = usePort('availability');
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const options = salonNextFreeQuery(availability, salonId, language);
  const { queryKey } = options;
  const query = useQuery(options);
  useLive([salonId], ({ type }) => {
    if (type === 'salon.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey });
    }
  });
  return useLoad(query, queryKey);
}
