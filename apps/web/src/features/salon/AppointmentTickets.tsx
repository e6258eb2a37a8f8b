import { Late } from '../../blocks/Late.tsx';
import styles from './AppointmentTickets.module.css';
import { ticketPart, useUpcomingAt } from './use-upcoming-at.ts';

/** The visitor's bookings here, next first: the toast about a new one disappears soon. */
export function AppointmentTickets({ salonId }: { readonly salonId: string }) {
  const bookings = useUpcomingAt(salonId);
  return (
    // Empty, it has the height that the script in the head reserved.
    <div className={styles['root']} data-tickets>
      {bookings.map((booking) => (
        <Late key={booking.id} part={ticketPart} props={{ booking }} />
      ))}
    </div>
  );
}
