import { useQueryClient } from '@tanstack/react-query';
import { useDesk } from '#blocks/use-desk.ts';
import { useLive } from '#blocks/use-live.ts';
import { type Settings, useSettings } from '../use-settings.ts';
import { deskKeyOf } from '#shared/desk-keys.ts';
import type { ShiftsOfBarber, ShiftsOfTeam } from './shifts-of-day.ts';

/** Each barber has a revision of their own. */
export interface ShiftsPart extends ShiftsOfTeam {
  readonly revision: 0;
}

export const barberIn = ({ barbers }: ShiftsOfTeam, id: string): ShiftsOfBarber | undefined =>
  barbers.find((one) => one.id === id);

/** The shifts of the team, which follow the changes of others. */
export function useShifts(): Settings<ShiftsPart> {
  const queries = useQueryClient();
  const { salon } = useDesk();
  useLive([salon.id], ({ type }) => {
    if (type !== 'salon.changed' && type !== 'resumed') return;
    void queries.invalidateQueries({ queryKey: deskKeyOf('shifts', salon.id) });
  });
  return useSettings<ShiftsPart>('shifts', async (api, request) => ({
    ...(await api.readDeskShifts(request)),
    revision: 0,
  }));
}
