import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useBookingSettings } from './booking-context.tsx';
import type { BookingOffer } from '../../domain/ports/old/booking-port.ts';

/** What a salon offers, or null where there is none; the words of another language take its place without a gap. */
export function useBookingOffer(salonId: string): Load<BookingOffer | null> {
  const { port } = useBookingSettings();
  const { i18n } = useTranslation();
  const { language } = i18n;
  const queryKey = ['booking', 'offer', salonId, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.offer(salonId, language, signal),
    placeholderData: keepPreviousData,
  });
  return useLoad(query, queryKey, ['home-page']);
}
