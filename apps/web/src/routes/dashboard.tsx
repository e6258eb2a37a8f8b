import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import type { Booking } from '../domain/booking.ts';
import { MyBookings } from '../features/my-bookings/MyBookings.tsx';
import { formatDate } from '../shared/dates.ts';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'bookings';

const unavailable = {
  file: 'calendarFile.failed',
  calendar: 'reschedule.loadFailed',
  waiting: 'waiting.loadFailed',
} as const;

export function Component() {
  const { t, i18n } = useTranslation(['bookings', 'common']);
  const toasts = useToasts();
  const [search] = useSearchParams();
  const setTitle = usePageTitle();
  const facts = ({ salon, date, time }: Booking) => ({
    salon: salon.name,
    date: formatDate(date, i18n.language, 'brief'),
    time,
  });
  return (
    <RequireAuth>
      <MyBookings
        onTitle={setTitle}
        wantedOffer={search.get('offer')}
        onTaken={(booking) =>
          toasts.show({
            id,
            tone: 'success',
            title: t('waiting.taken'),
            description: t('reschedule.doneText', facts(booking)),
          })
        }
        onInLine={(booking) =>
          toasts.show({
            id,
            tone: 'success',
            title: t('waiting.inLine'),
            description: t('cancel.doneText', facts(booking)),
          })
        }
        onMoved={(booking) =>
          toasts.show({
            id,
            tone: 'success',
            title: t('reschedule.done'),
            description: t('reschedule.doneText', facts(booking)),
          })
        }
        onCancelled={(booking, undo) =>
          toasts.show({
            id,
            tone: 'info',
            title: t('cancel.done'),
            description: t('cancel.doneText', facts(booking)),
            action: { label: t('common:undo'), run: undo },
          })
        }
        onRestored={(booking) =>
          toasts.show({
            id,
            tone: 'success',
            title: t('cancel.restored'),
            description: t('cancel.doneText', facts(booking)),
          })
        }
        onRestoreFailed={(_, reason) =>
          toasts.show({
            id,
            tone: 'danger',
            title: reason === 'taken' ? t('cancel.restoreTakenTitle') : t('cancel.restoreFailed'),
            ...(reason === 'taken' ? { description: t('cancel.restoreTaken') } : {}),
            ...(reason === 'too-late' ? { description: t('cancel.restoreTooLate') } : {}),
          })
        }
        onUnavailable={(part) =>
          toasts.show({
            id,
            tone: 'danger',
            title: t(unavailable[part]),
            description: t('calendarFile.failedText'),
          })
        }
      />
    </RequireAuth>
  );
}
