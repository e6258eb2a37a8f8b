import type { ReactElement } from 'react';
import type { Booking } from '#domain/booking.ts';
import type { Api } from '#domain/api.ts';

/** What a story passes to the part that it shows. */
interface Around {
  readonly ports: { readonly api: Api };
  readonly language: { readonly current: () => string };
}

/** A story about the first upcoming booking, or the first past one. */
export function aboutBooking(list: 'upcoming' | 'past', show: (booking: Booking) => ReactElement) {
  const element = async ({ ports: { api }, language }: Around) => {
    const query = { when: list };
    const { bookings } = await api.listBookings({ query, language: language.current() });
    const [first] = bookings;
    return first === undefined ? null : show(first);
  };
  return {
    path: '/dashboard',
    session: 'signed-in',
    part: { namespaces: ['bookings', 'times'], isPadded: true, element },
  } as const;
}
