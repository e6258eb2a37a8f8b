import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import type { DeskDay } from '../../domain/desk.ts';
import { formatDate, type PlainDate } from '../../shared/dates.ts';
import type { DeskWeekProps } from './desk-day-props.ts';
import { MovablePlan, type PlanColumns } from './MovablePlan.tsx';
import { canMove } from './move-rules.ts';
import { planOfWeek } from './plan-of-week.ts';
import { readDaysAgain } from './use-desk-day.ts';
import { usePlanNow } from './use-plan-now.ts';
import { usePlanWords } from './use-plan-words.ts';

export interface PlanOfDaysProps extends Pick<DeskWeekProps, 'onOpenBooking' | 'onAddAt'> {
  readonly days: readonly DeskDay[];
  readonly barber: DeskDay['barbers'][number];
  readonly today: PlainDate;
  readonly queryKey: readonly unknown[];
  readonly isOld: boolean;
}

/** The plan of one barber: a column for each day. */
export function PlanOfDays({
  days,
  barber,
  today,
  queryKey,
  isOld,
  onOpenBooking,
  onAddAt,
}: PlanOfDaysProps) {
  const { t, i18n } = useTranslation('deskDay');
  const { language } = i18n;
  const queries = useQueryClient();
  const { salon } = useDesk();
  const words = usePlanWords();
  const { now, slotNow } = usePlanNow();
  const plan = useMemo(
    () =>
      planOfWeek(days, barber.id, {
        words,
        canMove: (entry) => !isOld && canMove(salon, entry, slotNow),
        now: slotNow,
        nameOf: (date) => formatDate(date, language, 'brief'),
      }),
    [days, barber, words, isOld, salon, slotNow, language],
  );
  const columns: PlanColumns = {
    placeAt: (date, time) => ({ barberId: barber.id, date, time }),
    columnOf: ({ date }) => date,
    nameOf: ({ date }) => formatDate(date, language, 'brief'),
  };
  return (
    <MovablePlan
      label={t('week.label', { barber: barber.name })}
      days={days}
      plan={plan}
      columns={columns}
      readAgain={async () => {
        await readDaysAgain(queries, salon.id);
        return queries.getQueryData<readonly DeskDay[]>(queryKey) ?? days;
      }}
      now={now}
      isOld={isOld}
      firstColumn={days.some(({ date }) => date === today) ? today : undefined}
      messages={{
        barber: t('week.day'),
        previousBarber: t('bar.previous.day'),
        nextBarber: t('bar.next.day'),
      }}
      onOpen={onOpenBooking}
      onAddAt={onAddAt}
    />
  );
}
