import { minute, type SalonCalendar } from '@salonica/policy';
import type { BookingRow } from './booking-row.ts';

/**
 * A calendar in which the barber of a booking needs the time for its service that was agreed, also
 * after the service or the barber became slower or faster.
 */
export function withAgreedLength(
  calendar: SalonCalendar,
  booking: Pick<BookingRow, 'barberId' | 'serviceId' | 'startsAt' | 'endsAt'>,
): SalonCalendar {
  const { barberId, serviceId, startsAt, endsAt } = booking;
  const minutes = (endsAt.getTime() - startsAt.getTime()) / minute;
  const barbers = calendar.barbers.map((barber) =>
    barber.id === barberId
      ? { ...barber, ownMinutes: new Map([...(barber.ownMinutes ?? []), [serviceId, minutes]]) }
      : barber,
  );
  return { ...calendar, barbers };
}
