import { useTranslation } from 'react-i18next';
import { useToasts } from './toaster/toast-channel.ts';

/** Announced features that do not exist yet show a note. */
export function useSoon(): { appSoon: () => void; networkSoon: (network: string) => void } {
  const { t } = useTranslation('shell');
  const { show } = useToasts();
  return {
    appSoon: () =>
      show({
        id: 'app-soon',
        tone: 'info',
        title: t('soon.app'),
        description: t('soon.appHint'),
      }),
    networkSoon: (network) =>
      show({
        id: 'network-soon',
        tone: 'info',
        title: t('soon.social', { network }),
        description: t('soon.socialHint'),
      }),
  };
}
