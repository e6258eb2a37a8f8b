import type { ReactElement } from 'react';
import type { MachineStory } from '../../../testing/machine-story.ts';
import type { Booking } from '../bookings-port.ts';

/** A story about the first of the sample bookings that are to come, or of those that are past. */
export function aboutBooking(
  list: 'upcoming' | 'past',
  show: (booking: Booking) => ReactElement,
): Pick<MachineStory, 'path' | 'session' | 'part'> {
  return {
    path: '/dashboard',
    session: 'signed-in',
    part: {
      namespaces: ['bookings'],
      isPadded: true,
      element: async ({ records: { bookings }, language }) => {
        const question = { language: language.current(), signal: new AbortController().signal };
        const [first] =
          list === 'upcoming'
            ? await bookings.upcoming(question)
            : (await bookings.past({ ...question, cursor: null })).bookings;
        return first === undefined ? null : show(first);
      },
    },
  };
}
