import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { ResponseOf } from '../../domain/api.ts';
import { type DeskSalon, includesRole } from '../../domain/desk.ts';
import { useApi } from '../use-api.ts';
import { type Load, useLoad } from '../use-load.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

export type BarberRequest = ResponseOf<'listDeskRequests'>['requests'][number];

/** What barbers ask for, newest first; the header of the desk follows the changes of others. */
export function useDeskRequests({
  id: salon,
}: Pick<DeskSalon, 'id'>): Load<readonly BarberRequest[]> {
  const api = useApi();
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('requests', salon), language];
  const query = useQuery({
    queryKey,
    queryFn: async ({ signal }) =>
      (await api.listDeskRequests({ salon, language, signal })).requests,
    staleTime: 0,
  });
  return useLoad(query, queryKey);
}

/** What waits for a member: requests to decide, and answers to own ones. */
export function waitingFor(
  { role }: Pick<DeskSalon, 'role'>,
  requests: readonly BarberRequest[],
): readonly BarberRequest[] {
  const decides = includesRole(role, 'manager');
  return requests.filter(({ status, isNews }) => isNews || (decides && status === 'open'));
}
