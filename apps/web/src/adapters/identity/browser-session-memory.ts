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

/** A browser may refuse storage: then nothing is remembered, without an error. */
function attempt<T>(access: () => T): T | null {
  try {
    return access();
  } catch {
    return null;
  }
}

function read(storage: Storage): SessionHint | null {
  return attempt(() => toHint(JSON.parse(storage.getItem(name) ?? 'null')));
}

/**
 * Stores the hint in local storage, or in session storage for a visitor who asked not to be
 * remembered, and notifies other tabs of the end of a session. On a server it stores nothing.
 */
export function createBrowserSessionMemory(): SessionMemory {
  const browser = typeof document === 'undefined' ? null : globalThis;
  const local = attempt(() => browser?.localStorage);
  const session = attempt(() => browser?.sessionStorage);
  const channel = attempt(() => browser && new BroadcastChannel(name));

  return {
    readHint: () => (local && read(local)) ?? (session && read(session)) ?? null,

    writeHint({ email, displayName, phoneNumber }, remember) {
      const keepInTab = remember === undefined ? session?.getItem(name) != null : !remember;
      const [kept, other] = keepInTab ? [session, local] : [local, session];
      attempt(() => kept?.setItem(name, JSON.stringify({ email, displayName, phoneNumber })));
      attempt(() => other?.removeItem(name));
    },

    clearHint() {
      attempt(() => local?.removeItem(name));
      attempt(() => session?.removeItem(name));
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
