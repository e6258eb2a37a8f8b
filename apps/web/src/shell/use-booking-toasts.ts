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
  return {
    onTaken: (booking: Booking) =>
      toasts.show({
        id,
        tone: 'success',
        title: t('waiting.taken'),
        description: t('reschedule.doneText', facts(booking)),
      }),
    onInLine: (booking: Booking) =>
      toasts.show({
        id,
        tone: 'success',
        title: t('waiting.inLine'),
        description: t('cancel.doneText', facts(booking)),
      }),
    onMoved: (booking: Booking) =>
      toasts.show({
        id,
        tone: 'success',
        title: t('reschedule.done'),
        description: t('reschedule.doneText', facts(booking)),
      }),
    onCancelled: (booking: Booking, undo?: () => void) =>
      toasts.show({
        id,
        tone: 'info',
        title: t('cancel.done'),
        description: t('cancel.doneText', facts(booking)),
        ...(undo && { action: { label: t('common:undo'), run: undo } }),
      }),
    onRestored: (booking: Booking) =>
      toasts.show({
        id,
        tone: 'success',
        title: t('cancel.restored'),
        description: t('cancel.doneText', facts(booking)),
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
