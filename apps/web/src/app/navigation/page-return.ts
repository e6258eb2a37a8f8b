import type { QueryClient } from '@tanstack/react-query';
import { createSafeStorage } from '../../shared/safe-storage.ts';

/** The state of visitor and preferences that other pages may have changed. */
const kept = ['salonica.session', 'salonica.language', 'salonica.theme'];

const storages = [
  createSafeStorage(() => window.localStorage),
  createSafeStorage(() => window.sessionStorage),
];

const remembered = (): string =>
  JSON.stringify(storages.map((storage) => kept.map((name) => storage.get(name))));

/**
 * Updates a document that the browser restores from its back/forward cache. It received no events
 * while it was cached.
 *
 * @param reload - where another customer is signed in, or the language has changed
 */
export function watchReturn(
  queries: Pick<QueryClient, 'refetchQueries'>,
  reload = () => window.location.reload(),
): void {
  let left = remembered();
  window.addEventListener('pagehide', () => {
    left = remembered();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    if (remembered() !== left) {
      reload();
      return;
    }
    // The router leaves scroll restoration to the browser on unload, and does not take it over
    // again.
    window.history.scrollRestoration = 'manual';
    void queries.refetchQueries({ type: 'active', stale: true });
  });
}
