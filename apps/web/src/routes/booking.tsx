import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '../features/auth/use-auth.ts';
import { BookingPage } from '../features/booking-wizard/BookingPage.tsx';
import { formatDate } from '../shared/dates.ts';
import { paths } from '../shared/paths.ts';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useToasts } from '../shell/toaster/ToastsProvider.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { t, i18n } = useTranslation('booking');
  const navigate = useNavigate();
  const toasts = useToasts();
  const setTitle = usePageTitle();
  const { status } = useAuth();

  return (
    <BookingPage
      key={id}
      salonId={id}
      onTitle={setTitle}
      isGuest={status === 'signed-out'}
      onConfirmed={({ service, date, time }) => {
        toasts.show({
          id: 'booking',
          tone: 'success',
          title: t('confirmed.title'),
          description: t('confirmed.text', {
            service: service.name,
            date: formatDate(date, i18n.language, 'short'),
            time,
          }),
        });
        void navigate(paths.salon(id), { replace: true });
      }}
      onRefused={(reason) =>
        toasts.show({
          id: 'booking',
          tone: 'destructive',
          title: t(`refused.${reason}.title`),
          description: t(`refused.${reason}.text`),
        })
      }
      onFailed={(reason) =>
        toasts.show({
          id: 'booking',
          tone: 'destructive',
          title: t('failed.title'),
          description: t(`failed.${reason}`),
        })
      }
      onInterrupted={() =>
        toasts.show({
          id: 'booking',
          tone: 'destructive',
          title: t('failed.title'),
          description: t('failed.session'),
        })
      }
    />
  );
}
