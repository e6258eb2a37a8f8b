import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '../../blocks/use-desk.ts';
import type { DeskDay } from '../../domain/desk.ts';
import { formatDate, minutesOf, wallClock } from '../../shared/dates.ts';
import type { PlannedDayProps } from './desk-day-props.ts';
import { MovablePlan, type PlanColumns } from './MovablePlan.tsx';
import { canMove } from './move-rules.ts';
import { planOfDay } from './plan-of-day.ts';
import { readDaysAgain, useDayQuery } from './use-desk-day.ts';
import { useDayNews } from './use-day-news.ts';
import { usePlanNow } from './use-plan-now.ts';
import { usePlanWords } from './use-plan-words.ts';

/** The plan of one day: a column for each barber. */
export function PlanOfBarbers({
  day,
  today,
  isOld,
  onOpenBooking,
  onAddAt,
  onNews,
}: PlannedDayProps) {
  const { i18n } = useTranslation('deskDay');
  const queries = useQueryClient();
  const { salon } = useDesk();
  const words = usePlanWords();
  const { now, slotNow } = usePlanNow();
  const { marks, unmark } = useDayNews(day, onNews);
  const { queryKey } = useDayQuery(day.date);
  const plan = useMemo(() => {
    const isMovable = (entry: DeskDay['entries'][number]) =>
      !isOld && canMove(salon, entry, slotNow);
    return planOfDay(day, words, isMovable, slotNow);
  }, [day, words, isOld, salon, slotNow]);
  const columns: PlanColumns = {
    placeAt: (barberId, time) => ({ barberId, date: day.date, time }),
    columnOf: ({ barberId }) => barberId,
    nameOf: ({ barberId }) => day.barbers.find(({ id }) => id === barberId)?.name ?? '',
  };
  return (
    <MovablePlan
      label={formatDate(day.date, i18n.language, 'full')}
      days={[day]}
      plan={plan}
      columns={columns}
      readAgain={async () => {
        await readDaysAgain(queries, salon.id);
        return [queries.getQueryData<DeskDay>(queryKey) ?? day];
      }}
      minuteNow={day.date === today ? minutesOf(wallClock(salon.timeZone, now).time) : undefined}
      now={now}
      isOld={isOld}
      marks={marks}
      firstColumn={salon.barberId ?? undefined}
      onOpen={({ id }) => {
        unmark(id);
        onOpenBooking(id);
      }}
      onAddAt={onAddAt}
    />
  );
}
