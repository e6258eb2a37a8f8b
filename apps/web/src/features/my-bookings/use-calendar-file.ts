import { useTranslation } from 'react-i18next';
import { usePort } from '../../blocks/PortsProvider.tsx';
import type { Booking } from '../../domain/booking.ts';
import { calendarEventOf, saveCalendarFile } from './save-calendar-file.ts';
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
    const facts = words.facts(booking);
    try {
      await saveCalendarFile(
        calendarEventOf(booking, {
          title: t('calendarFile.title', facts),
          description: t('calendarFile.description', {
            ...facts,
            rule: words.rule(booking, 'open'),
          }),
        }),
        t('calendarFile.name', { date: booking.date }),
        clock.now(),
      );
    } catch {
      onFailed();
    }
  };
}
