import { Badge } from '@salonica/ui/badge';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import styles from './appointment-ticket.module.css';
import type { SalonAppointment } from './salon-port.ts';

/** What was booked, for as long as the page lives: the toast is gone in a moment. */
export function AppointmentTicket({ appointment }: { readonly appointment: SalonAppointment }) {
  const { t, i18n } = useTranslation('salon');
  const { language } = i18n;
  const { date, time, serviceName, barberName, location, address, total } = appointment;
  return (
    <section aria-labelledby="appointment" className={styles['root']}>
      <p className={styles['stub']}>
        <time dateTime={`${date}T${time}`}>
          <b className={styles['date']}>{formatDate(date, language, 'short')}</b>{' '}
          <span className={styles['time']}>{t('appointment.at', { time })}</span>
        </time>
      </p>
      <div className={styles['body']}>
        <div className={styles['top']}>
          <h2 id="appointment" className={styles['heading']}>
            {t('appointment.title')}
          </h2>
          <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
            {t('appointment.confirmed')}
          </Badge>
        </div>
        <p>
          <b>{serviceName}</b> {t('appointment.with', { barber: barberName })}
        </p>
        <p>{location === 'home' ? t('appointment.home', { address }) : address}</p>
        <p className={styles['total']}>
          {t('appointment.total', { total: formatMoney(total, language) })}
        </p>
        <p className={styles['note']}>{t('appointment.note')}</p>
      </div>
    </section>
  );
}
