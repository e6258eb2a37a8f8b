import { Late } from '../../blocks/Late.tsx';
import styles from './AppointmentTickets.module.css';
import { ticketPart, useUpcomingAt } from './use-upcoming-at.ts';

export interface AppointmentTicketsProps {
  readonly salonId: string;
  /** Opens a guest's booking; null for a customer. */
  readonly onManage: ((bookingId: string) => Promise<void>) | null;
}

/** The visitor's bookings here, next first: the toast about a new one disappears soon. */
export function AppointmentTickets({ salonId, onManage }: AppointmentTicketsProps) {
  const bookings = useUpcomingAt(salonId);
  return (
    // Empty, it has the height that the script in the head reserved.
    <div className={styles['root']} data-tickets>
      {bookings.map((booking) => (
        <Late
          key={booking.id}
          part={ticketPart}
          props={{ booking, onManage: onManage === null ? null : () => onManage(booking.id) }}
        />
      ))}
    </div>
  );
}
