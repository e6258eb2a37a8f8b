import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseNextPath } from '../../shared/next-path.ts';

const neverChanges = () => () => undefined;

/**
 * Where the visitor wanted to go before signing in, from the address of the page. A page that was
 * rendered ahead of time knows no `?next=`, so it only counts once the page is alive.
 */
export function useNextPath(): string | null {
  const [search] = useSearchParams();
  const isAlive = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isAlive ? parseNextPath(search.get('next')) : null;
}
