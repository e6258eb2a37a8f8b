import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { againAfterFailure } from '../../blocks/again-after-failure.ts';
import { usePort } from '../../blocks/PortsProvider.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { useLive } from '../../blocks/use-live.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { DeskDay } from '../../domain/desk.ts';
import type { PlainDate } from '../../shared/dates.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';
import { keptPlanName, restorePlan, storedPlan } from './kept-plan.ts';

/** The query of one day at the desk. */
export function useDayQuery(date: PlainDate) {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  return {
    queryKey: [...deskKeyOf('day', salon.id), date, language],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) =>
      api.readDeskDay({ salon: salon.id, date, language, signal }),
    staleTime: 0,
    refetchInterval: againAfterFailure,
  };
}

/** Reads the days of a salon that are shown again. */
export const readDaysAgain = (queries: QueryClient, salonId: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: deskKeyOf('day', salonId) });

/** Follows changes by others. */
export function useFreshDays(): void {
  const queries = useQueryClient();
  const { salon } = useDesk();
  useLive([salon.id], ({ type }) => {
    if (type === 'salon.changed' || type === 'resumed') void readDaysAgain(queries, salon.id);
  });
}

export interface DayLoad {
  readonly load: Load<DeskDay>;
  /** When the shown day was read, if the server does not respond since then; otherwise null. */
  readonly oldSince: number | null;
}

/** A day of the salon, which follows changes by others. The plan of today is kept for an outage. */
export function useDeskDay(date: PlainDate, isToday: boolean): DayLoad {
  const clock = usePort('clock');
  const drafts = usePort('drafts');
  const { salon } = useDesk();
  const options = useDayQuery(date);
  const query = useQuery(options);
  useFreshDays();
  const load = useLoad(query, options.queryKey);
  const { data, dataUpdatedAt, failureCount } = query;
  const isFailing = failureCount > 0;
  useEffect(() => {
    if (data === undefined || isFailing || !isToday) return;
    drafts.write(keptPlanName, storedPlan({ savedAt: clock.now(), salon, day: data }));
  }, [data, isFailing, isToday, drafts, clock, salon]);
  if (data !== undefined) return { load, oldSince: isFailing ? dataUpdatedAt : null };
  const kept = isFailing ? restorePlan(drafts.read(keptPlanName), clock.now()) : null;
  if (kept === null || kept.salon.id !== salon.id || kept.day.date !== date) {
    return { load, oldSince: null };
  }
  return { load: { phase: 'ready', data: kept.day }, oldSince: kept.savedAt };
}
