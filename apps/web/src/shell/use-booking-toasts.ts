import { useTranslation } from 'react-i18next';
import type { Booking } from '../domain/booking.ts';
import { formatDate } from '../shared/dates.ts';
import { useToasts } from './toaster/toast-channel.ts';

/** What did not arrive: a file for calendars, the days for a move, or the times to wait for. */
const unavailable = {
  file: 'calendarFile.failed',
  calendar: 'reschedule.loadFailed',
  waiting: 'waiting.loadFailed',
} as const;

type DoneTitle = 'waiting.taken' | 'waiting.inLine' | 'reschedule.done' | 'cancel.restored';
type DoneText = 'reschedule.doneText' | 'cancel.doneText';

/**
 * The toasts of a customer's bookings.
 * @param id - of the page, which shows one at a time
 */
export function useBookingToasts(id: string) {
  const { t, i18n } = useTranslation(['bookings', 'common']);
  const toasts = useToasts();
  const facts = ({ salon, date, time }: Booking) => ({
    salon: salon.name,
    date: formatDate(date, i18n.language, 'brief'),
    time,
  });
  const done = (title: DoneTitle, text: DoneText) => (booking: Booking) =>
    toasts.show({ id, tone: 'success', title: t(title), description: t(text, facts(booking)) });
  return {
    onTaken: done('waiting.taken', 'reschedule.doneText'),
    onInLine: done('waiting.inLine', 'cancel.doneText'),
    onMoved: done('reschedule.done', 'reschedule.doneText'),
    onRestored: done('cancel.restored', 'cancel.doneText'),
    onCancelled: (booking: Booking, undo?: () => void) =>
      toasts.show({
        id,
        tone: 'info',
        title: t('cancel.done'),
        description: t('cancel.doneText', facts(booking)),
        ...(undo && { action: { label: t('common:undo'), run: undo } }),
      }),
    onUnavailable: (part: keyof typeof unavailable) =>
      toasts.show({
        id,
        tone: 'danger',
        title: t(unavailable[part]),
        description: t('calendarFile.failedText'),
      }),
  };
}
