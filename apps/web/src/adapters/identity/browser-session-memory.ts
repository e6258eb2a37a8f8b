import { createSafeStorage, type SafeStorage } from '../../shared/safe-storage.ts';
import type { SessionHint, SessionMemory } from '../../domain/ports/session-memory-port.ts';

const name = 'salonica.session';
const ended = 'ended';

function isTextOrNull(value: unknown): value is string | null {
  return value === null || typeof value === 'string';
}

/** Validated by hand: this is part of every page's first load. */
function toHint(value: unknown): SessionHint | null {
  if (typeof value !== 'object' || value === null) return null;
  if (!('email' in value && 'displayName' in value)) return null;
  const { email, displayName } = value;
  // Hints of earlier versions lack it.
  const phoneNumber = 'phoneNumber' in value ? value.phoneNumber : null;
  return isTextOrNull(email) && isTextOrNull(displayName) && isTextOrNull(phoneNumber)
    ? { email, displayName, phoneNumber }
    : null;
}

function read(storage: SafeStorage): SessionHint | null {
  try {
    return toHint(JSON.parse(storage.get(name) ?? 'null'));
  } catch {
    return null;
  }
}

/**
 * Stores the hint in local storage, or in session storage for a visitor who asked not to be
 * remembered, and notifies other tabs of the end of a session. On a server it stores nothing.
 */
export function createBrowserSessionMemory(): SessionMemory {
  const local = createSafeStorage(() => window.localStorage);
  const session = createSafeStorage(() => window.sessionStorage);
  const browser = typeof document === 'undefined' ? null : window;
  const channel = browser && new BroadcastChannel(name);

  return {
    readHint: () => read(local) ?? read(session),

    writeHint({ email, displayName, phoneNumber }, remember) {
      const keepInTab = remember === undefined ? session.get(name) !== null : !remember;
      const [kept, other] = keepInTab ? [session, local] : [local, session];
      kept.set(name, JSON.stringify({ email, displayName, phoneNumber }));
      other.remove(name);
    },

    clearHint() {
      local.remove(name);
      session.remove(name);
    },

    onStartElsewhere(listener) {
      browser?.addEventListener('storage', ({ key, newValue }) => {
        if (key === name && newValue !== null) listener();
      });
    },

    announceEnd: () => channel?.postMessage(ended),

    onEndElsewhere(listener) {
      channel?.addEventListener('message', ({ data }) => {
        if (data === ended) listener();
      });
    },
  };
}
