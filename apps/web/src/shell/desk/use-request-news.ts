import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import {
  type BarberRequest,
  useDeskRequests,
  waitingFor,
} from '../../blocks/desk-requests/use-desk-requests.ts';
import { useLive } from '../../blocks/use-live.ts';
import type { DeskSalon } from '../../domain/desk.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { useToasts } from '../toaster/toast-channel.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';

/** Says at the open desk what a barber asks for, and how an own request was answered. */
export function useRequestNews(salon: DeskSalon): void {
  const { t } = useTranslation('desk');
  const queries = useQueryClient();
  const toasts = useToasts();
  const navigate = useNavigate();
  const load = useDeskRequests(salon);
  useLive([], (event) => {
    const isOurs = event.type === 'desk-requests.changed' && event.salonId === salon.id;
    if (!isOurs && event.type !== 'resumed') return;
    void queries.invalidateQueries({ queryKey: deskKeyOf('requests', salon.id) });
  });
  /** What was there before, by id and revision; null until the first list. */
  const known = useRef<ReadonlySet<string> | null>(null);
  const compare = useEffectEvent((requests: readonly BarberRequest[]) => {
    const keyOf = ({ id, revision }: BarberRequest) => `${id} ${revision}`;
    const before = known.current;
    known.current = new Set(requests.map(keyOf));
    if (before === null) return;
    const fresh = waitingFor(salon, requests).find(
      (one) => !before.has(keyOf(one)) && (one.isNews || one.barber.id !== salon.barberId),
    );
    if (fresh === undefined) return;
    const { status, barber } = fresh;
    toasts.show({
      id: 'desk-request',
      tone: status === 'approved' ? 'success' : 'info',
      title:
        status === 'open'
          ? t('requests.asked', { barber: barber.name })
          : t(status === 'approved' ? 'requests.approved' : 'requests.declined'),
      action: {
        label: t('requests.open'),
        run: () => void navigate(deskPaths.settingsOf('shifts')),
      },
    });
  });
  const requests = load.phase === 'ready' ? load.data : null;
  useEffect(() => {
    if (requests !== null) compare(requests);
  }, [requests]);
}
