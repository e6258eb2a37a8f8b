import type { createBrowserRouter } from 'react-router-dom';
import { ignore } from '../../shared/ignore.ts';
import type { Page } from './pages.ts';
import type { Moves } from './moves.ts';
import type { Services } from '../Providers.tsx';

/** Without this code pages change without transitions. */
export function lazyMoves() {
  let moves: Moves | undefined;
  return {
    beforeShow: async (page: URL) => moves?.beforeShow(page),
    load(
      router: ReturnType<typeof createBrowserRouter>,
      services: Services,
      addedPages: readonly Page[],
    ): void {
      const load = (): void => {
        import('./moves.ts').then(({ openMoves }) => {
          moves = openMoves(router, services, addedPages);
        }, ignore);
      };
      if ('requestIdleCallback' in window) requestIdleCallback(load);
      else setTimeout(load, 1000);
    },
  };
}
