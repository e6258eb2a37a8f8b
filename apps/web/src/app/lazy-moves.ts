import { ignore } from '../shared/ignore.ts';
import type { Services } from './providers.tsx';

/** Without it pages change as documents do, only later. */
export function loadMoves(services: Services): void {
  const load = (): void => {
    import('./moves.ts').then(({ followMoves }) => followMoves(services), ignore);
  };
  if ('requestIdleCallback' in window) requestIdleCallback(load);
  else setTimeout(load, 1000);
}
