import type { LoadPage } from '../blocks/page-load.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router-dom';
import { useApi } from '../blocks/use-api.ts';
import { useAuth } from '../features/auth/use-auth.ts';
import { useSaved } from '../features/favorites/use-favorites.ts';
import { loadSalon } from '../features/salon/load-salon.ts';
import { SalonContent } from '../features/salon/SalonContent.tsx';
import { paths } from '../shared/paths.ts';
import { type WantedChange, wantedState } from '../shared/wanted-change.ts';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';
import { useSaveToasts } from '../shell/use-save-toasts.ts';

export const load: LoadPage = loadSalon;

export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('salon');
  const toasts = useToasts();
  const setTitle = usePageTitle();
  const { status } = useAuth();
  const api = useApi();
  const navigate = useNavigate();
  /** A guest's link, or the customer's own list. */
  const manage = async (bookingId: string, change: WantedChange['change'] | null) => {
    const isGuest = status === 'signed-out';
    const path = isGuest
      ? paths.visit((await api.makeBookingLink({ id: bookingId })).token)
      : paths.dashboard;
    await navigate(path, change === null ? {} : { state: wantedState({ bookingId, change }) });
  };
  const { isSaved, toggle } = useSaved(id);
  const saving = useSaveToasts();

  return (
    <SalonContent
      key={id}
      salonId={id}
      onTitle={setTitle}
      onManage={manage}
      onCalendarFailed={() =>
        toasts.show({ id: 'calendar', tone: 'danger', title: t('calendarFailed') })
      }
      isSaved={isSaved}
      onToggleSaved={() => void toggle().then(saving.onSaved, saving.onFailed)}
      onGalleryFailed={() =>
        toasts.show({
          id: 'gallery',
          tone: 'danger',
          title: t('gallery.failed'),
          description: t('gallery.failedText'),
        })
      }
      onShared={(result) => {
        if (result === 'copied') {
          toasts.show({ id: 'shared', tone: 'info', title: t('shared.copied') });
        }
        if (result === 'failed') {
          toasts.show({
            id: 'shared',
            tone: 'danger',
            title: t('shared.failed'),
            description: t('shared.failedText'),
          });
        }
      }}
    />
  );
}
