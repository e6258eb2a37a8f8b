import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { againAfterFailure } from '../../blocks/again-after-failure.ts';
import { useApi } from '../../blocks/use-api.ts';
import { useDesk } from '../../blocks/use-desk.ts';
import { type Load, useLoad } from '../../blocks/use-load.ts';
import type { DeskDay } from '../../domain/desk.ts';
import { addDays, type PlainDate, weekdayOf } from '../../shared/dates.ts';
import { deskKeyOf } from '../../shared/desk-keys.ts';
import { useFreshDays } from './use-desk-day.ts';

/** The Monday of a day's week. */
export const mondayOf = (date: PlainDate): PlainDate => addDays(date, -((weekdayOf(date) + 6) % 7));

export interface WeekLoad {
  readonly load: Load<readonly DeskDay[]>;
  readonly queryKey: readonly unknown[];
  /** When it was read, if the server does not respond since then; otherwise null. */
  readonly oldSince: number | null;
}

/** Seven days of the salon, which follow changes by others. */
export function useDeskWeek(from: PlainDate): WeekLoad {
  const api = useApi();
  const { salon } = useDesk();
  const { language } = useTranslation().i18n;
  const queryKey = [...deskKeyOf('day', salon.id), 'week', from, language];
  const query = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      Promise.all(
        Array.from({ length: 7 }, (_, index) =>
          api.readDeskDay({ salon: salon.id, date: addDays(from, index), language, signal }),
        ),
      ),
    staleTime: 0,
    refetchInterval: againAfterFailure,
  });
  useFreshDays();
  const load = useLoad(query, queryKey);
  const isOld = query.data !== undefined && query.failureCount > 0;
  return { load, queryKey, oldSince: isOld ? query.dataUpdatedAt : null };
}
