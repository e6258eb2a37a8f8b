import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import classes from './TicketStub.module.css';
import type { TicketTime } from './ticket.ts';

interface TicketStubProps {
  when: TicketTime;
  timeId: string;
}

/** The stub: the date as a graphic, announced as one text. */
export function TicketStub({ when, timeId }: TicketStubProps): ReactElement {
  return (
    <time id={timeId} dateTime={when.dateTime} data-part="stub" className={classes['stub']}>
      <VisuallyHidden>{when.text}</VisuallyHidden>
      <span aria-hidden="true" className={classes['date']}>
        <span>{when.weekday}</span>
        <span className={classes['day']}>{when.day}</span>
        <span>{when.month}</span>
      </span>
      <span aria-hidden="true" className={classes['time']}>
        {when.time}
      </span>
    </time>
  );
}
