import { useLocation } from 'react-router-dom';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { useHydrated } from '../../blocks/use-hydrated.ts';

/** The sign-in page that leads back to the page that is open. The home page has nothing to come back to. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  if (pathname === paths.home) return paths.signIn;
  return withNextPath(paths.signIn, isHydrated ? pathname + search + hash : pathname);
}
