import { useAuth } from '../features/auth/index.ts';
import { ForYou } from '../features/discovery/for-you/ForYou.tsx';
import { useFavoriteIds } from '../features/favorites/use-favorites.ts';
import { useSaveSlot } from '../shell/use-save-slot.tsx';

export function Component() {
  const { status } = useAuth();
  const savedIds = [...useFavoriteIds()];
  return (
    <ForYou
      isCustomer={status === 'resolving' ? null : status === 'signed-in'}
      savedIds={savedIds}
      renderSave={useSaveSlot()}
    />
  );
}
