import MapPin from 'lucide-react/icons/map-pin';
import type { ReactElement } from 'react';
import { Avatar } from '../avatar/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { BookingTicketMessages } from './BookingTicket.messages.ts';
import classes from './BookingTicket.module.css';
import type { TicketBarber } from './ticket.ts';

interface TicketDetailsProps {
  service: string | undefined;
  barber: TicketBarber | undefined;
  address: string | undefined;
  messages: BookingTicketMessages;
}

/** Service, barber and address of an upcoming visit, each on its line. */
export function TicketDetails({
  service,
  barber,
  address,
  messages,
}: TicketDetailsProps): ReactElement {
  return (
    <>
      {service ? (
        <p data-part="service" className={classes['service']}>
          {service}
        </p>
      ) : null}
      {barber ? (
        <p data-part="barber" className={classes['barber']}>
          <Avatar name={barber.name} src={barber.avatar} size={36} decorative />
          <span>
            {messages.with} <b translate="no">{barber.name}</b>
          </span>
        </p>
      ) : null}
      {address ? (
        <p data-part="address" className={classes['address']}>
          <MapPin aria-hidden="true" />
          <VisuallyHidden>{messages.address} </VisuallyHidden>
          {address}
        </p>
      ) : null}
    </>
  );
}
