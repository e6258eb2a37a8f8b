import { useTranslation } from 'react-i18next';
import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { Favorites } from '../features/favorites/Favorites.tsx';
import { useToasts } from '../shell/toaster/toast-channel.ts';
import { useSaveToasts } from '../shell/use-save-slot.tsx';

export function Component() {
  const { t } = useTranslation(['favorites', 'common']);
  const toasts = useToasts();
  const { onFailed } = useSaveToasts();
  return (
    <RequireAuth>
      <Favorites
        onFailed={onFailed}
        onRemoved={({ name }, undo) =>
          toasts.show({
            id: 'saved',
            tone: 'info',
            title: t('removedTitle'),
            description: name,
            action: { label: t('common:undo'), run: undo },
          })
        }
      />
    </RequireAuth>
  );
}
