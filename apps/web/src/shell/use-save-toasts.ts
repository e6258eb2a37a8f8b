import { useTranslation } from 'react-i18next';
import { useToasts } from './toaster/ToastsProvider.tsx';

export interface SaveToasts {
  readonly onSaved: (isSaved: boolean) => void;
  readonly onFailed: () => void;
}

/** The toasts of a pressed heart. */
export function useSaveToasts(): SaveToasts {
  const { t } = useTranslation('common');
  const toasts = useToasts();
  return {
    onSaved: (isSaved) =>
      toasts.show({
        id: 'saved',
        tone: 'normal',
        title: isSaved ? t('favorites.on') : t('favorites.off'),
      }),
    onFailed: () => toasts.show({ id: 'saved', tone: 'destructive', title: t('favorites.failed') }),
  };
}
