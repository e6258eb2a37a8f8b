import { RequireAuth } from '../features/auth/RequireAuth.tsx';
import { CompareBar } from '../features/compare/CompareBar.tsx';
import { renderCompare } from '../features/compare/CompareToggle.tsx';
import { Favorites } from '../features/favorites/Favorites.tsx';
import { useFavoritesToasts } from '../shell/use-save-toasts.ts';

export function Component() {
  const toasts = useFavoritesToasts();
  return (
    <RequireAuth>
      <Favorites renderCompare={renderCompare} {...toasts} />
      <CompareBar />
    </RequireAuth>
  );
}
