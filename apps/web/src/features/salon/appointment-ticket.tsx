import { Badge } from '@salonica/ui/badge';
import { BookingTicket } from '@salonica/ui/booking-ticket';
import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { dateParts, formatDate } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import styles from './appointment-ticket.module.css';
import type { SalonAppointment } from '../../domain/ports/old/salon-port.ts';

/** What was booked, for as long as the page lives: the toast is gone in a moment. */
export function AppointmentTicket({ appointment }: { readonly appointment: SalonAppointment }) {
  const { t, i18n } = useTranslation('salon');
  const { language } = i18n;
  const { date, time, serviceName, barberName, location, address, total } = appointment;
  return (
    <BookingTicket
      className={styles['root']}
      headingLevel={2}
      title={t('appointment.title')}
      when={{
        dateTime: `${date}T${time}`,
        text: `${formatDate(date, language, 'full')}, ${time}`,
        time,
        ...dateParts(date, language),
      }}
      service={serviceName}
      barber={{ name: barberName }}
      address={location === 'home' ? t('appointment.home', { address }) : address}
      status={
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          {t('appointment.confirmed')}
        </Badge>
      }
      rule={t('appointment.note')}
    >
      <p className={styles['total']}>
        {t('appointment.total', { total: formatMoney(total, language) })}
      </p>
    </BookingTicket>
  );
}
