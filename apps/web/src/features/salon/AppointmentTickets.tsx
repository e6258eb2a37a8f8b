import { useTranslation } from 'react-i18next';
import { Late } from '../../blocks/Late.tsx';
import { useCalendarDialog } from '../../blocks/use-calendar-dialog.tsx';
import type { Booking } from '../../domain/booking.ts';
import type { ManagedChange } from './AppointmentTicket.tsx';
import styles from './AppointmentTickets.module.css';
import { ticketPart, useUpcomingAt } from './use-upcoming-at.ts';

export interface AppointmentTicketsProps {
  readonly salonId: string;
  /** Opens the page that manages a booking, with the dialog of a change. */
  readonly onManage: (bookingId: string, change: ManagedChange) => Promise<void>;
  /** The code for calendars could not be loaded. */
  readonly onCalendarFailed: () => void;
}

/** The visitor's bookings here, next first: the toast about a new one disappears soon. */
export function AppointmentTickets({
  salonId,
  onManage,
  onCalendarFailed,
}: AppointmentTicketsProps) {
  const { i18n } = useTranslation();
  const bookings = useUpcomingAt(salonId);
  const wordsOf = ({ service, salon, barber }: Booking) => {
    // The texts are loaded with the first ticket, and not with every salon.
    const t = i18n.getFixedT(i18n.language, 'appointment');
    return {
      title: t('calendarTitle', { service: service.name, salon: salon.name }),
      description: t('calendarText', { barber: barber.name }),
    };
  };
  const calendar = useCalendarDialog(wordsOf, onCalendarFailed);
  return (
    // Empty, it has the height that the script in the head reserved.
    <div className={styles['root']} data-tickets>
      {bookings.map((booking) => (
        <Late
          key={booking.id}
          part={ticketPart}
          props={{
            booking,
            onManage: (change) => onManage(booking.id, change),
            onAddToCalendar: () => calendar.show(booking),
          }}
        />
      ))}
      {calendar.dialog}
    </div>
  );
}
