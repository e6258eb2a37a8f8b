import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { MyBookings } from '../features/my-bookings/MyBookings.tsx';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';
import { useBookingToasts } from '../shell/use-booking-toasts.ts';

const id = 'bookings';

export function Component() {
  const { t } = useTranslation('bookings');
  const toasts = useToasts();
  const [search] = useSearchParams();
  const setTitle = usePageTitle();
  return (
    <RequireAuth>
      <MyBookings
        {...useBookingToasts(id)}
        onTitle={setTitle}
        wantedOffer={search.get('offer')}
        onRestoreFailed={(_, reason) =>
          toasts.show({
            id,
            tone: 'danger',
            title: reason === 'taken' ? t('cancel.restoreTakenTitle') : t('cancel.restoreFailed'),
            ...(reason === 'taken' ? { description: t('cancel.restoreTaken') } : {}),
            ...(reason === 'too-late' ? { description: t('cancel.restoreTooLate') } : {}),
          })
        }
      />
    </RequireAuth>
  );
}
