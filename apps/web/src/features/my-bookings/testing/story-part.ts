import type { ReactElement } from 'react';
import type { Booking, BookingsPort } from '../../../domain/ports/old/bookings-port.ts';

/** What a story hands to the part that it shows. */
interface Around {
  readonly records: { readonly bookings: BookingsPort };
  readonly language: {
    readonly current: () => Parameters<BookingsPort['upcoming']>[0]['language'];
  };
}

/** A story about the first of the sample bookings that are to come, or of those that are past. */
export function aboutBooking(list: 'upcoming' | 'past', show: (booking: Booking) => ReactElement) {
  const element = async ({ records: { bookings }, language }: Around) => {
    const question = { language: language.current(), signal: new AbortController().signal };
    const [first] =
      list === 'upcoming'
        ? await bookings.upcoming(question)
        : (await bookings.past({ ...question, cursor: null })).bookings;
    return first === undefined ? null : show(first);
  };
  return {
    path: '/dashboard',
    session: 'signed-in',
    part: { namespaces: ['bookings'], isPadded: true, element },
  } as const;
}
