import type { TicketTime } from '@salonica/ui/booking-ticket';
import { useTranslation } from 'react-i18next';
import { dateParts, formatDate, inVisitorZone, type PlainDateTime } from '../../shared/dates.ts';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import { noticeHours, type Phase, salonClock } from './bookings-rules.ts';

export interface BookingWords {
  /** "Thu 26 Nov" and "10:00", for use in a sentence. */
  readonly brief: (moment: PlainDateTime) => { date: string; time: string };
  /** The date of a ticket. */
  readonly ticketTime: (booking: Booking) => TicketTime;
  /** The date of a row. */
  readonly rowTime: (booking: Booking) => TicketTime;
  /** The booking's deadline for changes, or why it has passed. */
  readonly rule: (booking: Booking, phase: Phase) => string;
  /** The visitor's local time of the visit; null if it is the same. */
  readonly visitorTime: (booking: Booking) => string | null;
  /** The booking's name in a toast or a dialog. */
  readonly facts: (booking: Booking) => Record<'service' | 'salon' | 'barber', string>;
}

/** Texts about bookings that several parts of the page share. */
export function useBookingWords(): BookingWords {
  const { t, i18n } = useTranslation('bookings');
  const { language } = i18n;
  const clock = usePort('clock');
  const brief = ({ date, time }: PlainDateTime) => ({
    date: formatDate(date, language, 'brief'),
    time,
  });
  const timeOf = (booking: Booking, date: string): TicketTime => ({
    dateTime: `${booking.date}T${booking.time}`,
    text: `${date}, ${booking.time}`,
    time: booking.time,
    ...dateParts(booking.date, language),
  });
  return {
    brief,
    ticketTime: (booking) => timeOf(booking, formatDate(booking.date, language, 'full')),
    rowTime: (booking) => timeOf(booking, formatDate(booking.date, language, 'day')),
    rule(booking, phase) {
      const { changeableUntil, heldUntil, endsAt } = booking;
      switch (phase) {
        case 'open':
        case 'settled':
          return t(`rule.${phase}`, {
            ...brief(salonClock(booking, changeableUntil)),
            count: noticeHours(booking),
          });
        case 'begun':
          return booking.location === 'home'
            ? t('rule.begunAtHome')
            : t('rule.begun', { time: salonClock(booking, heldUntil).time });
        default:
          return t('rule.underway', { time: salonClock(booking, endsAt).time });
      }
    },
    visitorTime(booking) {
      const { date, time, salon } = booking;
      const there = inVisitorZone({ date, time }, salon.timeZone, clock.timeZone());
      if (there === undefined) return null;
      const words = { time, visitorTime: there.time };
      return there.date === date
        ? t('visitorTime', words)
        : t('visitorTimeAndDay', {
            ...words,
            visitorDate: formatDate(there.date, language, 'short'),
          });
    },
    facts: ({ service, salon, barber }) => ({
      service: service.name,
      salon: salon.name,
      barber: barber.name,
    }),
  };
}
