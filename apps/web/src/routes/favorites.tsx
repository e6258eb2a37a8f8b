import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { Favorites } from '../features/favorites/Favorites.tsx';
import { useFavoritesToasts } from '../shell/use-save-toasts.ts';

export function Component() {
  const toasts = useFavoritesToasts();
  return (
    <RequireAuth>
      <Favorites {...toasts} />
    </RequireAuth>
  );
}
