import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { useToday } from '../../blocks/use-today.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import { formatDate } from '../../shared/dates.ts';
import { DayBar } from './DayBar.tsx';
import styles from './DeskDay.module.css';
import type { DeskDayProps } from './desk-day-props.ts';
import { OldNote } from './OldNote.tsx';
import { PlannedDay } from './PlannedDay.tsx';
import { useDeskDay } from './use-desk-day.ts';

/** The bookings of one day, a column for each barber. */
export function DeskDay({ date: chosen, onDate, ...actions }: DeskDayProps) {
  const { t, i18n } = useTranslation('deskDay');
  const { salon } = useDesk();
  const today = useToday(salon.timeZone);
  const date = chosen ?? today;
  const isToday = date === today;
  const { load, oldSince } = useDeskDay(date, isToday);
  return (
    <div className={styles['root']}>
      <DayBar
        title={formatDate(date, i18n.language, 'full')}
        date={date}
        today={today}
        step={1}
        onDate={(next) => onDate(next === today ? null : next)}
      />
      <OldNote since={oldSince} />
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} {...load}>
          <Skeleton className={styles['skeleton']} />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} {...load} />
      ) : null}
      {load.phase === 'ready' ? (
        <PlannedDay
          key={date}
          day={load.data}
          today={today}
          isOld={oldSince !== null}
          {...actions}
        />
      ) : null}
    </div>
  );
}
