import { buttonProps } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { addDays, formatDate, type PlainDate } from '../../shared/dates.ts';
import { paths } from '../../shared/paths.ts';
import { stepSearch } from './booking-address.ts';
import styles from './DateStep.module.css';
import type { WizardBooking } from './use-booking.ts';

interface DayLinksProps {
  readonly booking: WizardBooking;
  readonly salonId: string;
}

/** The free days as links to their times, for a browser without script. */
export function DayLinks({ booking: { days, draft }, salonId }: DayLinksProps) {
  const { i18n } = useTranslation();
  const free: PlainDate[] = [];
  for (let day = days.today; day <= days.last; day = addDays(day, 1)) {
    const state = days.note(day)?.state;
    if (state === undefined || state === 'few') free.push(day);
  }
  return (
    <ul role="list" className={styles['days']}>
      {free.map((date) => (
        <li key={date}>
          <Link
            to={paths.booking(salonId) + stepSearch('time', { ...draft, date })}
            {...buttonProps({ variant: 'secondary', size: 's', block: true })}
          >
            {formatDate(date, i18n.language, 'short')}
          </Link>
        </li>
      ))}
    </ul>
  );
}
