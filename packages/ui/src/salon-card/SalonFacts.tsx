import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import Wallet from 'lucide-react/icons/wallet';
import type { ReactElement } from 'react';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { SalonCardMessages } from './SalonCard.messages.ts';
import classes from './SalonFacts.module.css';

interface SalonFactsProps {
  distance: string | null | undefined;
  averageBookingTime: string | null | undefined;
  priceRange: string | null | undefined;
  messages: SalonCardMessages;
}

/** Number of signs if the text is one currency sign repeated up to four times, else 0. */
function priceLevel(text: string): number {
  return /^(\p{Sc})\1{0,3}$/u.test(text) ? text.length : 0;
}

/** Distance, time and price in one line. */
export function SalonFacts({
  distance,
  averageBookingTime,
  priceRange,
  messages,
}: SalonFactsProps): ReactElement | null {
  if (!distance && !averageBookingTime && !priceRange) return null;
  const level = priceLevel(priceRange ?? '');
  return (
    <ul role="list" data-part="facts" className={classes['facts']}>
      {distance ? (
        <li>
          <MapPin aria-hidden="true" />
          <VisuallyHidden>{messages.distance} </VisuallyHidden>
          {distance}
        </li>
      ) : null}
      {averageBookingTime ? (
        <li>
          <Clock aria-hidden="true" />
          <VisuallyHidden>{messages.averageTime} </VisuallyHidden>
          {averageBookingTime}
        </li>
      ) : null}
      {priceRange ? (
        <li>
          <Wallet aria-hidden="true" />
          {level > 0 ? <VisuallyHidden>{messages.price(level)}</VisuallyHidden> : null}
          <span aria-hidden={level > 0 || undefined}>{priceRange}</span>
        </li>
      ) : null}
    </ul>
  );
}
