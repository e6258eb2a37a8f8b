import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useBookingSettings } from './booking-context.tsx';

/** What a salon offers; the words of another language take its place without a gap. */
export function useBookingOffer(salonId: string) {
  const { port } = useBookingSettings();
  const { i18n } = useTranslation();
  const { language } = i18n;
  return useQuery({
    queryKey: ['booking', 'offer', salonId, language],
    queryFn: ({ signal }) => port.offer(salonId, language, signal),
    placeholderData: keepPreviousData,
  });
}
