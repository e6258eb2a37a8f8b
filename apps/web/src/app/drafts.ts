import { createDraftStorage, type DraftStorage } from '../adapters/storage/draft-storage.ts';
import { createSafeStorage } from '../adapters/storage/safe-storage.ts';
import type { AuthStore } from '../features/auth/index.ts';

/** Drafts of bookings in this browser; whoever signs out leaves none behind. */
export function createDrafts(auth: AuthStore): DraftStorage {
  const device = createSafeStorage(() => window.localStorage);
  const session = createSafeStorage(() => window.sessionStorage);
  const drafts = createDraftStorage(device, session);
  auth.onFact((fact) => {
    if (fact.type === 'session.ended') drafts.clearAll();
  });
  return drafts;
}
