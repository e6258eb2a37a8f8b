import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { DeskNumbers } from '../../domain/desk-numbers.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

export const periods = ['1', '30'] as const;

/** How many days, today included. */
export type NumbersPeriod = (typeof periods)[number];

/** The numbers of the salon at whose desk the member is. */
export function useNumbers(days: NumbersPeriod): Load<DeskNumbers> {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('numbers', salon.id), days, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      api.readDeskNumbers({ salon: salon.id, query: { days }, language, signal }),
    staleTime: 0,
  });
  return useLoad(query, queryKey);
}
