import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Booking } from '../domain/booking.ts';
import { VisitPage } from '../features/my-bookings/VisitPage.tsx';
import { formatDate } from '../shared/dates.ts';
import { paths } from '../shared/paths.ts';
import { useToasts } from '../shell/toaster/toast-channel.ts';

const id = 'visit';

/** The secret is in the fragment, which no browser sends: neither to us nor to a linked page. */
export function Component() {
  const { t, i18n } = useTranslation(['bookings', 'visit']);
  const toasts = useToasts();
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  const facts = ({ salon, date, time }: Booking) => ({
    salon: salon.name,
    date: formatDate(date, i18n.language, 'brief'),
    time,
  });
  return (
    <VisitPage
      key={secret}
      secret={secret}
      onMoved={(booking) =>
        toasts.show({
          id,
          tone: 'success',
          title: t('reschedule.done'),
          description: t('reschedule.doneText', facts(booking)),
        })
      }
      onCancelled={(booking) =>
        toasts.show({
          id,
          tone: 'info',
          title: t('cancel.done'),
          description: t('cancel.doneText', facts(booking)),
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
      onForgotten={() => {
        toasts.show({ id, tone: 'success', title: t('visit:forget.done') });
        void navigate(paths.home, { replace: true });
      }}
      onUnavailable={(part) =>
        toasts.show({
          id,
          tone: 'danger',
          title: t(part === 'file' ? 'calendarFile.failed' : 'reschedule.loadFailed'),
          description: t('calendarFile.failedText'),
        })
      }
    />
  );
}
