import type { LoadPage } from '../blocks/page-load.ts';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useSaved } from '../features/favorites/use-favorites.ts';
import { loadSalon } from '../features/salon/load-salon.ts';
import { SalonContent } from '../features/salon/SalonContent.tsx';
import { usePageTitle } from '../shell/PageTitleProvider.tsx';
import { useToasts } from '../shell/toaster/ToastsProvider.tsx';

export const load: LoadPage = loadSalon;

export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation(['salon', 'common']);
  const toasts = useToasts();
  const setTitle = usePageTitle();
  const { isSaved, toggle } = useSaved(id);
  const notifySaved = (isOn: boolean) =>
    toasts.show({
      id: 'saved',
      tone: 'normal',
      title: isOn ? t('common:favorites.on') : t('common:favorites.off'),
    });
  const notifyNotSaved = () =>
    toasts.show({ id: 'saved', tone: 'destructive', title: t('common:favorites.failed') });

  return (
    <SalonContent
      key={id}
      salonId={id}
      onTitle={setTitle}
      isSaved={isSaved}
      onToggleSaved={() => void toggle().then(notifySaved, notifyNotSaved)}
      onGalleryFailed={() =>
        toasts.show({
          id: 'gallery',
          tone: 'destructive',
          title: t('gallery.failed'),
          description: t('gallery.failedText'),
        })
      }
      onShared={(result) => {
        if (result === 'copied') {
          toasts.show({ id: 'shared', tone: 'normal', title: t('shared.copied') });
        }
        if (result === 'failed') {
          toasts.show({
            id: 'shared',
            tone: 'destructive',
            title: t('shared.failed'),
            description: t('shared.failedText'),
          });
        }
      }}
    />
  );
}
