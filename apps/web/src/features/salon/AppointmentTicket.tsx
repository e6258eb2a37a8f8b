import { Badge } from '@salonica/ui/badge';
import { BookingTicket } from '@salonica/ui/booking-ticket';
import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import { dateParts, formatDate, wallClock } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import styles from './AppointmentTicket.module.css';

export interface AppointmentTicketProps {
  readonly booking: Booking;
  /** Opens the guest's link to the booking; null for a customer, who has My Bookings. */
  readonly onManage: (() => Promise<void>) | null;
}

/** A guest's way to the booking. */
function ManageButton({ onManage }: { readonly onManage: () => Promise<void> }) {
  const { t } = useTranslation('appointment');
  const [state, setState] = useState<'ready' | 'busy' | 'failed'>('ready');
  const press = () => {
    setState('busy');
    onManage().then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        startIcon={<CalendarClock aria-hidden="true" />}
        busy={state === 'busy'}
        busyLabel={t('opening')}
        onClick={press}
      >
        {t('manage')}
      </Button>
      {state === 'failed' ? (
        <Note tone="danger" role="alert">
          {t('manageFailed')}
        </Note>
      ) : null}
    </>
  );
}

/** A booking of the visitor, at its salon. */
export function AppointmentTicket({ booking, onManage }: AppointmentTicketProps) {
  const { t, i18n } = useTranslation('appointment');
  const clock = usePort('clock');
  const { language } = i18n;
  const { date, time, service, barber, location, address, price, salon } = booking;
  const until = wallClock(salon.timeZone, booking.changeableUntil);
  const held = wallClock(salon.timeZone, booking.heldUntil);
  return (
    <BookingTicket
      headingLevel={2}
      title={t('title')}
      when={{
        dateTime: `${date}T${time}`,
        text: `${formatDate(date, language, 'full')}, ${time}`,
        time,
        ...dateParts(date, language),
      }}
      service={service.name}
      barber={{ name: barber.name, avatar: barber.picture }}
      address={location === 'home' ? t('home', { address }) : address}
      status={
        <Badge tone="success" icon={<CircleCheck aria-hidden="true" />}>
          {t('confirmed')}
        </Badge>
      }
      actions={onManage === null ? null : <ManageButton onManage={onManage} />}
      rule={
        <>
          <span>
            {booking.changeableUntil > clock.now()
              ? t('changeUntil', {
                  date: formatDate(until.date, language, 'short'),
                  time: until.time,
                })
              : t('fixed')}
          </span>{' '}
          {held.time === time ? null : <span>{t('held', { time: held.time })}</span>}
        </>
      }
    >
      <p className={styles['total']}>{t('total', { total: formatMoney(price.total, language) })}</p>
    </BookingTicket>
  );
}
