import type { QueryClient } from '@tanstack/react-query';
import { createSafeStorage } from '../adapters/storage/safe-storage.ts';

/** What the visitor is and wants, as other pages of the app keep it. */
const kept = ['salonica.session', 'salonica.language', 'salonica.theme'];

const storages = [
  createSafeStorage(() => window.localStorage),
  createSafeStorage(() => window.sessionStorage),
];

const remembered = (): string =>
  JSON.stringify(storages.map((storage) => kept.map((name) => storage.get(name))));

/**
 * Updates a document that the browser restores from its back/forward cache. It received no event while it was cached.
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
    // The router hands the scrolling to the browser when a document is left, and does not take it back.
    window.history.scrollRestoration = 'manual';
    void queries.refetchQueries({ type: 'active', stale: true });
  });
}
