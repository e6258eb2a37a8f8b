import { Avatar } from '@salonica/ui/avatar';
import { Badge } from '@salonica/ui/badge';
import { Button } from '@salonica/ui/button';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#blocks/use-desk.ts';
import { includesRole } from '#domain/desk.ts';
import { addDays, type PlainDate } from '#shared/dates.ts';
import styles from './Shifts.module.css';
import { shiftDayOf, type ShiftsOfBarber } from './shifts-of-day.ts';
import { useShiftWords } from './use-shift-words.ts';

export interface BarberWeekProps {
  readonly barber: ShiftsOfBarber;
  /** The Monday. */
  readonly from: PlainDate;
  readonly today: PlainDate;
  readonly onChange: (date: PlainDate) => void;
}

/** When one barber works on the seven days of a week. */
export function BarberWeek({ barber, from, today, onChange }: BarberWeekProps) {
  const { t } = useTranslation('deskShifts');
  const words = useShiftWords();
  const { salon } = useDesk();
  const id = useId();
  const canChange = includesRole(salon.role, 'manager');
  const days = Array.from({ length: 7 }, (_, index) =>
    shiftDayOf(barber, addDays(from, index), salon.timeZone),
  );
  return (
    <section aria-labelledby={id} className={styles['barber']}>
      <div className={styles['name']}>
        <Avatar name={barber.name} src={barber.picture} size={36} decorative />
        <h3 id={id}>{barber.name}</h3>
      </div>
      <ol role="list" className={styles['days']}>
        {days.map(({ date, shifts, isDated, away }) => (
          <li key={date} className={styles['day']} data-today={date === today ? '' : undefined}>
            <strong>{words.brief(date)}</strong>
            <div className={styles['facts']}>
              {shifts.length === 0 ? <span>{t('off')}</span> : null}
              {shifts.map((shift) => (
                <span key={shift.starts}>{words.span(shift)}</span>
              ))}
              {away.map((range) => (
                <Badge key={range?.starts ?? ''} tone="warning">
                  {words.away(range)}
                </Badge>
              ))}
              {isDated ? (
                <Badge tone="info" icon={<CalendarClock aria-hidden="true" />}>
                  {t('other')}
                </Badge>
              ) : null}
            </div>
            {canChange && date >= today ? (
              <Button
                variant="quiet"
                size="s"
                className={styles['change']}
                aria-label={t('changeNamed', {
                  day: t('day', { barber: barber.name, date: words.brief(date) }),
                })}
                onClick={() => onChange(date)}
              >
                {t('change')}
              </Button>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
