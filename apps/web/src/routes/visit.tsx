import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { VisitPage } from '../features/my-bookings/VisitPage.tsx';
import { paths } from '../shared/paths.ts';
import { useToasts } from '../shell/toaster/toast-channel.ts';
import { useBookingToasts } from '../shell/use-booking-toasts.ts';

const id = 'visit';

/** The secret is in the fragment, which no browser sends: neither to us nor to a linked page. */
export function Component() {
  const { t } = useTranslation('visit');
  const toasts = useToasts();
  const told = useBookingToasts(id);
  const navigate = useNavigate();
  const secret = useLocation().hash.slice(1);
  return (
    <VisitPage
      key={secret}
      secret={secret}
      onMoved={told.onMoved}
      onCancelled={(booking) => told.onCancelled(booking)}
      onRestored={told.onRestored}
      onForgotten={() => {
        toasts.show({ id, tone: 'success', title: t('forget.done') });
        void navigate(paths.home, { replace: true });
      }}
      onUnavailable={told.onUnavailable}
    />
  );
}
