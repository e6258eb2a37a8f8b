import { Badge } from '@salonica/ui/badge';
import { BookingTicket } from '@salonica/ui/booking-ticket';
import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import CalendarClock from 'lucide-react/icons/calendar-clock';
import CalendarPlus from 'lucide-react/icons/calendar-plus';
import CircleCheck from 'lucide-react/icons/circle-check';
import Ticket from 'lucide-react/icons/ticket';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import { dateParts, formatDate, wallClock } from '../../shared/dates.ts';
import { formatMoney } from '../../shared/money.ts';
import type { WantedChange } from '../../shared/wanted-change.ts';
import styles from './AppointmentTicket.module.css';

/** What the visitor does with a booking on the page that manages it. */
export type ManagedChange = WantedChange['change'] | null;

export interface AppointmentTicketProps {
  readonly booking: Booking;
  /** Opens the page that manages the booking, with the dialog of a change. */
  readonly onManage: (change: ManagedChange) => Promise<void>;
  readonly onAddToCalendar: () => void;
}

const managed = {
  move: { Icon: CalendarClock, variant: 'secondary' },
  cancel: { Icon: X, variant: 'quiet-destructive' },
  show: { Icon: Ticket, variant: 'quiet' },
} as const;

/** The ways to the booking: its changes while it can be changed, and its own page. */
function Actions({
  onManage,
  canChange,
}: Pick<AppointmentTicketProps, 'onManage'> & { readonly canChange: boolean }) {
  const { t } = useTranslation('appointment');
  const [state, setState] = useState<keyof typeof managed | 'ready' | 'failed'>('ready');
  const press = (name: keyof typeof managed) => {
    setState(name);
    onManage(name === 'show' ? null : name).then(
      () => setState('ready'),
      () => setState('failed'),
    );
  };
  const names = canChange ? (['move', 'cancel', 'show'] as const) : (['show'] as const);
  return (
    <>
      {names.map((name) => {
        const { Icon, variant } = managed[name];
        return (
          <Button
            key={name}
            variant={variant}
            size="s"
            startIcon={<Icon aria-hidden="true" />}
            busy={state === name}
            busyLabel={t('opening')}
            onClick={() => press(name)}
          >
            {name === 'show' ? t('manage') : t(name)}
          </Button>
        );
      })}
      {state === 'failed' ? (
        <Note tone="danger" role="alert">
          {t('manageFailed')}
        </Note>
      ) : null}
    </>
  );
}

/** A booking of the visitor, at its salon. */
export function AppointmentTicket({ booking, onManage, onAddToCalendar }: AppointmentTicketProps) {
  const { t, i18n } = useTranslation('appointment');
  const clock = usePort('clock');
  const { language } = i18n;
  const { date, time, service, barber, location, address, price, salon } = booking;
  const canChange = booking.changeableUntil > clock.now();
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
      actions={<Actions onManage={onManage} canChange={canChange} />}
      rule={
        <>
          <span>
            {canChange
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
      {booking.mailedTo === null ? null : <p>{t('mailedTo', { email: booking.mailedTo })}</p>}
      <Button
        variant="link"
        size="s"
        startIcon={<CalendarPlus aria-hidden="true" />}
        onClick={onAddToCalendar}
      >
        {t('calendar')}
      </Button>
    </BookingTicket>
  );
}
