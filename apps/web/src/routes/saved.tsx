import { useAuthNow } from '../features/auth/use-auth.ts';
import { CompareBar } from '../features/compare/CompareBar.tsx';
import { renderCompare } from '../features/compare/CompareToggle.tsx';
import { Favorites } from '../features/favorites/Favorites.tsx';
import { Redirect } from '../blocks/Redirect.tsx';
import { paths } from '../shared/paths.ts';
import { useFavoritesToasts } from '../shell/use-save-toasts.ts';

/** Every visitor can open it: one who turns out to be a customer continues to the profile. */
export function Component() {
  const { status } = useAuthNow();
  const toasts = useFavoritesToasts();
  if (status === 'signed-in') return <Redirect to={paths.profileSection('favorites')} />;
  return (
    <>
      <Favorites isGuest renderCompare={renderCompare} {...toasts} />
      <CompareBar />
    </>
  );
}
