import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FavoritesProps } from '../features/favorites/Favorites.tsx';
import { paths } from '../shared/paths.ts';
import { useToasts } from './toaster/toast-channel.ts';

export interface SaveToasts {
  readonly onSaved: (isSaved: boolean) => void;
  readonly onFailed: () => void;
}

/** The toasts of a pressed heart. */
export function useSaveToasts(): SaveToasts {
  const { t } = useTranslation('common');
  const toasts = useToasts();
  const navigate = useNavigate();
  return {
    onSaved: (isSaved) =>
      toasts.show({
        id: 'saved',
        tone: 'info',
        ...(isSaved
          ? {
              title: t('favorites.on'),
              action: { label: t('favorites.show'), run: () => void navigate(paths.saved) },
            }
          : { title: t('favorites.off') }),
      }),
    onFailed: () => toasts.show({ id: 'saved', tone: 'danger', title: t('favorites.failed') }),
  };
}

/** The toasts of the list of favorites. */
export function useFavoritesToasts(): Pick<FavoritesProps, 'onRemoved' | 'onFailed'> {
  const { t } = useTranslation(['favorites', 'common']);
  const toasts = useToasts();
  const { onFailed } = useSaveToasts();
  return {
    onFailed,
    onRemoved: ({ name }, undo) =>
      toasts.show({
        id: 'saved',
        tone: 'info',
        title: t('removedTitle'),
        description: name,
        action: { label: t('common:undo'), run: undo },
      }),
  };
}
