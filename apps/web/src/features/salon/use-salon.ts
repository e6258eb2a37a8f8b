import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useSalonSettings } from './salon-context.tsx';
import type { Salon } from '../../domain/ports/old/salon-port.ts';

/** A salon, or null where there is none; the words of another language take its place without a gap. */
export function useSalon(id: string): Load<Salon | null> {
  const { port } = useSalonSettings();
  const { language } = useTranslation().i18n;
  const queryKey = ['salon', id, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => port.salon(id, { language, signal }),
    placeholderData: keepPreviousData,
  });
  return useLoad(query, queryKey, ['home-page']);
}

/** Appointments made here since the page was opened, asked for anew on each visit. */
export function useAppointments(id: string) {
  const { port } = useSalonSettings();
  const { language } = useTranslation().i18n;
  return useQuery({
    queryKey: ['salon', id, 'appointments', language],
    queryFn: ({ signal }) => port.appointments(id, { language, signal }),
    staleTime: 0,
  });
}
