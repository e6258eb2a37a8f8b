import { useEffect, useState } from 'react';
import type { WayIn } from '../../domain/ports/identity-port.ts';
import { useAuthStore } from './AuthProvider.tsx';

/** The account's sign-in methods, once the identity service has responded. */
export function useWaysIn(): readonly WayIn[] | null {
  const store = useAuthStore();
  const [ways, setWays] = useState<readonly WayIn[] | null>(null);
  useEffect(() => {
    let isHere = true;
    store.identity().then(
      (identity) => isHere && setWays(identity.waysIn()),
      // Fall back to the password; the attempt reports errors.
      () => isHere && setWays(['password']),
    );
    return () => {
      isHere = false;
    };
  }, [store]);
  return ways;
}
