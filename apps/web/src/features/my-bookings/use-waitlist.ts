import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { Waitlist } from '../../domain/waitlist.ts';

const root = ['waitlist'];

export interface CurrentWaitlist {
  readonly load: Load<Waitlist>;
  /** Refetches it in the background. */
  readonly refresh: () => Promise<void>;
}

/** The customer's waitlist, kept up to date. */
export function useWaitlist(): CurrentWaitlist {
  const api = useApi();
  const queries = useQueryClient();
  const { language } = useTranslation().i18n;
  const queryKey = [...root, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) => api.readWaitlist({ language, signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });
  const refresh = () => queries.invalidateQueries({ queryKey: root });
  useLive([], ({ type }) => {
    if (['notices.changed', 'booking.changed', 'resumed'].includes(type)) void refresh();
  });
  return { load: useLoad(query, queryKey), refresh };
}

const minute = 60_000;

/**
 * Whole minutes until an instant.
 * @param onOver - called once none are left
 */
export function useMinutesLeft(until: number, onOver: () => void): number {
  const clock = usePort('clock');
  const [instant, setInstant] = useState(() => clock.now());
  const left = until - instant;
  const end = useEffectEvent(onOver);
  useEffect(() => {
    if (left <= 0) {
      end();
      return undefined;
    }
    const timer = setTimeout(() => setInstant(clock.now()), left % minute || minute);
    return () => clearTimeout(timer);
  }, [left, clock]);
  return Math.max(0, Math.ceil(left / minute));
}
