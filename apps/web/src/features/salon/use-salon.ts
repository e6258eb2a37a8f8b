import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useSalonSettings } from './salon-context.tsx';
import type { Salon } from './salon-port.ts';

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

export interface Saved {
  readonly isSaved: boolean;
  /** Answers with what it is now. */
  readonly toggle: () => Promise<boolean>;
}

/** Whether the salon is among the favorites. */
export function useSaved(id: string): Saved {
  const { port } = useSalonSettings();
  const queries = useQueryClient();
  const queryKey = ['salon', id, 'saved'];
  const { data: isSaved = false } = useQuery({ queryKey, queryFn: () => port.isSaved(id) });
  return {
    isSaved,
    async toggle() {
      await port.setSaved(id, !isSaved);
      queries.setQueryData(queryKey, !isSaved);
      return !isSaved;
    },
  };
}
