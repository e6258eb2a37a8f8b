import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import { useToday } from '../../blocks/use-today.ts';
import type { RequestOf, ResponseOf } from '../../domain/api.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

type Team = ResponseOf<'readDeskTeam'>;
export type Member = Team['members'][number];
export type Invitation = Team['invitations'][number];
export type InviteContent = RequestOf<'inviteDeskMember'>['body'];

interface Barber {
  readonly id: string;
  readonly name: string;
}

export interface Members extends Team {
  /** Whose columns the day has. */
  readonly barbers: readonly Barber[];
}

const keyOf = (salon: string, language: string) => [...deskKeyOf('members', salon), language];

/** Who works at the desk, and who is invited. */
export function useMembers(): Load<Members> {
  const api = useApi();
  const queries = useQueryClient();
  const { id: salon, timeZone } = useDesk().salon;
  const { language } = useTranslation().i18n;
  const date = useToday(timeZone);
  const queryKey = keyOf(salon, language);
  const query = useQuery({
    queryKey,
    async queryFn({ signal }): Promise<Members> {
      const [team, day] = await Promise.all([
        api.readDeskTeam({ salon, language, signal }),
        api.readDeskDay({ salon, date, language, signal }),
      ]);
      return { ...team, barbers: day.barbers.map(({ id, name }) => ({ id, name })) };
    },
    staleTime: 0,
  });
  useLive([salon], ({ type }) => {
    if (type !== 'salon.changed' && type !== 'resumed') return;
    void queries.invalidateQueries({ queryKey });
  });
  return useLoad(query, queryKey);
}

/** Changes of the team; each rejects if nothing changed. */
export function useMemberChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const { id: salon } = useDesk().salon;
  const { language } = useTranslation().i18n;
  const queryKey = keyOf(salon, language);
  const keep = (team: Team): void =>
    void queries.setQueryData<Members>(queryKey, (known) => known && { ...known, ...team });
  const remove = useChange(queryKey, async ({ id }: Member) =>
    keep(await api.removeDeskMember({ salon, id, language })),
  );
  const withdraw = useChange(queryKey, async ({ id }: Invitation) =>
    keep(await api.withdrawDeskInvitation({ salon, id, language })),
  );
  const invite = useChange(queryKey, async (body: InviteContent) =>
    keep(await api.inviteDeskMember({ salon, body, language })),
  );
  return { remove, withdraw, invite };
}
