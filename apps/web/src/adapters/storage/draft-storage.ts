import type { DraftStore } from '../../domain/ports/drafts-port.ts';
import { createListeners } from '../../shared/listeners.ts';
import type { SafeStorage } from '../../shared/safe-storage.ts';

const prefix = 'salonica.booking-draft.';

export interface DraftStorage extends DraftStore {
  /** Deletes the drafts of every salon: they belong to one customer. */
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

/** Choices are stored on the device, the address only in the session. */
export function createDraftStorage(device: SafeStorage, session: SafeStorage): DraftStorage {
  const listeners = createListeners();
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
      for (const key of new Set([...device.keys(), ...session.keys()])) {
        if (key.startsWith(prefix)) clearKey(key);
      }
      listeners.notify();
    },
    onClearAll: listeners.add,
  };
}
