import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { SalonPage } from '../features/salon/index.ts';
import { usePageTitle } from '../shell/page-title.tsx';
import { useToasts } from '../shell/toaster/toasts-context.tsx';

export function Component() {
  const { id = '' } = useParams();
  const { t } = useTranslation('salon');
  const toasts = useToasts();
  const [title, setTitle] = useState<string>();
  usePageTitle(title);
  const tell = useCallback((next: string) => setTitle(next), []);

  return (
    <SalonPage
      key={id}
      salonId={id}
      onTitle={tell}
      onSaved={(isSaved) =>
        toasts.show({
          id: 'saved',
          tone: 'normal',
          title: isSaved ? t('saved.on') : t('saved.off'),
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
