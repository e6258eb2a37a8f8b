import type { AuthStore } from '../features/auth/auth-store.ts';
import { createPendingWrites, type PendingWrites } from './pending-writes.ts';
import { onVisitorChange } from './visitor-changes.ts';
import { withPendingWrites } from './deferred-calls.ts';
import { bookingsWithPendingWrites, type WritingPorts } from './waiting-ports.ts';
import { identifyVisitor } from './identify-visitor.ts';

export interface OpenPendingWrites {
  readonly writes: PendingWrites;
  readonly ports: WritingPorts;
}

/** Writes of this page wait for the network and for the visitor who requested them. */
export function openPendingWrites(auth: AuthStore, ports: WritingPorts): OpenPendingWrites {
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
  window.addEventListener('online', writes.goOnline);
  return {
    writes,
    ports: {
      api: withPendingWrites(ports.api, writes),
      bookings: bookingsWithPendingWrites(ports.bookings, writes),
    },
  };
}
