import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { late } from '../../blocks/Late.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useLive } from '../../blocks/use-live.ts';
import type { Booking } from '../../domain/booking.ts';

/** Few visitors have a booking here. */
export const ticketPart = late(
  async () => (await import('./AppointmentTicket.tsx')).AppointmentTicket,
  ['appointment'],
);

/** The visitor's own upcoming bookings at a salon, next first; empty until known. */
export function useUpcomingAt(salonId: string): readonly Booking[] {
  const api = useApi();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const queries = useQueryClient();
  const root = ['bookings', 'upcoming-at', salonId];
  const { data = [] } = useQuery({
    queryKey: [...root, language],
    queryFn: async ({ signal }) => {
      const query = { when: 'upcoming', salon: salonId } as const;
      const { bookings: found } = await api.listBookings({ query, language, signal });
      // The room that is reserved for tickets is measured in the frame after the response.
      if (found.length > 0) await ticketPart.load(i18n);
      return found;
    },
    staleTime: 0,
    meta: { showsTickets: true },
  });
  useLive([], ({ type }) => {
    if (type === 'booking.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: root });
    }
  });
  return data;
}
