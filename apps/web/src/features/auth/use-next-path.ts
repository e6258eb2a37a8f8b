import { useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router-dom';
import { parseNextPath } from '../../shared/next-path.ts';

const neverChanges = () => () => undefined;

/**
 * The redirect target of the sign-in page, from its URL. A prerendered page has no `?next=`, so it
 * applies after hydration.
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
