import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../features/favorites/SaveButton.tsx';
import { useToasts } from './toaster/toast-channel.ts';

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
        tone: 'info',
        title: isSaved ? t('favorites.on') : t('favorites.off'),
      }),
    onFailed: () => toasts.show({ id: 'saved', tone: 'danger', title: t('favorites.failed') }),
  };
}

/** Renders the heart in the corner of a salon's card, and reports the result of a press. */
export function useSaveSlot(): (salon: { id: string; name: string }) => ReactNode {
  const toasts = useSaveToasts();
  return ({ id, name }) => <SaveButton salonId={id} salonName={name} {...toasts} />;
}
