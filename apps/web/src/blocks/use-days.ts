import type { CalendarDayNote } from '@salonica/ui/calendar';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { DaysQuery } from '../domain/ports/availability-port.ts';
import type { Day } from '../domain/slot.ts';
import { type PlainDate, weekdayOf } from '../shared/dates.ts';
import { usePort } from './ports.tsx';
import { useLive } from './use-live.ts';

export interface Days {
  /** Undefined until they are known. */
  readonly days: readonly Day[] | undefined;
  /** What the calendar says of a day. */
  readonly note: (date: PlainDate) => CalendarDayNote | null;
}

export interface DaysQuestion extends Omit<DaysQuery, 'to'> {
  /** Null while nobody knows how far the calendar reaches. */
  readonly to: PlainDate | null;
}

/**
 * What is known of the days of a salon's calendar, kept up to date. Without an answer every day is like another: the
 * times of a day say the rest.
 */
export function useDays({ to, ...query }: DaysQuestion): Days {
  const { salonId, serviceId, barberId = null, from } = query;
  const availability = usePort('availability');
  const { t, i18n } = useTranslation('times');
  const { language } = i18n;
  const queries = useQueryClient();
  const root = ['days', salonId];
  const { data: days } = useQuery({
    queryKey: [...root, serviceId, barberId, from, to, language],
    queryFn:
      to === null
        ? skipToken
        : ({ signal }) => availability.days({ ...query, to }, { language, signal }),
    staleTime: 0,
  });
  useLive([salonId], () => void queries.invalidateQueries({ queryKey: root }));
  return {
    days,
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

const weekdayKey = (date: PlainDate) => weekdays[weekdayOf(date)] ?? 'sunday';
