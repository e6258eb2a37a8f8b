import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useLive } from '../../blocks/use-live.ts';
import type { Booking } from '../../domain/booking.ts';

/** The visitor's own upcoming bookings at a salon, the next first; none until they are known. */
export function useUpcomingAt(salonId: string): readonly Booking[] {
  const bookings = usePort('bookings');
  const { language } = useTranslation().i18n;
  const queries = useQueryClient();
  const root = ['bookings', 'upcoming-at', salonId];
  const { data = [] } = useQuery({
    queryKey: [...root, language],
    queryFn: ({ signal }) => bookings.upcomingAt(salonId, { language, signal }),
    staleTime: 0,
  });
  useLive([], ({ type }) => {
    if (type === 'booking.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: root });
    }
  });
  return data;
}
