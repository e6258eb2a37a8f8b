import { createDraftStorage, type DraftStorage } from '../../adapters/storage/draft-storage.ts';
import { createSafeStorage } from '../../shared/safe-storage.ts';
import type { AuthStore } from '../../features/auth/auth-store.ts';
import { nameOf } from './identify-visitor.ts';

/**
 * Drafts of bookings in this browser; signing out deletes them. After an expired session, only the
 * same customer sees them again.
 */
export function createDrafts(auth: AuthStore): DraftStorage {
  const device = createSafeStorage(() => window.localStorage);
  const session = createSafeStorage(() => window.sessionStorage);
  const drafts = createDraftStorage(device, session);
  let owner: string | null = null;
  auth.onFact((fact) => {
    if (fact.type === 'session.ended' && fact.reason !== 'expired') {
      owner = null;
      drafts.clearAll();
    }
    if (fact.type === 'session.started') {
      const who = nameOf(fact.user);
      if (owner !== null && owner !== who) drafts.clearAll();
      owner = who;
    }
  });
  return drafts;
}
