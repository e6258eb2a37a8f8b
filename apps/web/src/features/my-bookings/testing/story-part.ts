import type { ReactElement } from 'react';
import type { Booking } from '../../../domain/booking.ts';
import type { BookingsPort } from '../../../domain/ports/bookings-port.ts';

/** What a story passes to the part that it shows. */
interface Around {
  readonly ports: { readonly bookings: BookingsPort };
  readonly language: { readonly current: () => string };
}

/** A story about the first upcoming booking, or the first past one. */
export function aboutBooking(list: 'upcoming' | 'past', show: (booking: Booking) => ReactElement) {
  const element = async ({ ports: { bookings }, language }: Around) => {
    const request = { language: language.current(), signal: new AbortController().signal };
    const [first] =
      list === 'upcoming'
        ? await bookings.upcoming(request)
        : (await bookings.past(null, request)).items;
    return first === undefined ? null : show(first);
  };
  return {
    path: '/dashboard',
    session: 'signed-in',
    part: { namespaces: ['bookings', 'times'], isPadded: true, element },
  } as const;
}
