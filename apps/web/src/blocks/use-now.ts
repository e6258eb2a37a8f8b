import { useEffect, useState } from 'react';
import { usePort } from './PortsProvider.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Reads the visitor's clock, for what is created during a rendering: until it is mounted, a rendered
 * page reads the moment of the document, so that both make the same.
 */
export function useNow(): () => number {
  const clock = usePort('clock');
  const isHydrated = useHydrated();
  const [moment] = useState(() => {
    let fixed = isHydrated ? undefined : clock.rendered?.now;
    return {
      now: () => fixed ?? clock.now(),
      release: () => {
        fixed = undefined;
      },
    };
  });
  useEffect(() => moment.release(), [moment]);
  return moment.now;
}
