import type { DraftStore, StoredDraft } from '../../domain/ports/drafts-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import type { MemoryWorld } from './world.ts';

export function createMemoryDrafts(world: MemoryWorld): DraftStore {
  const drafts = new Map<string, StoredDraft>();
  const listeners = createListeners();
  world.onForget(() => {
    drafts.clear();
    listeners.notify();
  });
  return {
    read: (salonId) => drafts.get(salonId) ?? { choices: null, personal: null },
    write: (salonId, stored) => void drafts.set(salonId, stored),
    clear: (salonId) => void drafts.delete(salonId),
    onClearAll: listeners.add,
  };
}
