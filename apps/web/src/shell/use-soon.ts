import { useTranslation } from 'react-i18next';
import { useToasts } from './toaster/ToastsProvider.tsx';

/** What the product promises but does not have yet is said, not left silent. */
export function useSoon(): { appSoon: () => void; networkSoon: (network: string) => void } {
  const { t } = useTranslation('shell');
  const { show } = useToasts();
  return {
    appSoon: () =>
      show({
        id: 'app-soon',
        tone: 'normal',
        title: t('soon.app'),
        description: t('soon.appHint'),
      }),
    networkSoon: (network) =>
      show({
        id: 'network-soon',
        tone: 'normal',
        title: t('soon.social', { network }),
        description: t('soon.socialHint'),
      }),
  };
}
