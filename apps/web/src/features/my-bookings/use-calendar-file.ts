import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import { saveCalendarFile } from './save-calendar-file.ts';
import { useBookingWords } from './use-booking-words.ts';

/**
 * Saves an appointment as a calendar file on the device.
 * @param onFailed - the code for the file could not be loaded
 */
export function useCalendarFile(onFailed: () => void): (booking: Booking) => Promise<void> {
  const { t } = useTranslation('bookings');
  const clock = usePort('clock');
  const words = useBookingWords();
  return async (booking) => {
    const { id, revision, date, time, startsAt, salon, service, address } = booking;
    try {
      await saveCalendarFile(
        {
          id,
          revision,
          status: 'confirmed',
          date,
          time,
          startsAt,
          timeZone: salon.timeZone,
          minutes: service.minutes,
          title: t('calendarFile.title', words.facts(booking)),
          location: booking.location === 'home' ? address : `${salon.name}, ${address}`,
          description: t('calendarFile.description', {
            ...words.facts(booking),
            rule: words.rule(booking, 'open'),
          }),
        },
        t('calendarFile.name', { date }),
        clock.now(),
      );
    } catch {
      onFailed();
    }
  };
}
