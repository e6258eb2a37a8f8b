import type { AuthStore } from '../../features/auth/auth-store.ts';
import { createPendingWrites, type PendingWrites } from './pending-writes.ts';
import { onVisitorChange } from '../visitor/visitor-changes.ts';
import { withPendingWrites } from './deferred-calls.ts';
import type { Api } from '../../domain/api.ts';
import { identifyVisitor } from '../visitor/identify-visitor.ts';

export interface OpenPendingWrites {
  readonly writes: PendingWrites;
  readonly api: Api;
}

/** Writes of this page wait for the network and for the visitor who requested them. */
export function openPendingWrites(auth: AuthStore, api: Api): OpenPendingWrites {
  const writes = createPendingWrites({
    isOnline: () => navigator.onLine,
    who: () => identifyVisitor(auth.getView()),
    page: () => window.location.pathname + window.location.search + window.location.hash,
  });
  onVisitorChange(auth, ({ after }) => {
    if (after !== null) writes.signIn();
  });
  auth.onFact((fact) => {
    if (fact.type === 'session.ended' && fact.reason === 'sign-out') writes.signOut();
  });
  window.addEventListener('online', () => writes.tryNow());
  return { writes, api: withPendingWrites(api, writes) };
}
