import { Select } from '@salonica/ui/select';
import { Skeleton } from '@salonica/ui/skeleton';
import { useTranslation } from 'react-i18next';
import { RequestCount } from '../../blocks/desk-requests/RequestCount.tsx';
import { Link } from '../../blocks/Link.tsx';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { useToday } from '../../blocks/use-today.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import { addDays, formatDate } from '../../shared/dates.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { DayBar } from './DayBar.tsx';
import styles from './DeskDay.module.css';
import type { DeskWeekProps } from './desk-day-props.ts';
import { NoTeam } from './NoTeam.tsx';
import { OldNote } from './OldNote.tsx';
import { PlanOfDays } from './PlanOfDays.tsx';
import { mondayOf, useDeskWeek } from './use-desk-week.ts';

/** Seven days of one barber. */
export function DeskWeek({ date, barberId, onDate, onBarber, ...actions }: DeskWeekProps) {
  const { t, i18n } = useTranslation('deskDay');
  const { salon } = useDesk();
  const today = useToday(salon.timeZone);
  const from = mondayOf(date ?? today);
  const { load, queryKey, oldSince } = useDeskWeek(from);
  const barbers = load.phase === 'ready' ? (load.data[0]?.barbers ?? []) : [];
  const wanted = barberId ?? salon.barberId;
  const barber = barbers.find(({ id }) => id === wanted) ?? barbers[0];
  const title = t('week.title', {
    from: formatDate(from, i18n.language, 'brief'),
    to: formatDate(addDays(from, 6), i18n.language, 'brief'),
  });
  return (
    <div className={styles['root']}>
      <DayBar
        title={title}
        date={from}
        today={today}
        step={7}
        onDate={(next) => onDate(mondayOf(next) === mondayOf(today) ? null : mondayOf(next))}
      >
        {barber === undefined ? null : (
          <Select
            variant="pill"
            label={t('week.barber')}
            value={barber.id}
            onValueChange={onBarber}
          >
            {barbers.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        )}
        <Link to={deskPaths.settingsOf('shifts')}>
          {t('week.shifts')}
          <RequestCount salon={salon} />
        </Link>
      </DayBar>
      <OldNote since={oldSince} />
      {load.phase === 'loading' ? (
        <Waiting text={t('week.loading')} {...load}>
          <Skeleton className={styles['skeleton']} />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('week.failed')} headingLevel={2} {...load} />
      ) : null}
      {load.phase === 'ready' && barber === undefined ? <NoTeam /> : null}
      {load.phase === 'ready' && barber !== undefined ? (
        <PlanOfDays
          key={`${from} ${barber.id}`}
          days={load.data}
          barber={barber}
          today={today}
          queryKey={queryKey}
          isOld={oldSince !== null}
          {...actions}
        />
      ) : null}
    </div>
  );
}
