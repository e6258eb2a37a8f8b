import type { AuthStore } from '../features/auth/index.ts';
import { createPendingWrites, type PendingWrites } from './pending-writes.ts';
import { whoIs } from './session.ts';

/** Writes of this page wait for the browser's network and for the visitor who asked for them. */
export function openPendingWrites(auth: AuthStore): PendingWrites {
  const writes = createPendingWrites({
    isOnline: () => navigator.onLine,
    who: () => whoIs(auth.getView()),
    page: () => window.location.pathname + window.location.search + window.location.hash,
  });
  auth.onFact((fact) => {
    if (fact.type === 'session.started') writes.signIn();
    if (fact.type === 'session.ended' && fact.reason === 'sign-out') writes.signOut();
  });
  // A page that is rendered ahead of time writes nothing.
  if (typeof window !== 'undefined') window.addEventListener('online', writes.goOnline);
  return writes;
}
