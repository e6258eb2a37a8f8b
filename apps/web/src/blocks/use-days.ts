import type { CalendarDayNote } from '@salonica/ui/calendar';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { allDays } from '../domain/all-days.ts';
import type { Api } from '../domain/api.ts';
import type { Day } from '../domain/slot.ts';
import { type PlainDate, weekdayOf } from '../shared/dates.ts';
import { useApi } from './use-api.ts';
import { useLive } from './use-live.ts';
import { type Load, useLoad } from './use-load.ts';

export interface Days {
  /** Undefined until loaded. */
  readonly days: readonly Day[] | undefined;
  /** The same with loading and failure states. */
  readonly load: Load<readonly Day[]>;
  /** The calendar's note for a day. */
  readonly note: (date: PlainDate) => CalendarDayNote | null;
}

export interface DaysQuestion {
  readonly salonId: string;
  readonly serviceId: string;
  /** Only the times of one barber; otherwise of all. */
  readonly barberId?: string | undefined;
  readonly from: PlainDate;
  /** Null until the end of the calendar is known. */
  readonly to: PlainDate | null;
}

export const daysQuery = (
  api: Pick<Api, 'listDays'>,
  { salonId, serviceId, barberId, from, to }: DaysQuestion,
  language: string,
) =>
  queryOptions({
    queryKey: ['days', salonId, serviceId, barberId ?? null, from, to, language],
    queryFn:
      to === null || serviceId === ''
        ? skipToken
        : ({ signal }) => {
            const query = { service: serviceId, barber: barberId, from, to };
            return allDays(api, { id: salonId, query, language, signal });
          },
  });

/**
 * The days of a salon's calendar, kept up to date; undefined without a service. If they fail to
 * load, all days look the same and their times show availability.
 */
export function useDays({ salonId, serviceId, barberId, from, to }: DaysQuestion): Days {
  const api = useApi();
  const { t, i18n } = useTranslation('times');
  const { language } = i18n;
  const queries = useQueryClient();
  const options = daysQuery(api, { salonId, serviceId, barberId, from, to }, language);
  const answer = useQuery({
    ...options,
    staleTime: 0,
    // In the previous language, while the current one is loading.
    placeholderData: (before, asked) => {
      const [, salon, service, barber] = asked?.queryKey ?? [];
      return salon === salonId && service === serviceId && barber === (barberId ?? null)
        ? before
        : undefined;
    },
  });
  const days = answer.data;
  useLive([salonId], ({ type }) => {
    if (type === 'salon.changed' || type === 'resumed') {
      void queries.invalidateQueries({ queryKey: ['days', salonId] });
    }
  });
  return {
    days,
    load: useLoad(answer, options.queryKey),
    note(date) {
      const day = days?.find((known) => known.date === date);
      switch (day?.state) {
        case 'closed':
          return {
            state: 'closed',
            label:
              day.reason === null
                ? t(`closedOn.${weekdayKey(date)}`)
                : t('closedFor', { reason: day.reason }),
          };
        case 'full':
          return { state: 'full', label: t('full') };
        case 'few':
          return { state: 'few', label: t('few', { count: day.free }) };
        case 'past':
          // From today: the calendar itself marks earlier days as past.
          return { state: 'full', label: t('over') };
        default:
          return null;
      }
    },
  };
}

const weekdays = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
] as const;

export const weekdayKey = (date: PlainDate) => weekdays[weekdayOf(date)] ?? 'sunday';
