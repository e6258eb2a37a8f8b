import type { DraftStore } from '../../features/booking/draft-port.ts';
import type { SafeStorage } from './safe-storage.ts';

const prefix = 'salonica.booking-draft.';

export interface DraftStorage extends DraftStore {
  /** Forgets the drafts of every salon: what a person began is nobody else's. */
  clearAll(): void;
}

function parse(text: string | null): unknown {
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Choices wait on the device, the address only in the session.
 *
 * @param keys - names of everything that is stored on the device now
 */
export function createDraftStorage(
  device: SafeStorage,
  session: SafeStorage,
  keys: () => readonly string[],
): DraftStorage {
  const listeners = new Set<() => void>();
  const clearKey = (key: string) => {
    device.remove(key);
    session.remove(key);
  };
  return {
    read: (salonId) => ({
      choices: parse(device.get(prefix + salonId)),
      personal: parse(session.get(prefix + salonId)),
    }),
    write(salonId, { choices, personal }) {
      device.set(prefix + salonId, JSON.stringify(choices));
      session.set(prefix + salonId, JSON.stringify(personal));
    },
    clear: (salonId) => clearKey(prefix + salonId),
    clearAll() {
      for (const key of keys()) if (key.startsWith(prefix)) clearKey(key);
      for (const listener of listeners) listener();
    },
    onClearAll(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
