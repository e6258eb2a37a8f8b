import { useLocation } from 'react-router-dom';
import { withNextPath } from '../../shared/next-path.ts';
import { paths } from '../../shared/paths.ts';
import { useHydrated } from '../../blocks/use-hydrated.ts';

/** The sign-in page with a redirect to the open page. The home page needs none. */
export function useSignInPath(): string {
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  if (pathname === paths.home) return paths.signIn;
  return withNextPath(paths.signIn, isHydrated ? pathname + search + hash : pathname);
}
