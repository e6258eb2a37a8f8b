import { useState } from 'react';
import { usePort } from '#blocks/PortsProvider.tsx';
import { type Whereabouts, whereaboutsOf } from './position.ts';

/** The visitor's position, requested only on demand; it stays in the page. */
export function useWhereabouts(): { whereabouts: Whereabouts; ask: () => void } {
  const position = usePort('position');
  const [whereabouts, setWhereabouts] = useState<Whereabouts>({ kind: 'unknown' });
  const ask = (): void => {
    setWhereabouts({ kind: 'asking' });
    void position.locate().then((answer) => setWhereabouts(whereaboutsOf(answer)));
  };
  return { whereabouts, ask };
}
