import { watchIntent } from './link-intent.ts';
import { createPrefetch } from './prefetch.ts';
import type { Services } from './providers.tsx';
import { loadAhead } from './router.tsx';

/** Makes moves between pages quick; loaded once the first page needs nothing any more. */
export function followMoves(services: Services): void {
  watchIntent(createPrefetch(({ page, ...address }) => loadAhead(page, services, address)));
}
