import type { createBrowserRouter } from 'react-router-dom';
import { watchIntent } from './link-intent.ts';
import { watchReturn } from './page-return.ts';
import { createPageTransition } from './page-transition.ts';
import type { Page } from './pages.ts';
import { prefetchNext } from './prefetch-next.ts';
import { createPrefetch } from './prefetch.ts';
import type { Services } from '../Providers.tsx';
import { loadAhead } from './router.tsx';
import { watchTicketRoom } from '../visitor/watch-ticket-room.ts';

export interface Moves {
  /** Call it when the data of the next page is loaded; the page is shown once it resolves. */
  readonly beforeShow: (page: URL) => Promise<void>;
}

/** Prefetching and view transitions; loaded once the first page is idle. */
export function openMoves(
  router: ReturnType<typeof createBrowserRouter>,
  services: Services,
  addedPages: readonly Page[],
): Moves {
  const prefetch = createPrefetch(
    ({ page, ...address }) => loadAhead(page, services, address),
    addedPages,
  );
  watchIntent(prefetch);
  prefetchNext(router, prefetch);
  watchReturn(services.queries);
  watchTicketRoom(services, document.documentElement);
  return { beforeShow: createPageTransition(router) };
}
