import type { ReactElement } from 'react';
import type { BookingTicketMessages } from './BookingTicket.messages.ts';
import classes from './BookingTicket.module.css';
import type { TicketBarber, TicketTime } from './ticket.ts';

interface PastDetailsProps {
  service: string | undefined;
  barber: TicketBarber | undefined;
  address: string | undefined;
  when: TicketTime;
  timeId: string;
  messages: BookingTicketMessages;
}

function inOneLine(
  service: string | undefined,
  barber: TicketBarber | undefined,
  messages: BookingTicketMessages,
): string | undefined {
  if (service && barber) return messages.serviceWith(service, barber.name);
  return service ?? (barber ? `${messages.with} ${barber.name}` : undefined);
}

/** Service, barber and date in a few lines. */
export function PastDetails({
  service,
  barber,
  address,
  when,
  timeId,
  messages,
}: PastDetailsProps): ReactElement {
  const line = inOneLine(service, barber, messages);
  return (
    <>
      {line ? (
        <p data-part="service" className={classes['service']}>
          {line}
        </p>
      ) : null}
      <p className={classes['when']}>
        <time id={timeId} dateTime={when.dateTime}>
          {when.text}
        </time>
      </p>
      {address ? (
        <p data-part="address" className={classes['when']}>
          {address}
        </p>
      ) : null}
    </>
  );
}
