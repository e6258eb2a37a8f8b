import { useEffect, useState } from 'react';
import type { WayIn } from '../../domain/ports/identity-port.ts';
import { useAuthStore } from './AuthProvider.tsx';

/** How the account is opened, once the identity service has said so. */
export function useWaysIn(): readonly WayIn[] | null {
  const store = useAuthStore();
  const [ways, setWays] = useState<readonly WayIn[] | null>(null);
  useEffect(() => {
    let isHere = true;
    store.identity().then(
      (identity) => isHere && setWays(identity.waysIn()),
      // The password is asked for, and the attempt says what is wrong.
      () => isHere && setWays(['password']),
    );
    return () => {
      isHere = false;
    };
  }, [store]);
  return ways;
}
