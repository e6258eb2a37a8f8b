import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useApi } from '../../blocks/use-api.ts';
import { useChange } from '../../blocks/use-change.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { useLive } from '../../blocks/use-live.ts';
import { useLoad } from '../../blocks/use-load.ts';
import { salonKey } from '../../blocks/use-salon.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

/** Whether the salon takes bookings, and the changes of that. */
export function useListing() {
  const api = useApi();
  const queries = useQueryClient();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('listing', salon.id), language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.readDeskListing({ salon: salon.id, language, signal }),
    staleTime: 0,
  });
  useLive([salon.id], ({ type }) => {
    if (type !== 'salon.changed' && type !== 'resumed') return;
    void queries.invalidateQueries({ queryKey });
  });
  const common = { salon: salon.id, language };
  /** The public page of the salon shows it too. */
  const forgetSalon = () => queries.invalidateQueries({ queryKey: salonKey(salon.id) });
  const pause = useChange(deskKeyOf('listing', salon.id), async (isPaused: boolean) => {
    await api.changeDeskListing({ ...common, body: { state: isPaused ? 'paused' : 'open' } });
    await forgetSalon();
    return isPaused;
  });
  const close = useChange(deskKeyOf('listing', salon.id), async (name: string) => {
    await api.closeDeskListing({ ...common, body: { name } });
    await forgetSalon();
  });
  return { load: useLoad(query, queryKey), pause, close };
}
