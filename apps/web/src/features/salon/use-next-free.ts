import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/ports.tsx';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { SalonNextFree } from '../../domain/ports/availability-port.ts';

/** When a salon and each of its team are free next, kept up to date. */
export function useNextFree(salonId: string): Load<SalonNextFree> {
  const availability = usePort('availability');
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const queryKey = ['next-free', 'salon', salonId];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => availability.salonNextFree(salonId, { language, signal }),
    staleTime: 0,
  });
  useLive([salonId], () => void queries.invalidateQueries({ queryKey }));
  return useLoad(query, queryKey);
}
