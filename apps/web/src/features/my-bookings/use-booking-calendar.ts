import { useTranslation } from 'react-i18next';
import { type CalendarDialogState, useCalendarDialog } from '../../blocks/use-calendar-dialog.tsx';
import { useBookingWords } from './use-booking-words.ts';

/**
 * The dialog that adds a booking to a calendar.
 * @param onFailed - its code could not be loaded
 */
export function useBookingCalendar(onFailed: () => void): CalendarDialogState {
  const { t } = useTranslation('bookings');
  const words = useBookingWords();
  return useCalendarDialog((booking) => {
    const facts = words.facts(booking);
    return {
      title: t('calendarFile.title', facts),
      description: t('calendarFile.description', { ...facts, rule: words.rule(booking, 'open') }),
    };
  }, onFailed);
}
