import type { DeferrableName } from '../../domain/api.ts';
import { failureMessage, type Failure, ServiceError } from '../../domain/failure.ts';
import type {
  PendingWrite,
  PendingWritesPort,
  SettledWrite,
} from '../../domain/ports/pending-writes-port.ts';
import { createListeners } from '../../shared/listeners.ts';

export interface PendingWritesSettings {
  readonly isOnline: () => boolean;
  /** Id of the signed-in customer; null while signed out. */
  readonly who: () => string | null;
  /** Path of the open page. */
  readonly page: () => string;
}

export interface Write {
  /** The same for every attempt at one write. */
  readonly id: string;
  readonly name: DeferrableName;
  /** @default the open page */
  readonly returnTo?: string;
}

export interface PendingWrites extends PendingWritesPort {
  /**
   * Sends a write. If it fails while the browser reports no network, it waits for the network; after the session has
   * expired, it waits until the same customer signs in again.
   */
  readonly run: <Output>(write: Write, send: () => Promise<Output>) => Promise<Output>;
  /** A customer is signed in: writes of others are dropped. */
  readonly signIn: () => void;
  /** The visitor signed out: their writes are dropped. */
  readonly signOut: () => void;
}

interface Entry {
  readonly write: Write;
  /** The customer who requested it. */
  readonly owner: string | null;
  readonly page: string;
  /** Sends it, and resolves to the function that passes the result to the caller. */
  readonly send: () => Promise<() => void>;
  readonly reject: (error: unknown) => void;
  waitsFor: PendingWrite['waitsFor'];
  hasWaited: boolean;
  hasSignedIn: boolean;
}

const failureOf = (error: unknown): Failure | null =>
  error instanceof ServiceError ? error.failure : null;

/** Keeps writes that cannot be sent now, in the memory of the page. */
export function createPendingWrites({ isOnline, who, page }: PendingWritesSettings): PendingWrites {
  const entries = new Set<Entry>();
  const changes = createListeners();
  const settled = createListeners<[SettledWrite]>();
  let shown: readonly PendingWrite[] = [];
  /** Waiting writes are sent in sequence: a later one may depend on an earlier one. */
  let queue = Promise.resolve();

  function show(): void {
    const waiting = new Map<string, PendingWrite>();
    for (const { write, page: asked, waitsFor, hasWaited } of entries) {
      const { id, name, returnTo = asked } = write;
      // Two calls with one key are one write.
      if (hasWaited) waiting.set(id, { id, name, waitsFor, returnTo });
    }
    shown = [...waiting.values()];
    changes.notify();
  }

  function hold(entry: Entry, waitsFor: 'network' | 'sign-in'): void {
    entry.waitsFor = waitsFor;
    entry.hasWaited = true;
    show();
  }

  /** @param error - the error; undefined on success */
  function finish(entry: Entry, error?: unknown): void {
    // The caller of a dropped write no longer exists.
    if (!entries.delete(entry) || !entry.hasWaited) return;
    show();
    if (!entry.hasSignedIn && entry.page === page()) return;
    const failure = failureOf(error);
    settled.notify({
      name: entry.write.name,
      isDone: error === undefined,
      message: failure === null ? undefined : failureMessage(failure),
      page: entry.page,
    });
  }

  // Always sends: browsers report no network on some that work, through a VPN for example.
  async function attempt(entry: Entry): Promise<void> {
    if (entry.owner !== null && entry.owner !== who()) return hold(entry, 'sign-in');
    entry.waitsFor = 'answer';
    if (entry.hasWaited) show();
    try {
      const report = await entry.send();
      report();
      finish(entry);
    } catch (error) {
      const kind = failureOf(error)?.kind;
      if (kind === 'offline' && !isOnline()) return hold(entry, 'network');
      if (kind === 'unauthorized' && !entry.hasSignedIn) return hold(entry, 'sign-in');
      entry.reject(error);
      finish(entry, error);
    }
    return undefined;
  }

  function resume(waitsFor: 'network' | 'sign-in'): void {
    for (const entry of entries) {
      if (entry.waitsFor !== waitsFor) continue;
      entry.hasSignedIn ||= waitsFor === 'sign-in';
      queue = queue.then(async () => {
        // It may have been cancelled or sent since.
        if (entries.has(entry) && entry.waitsFor === waitsFor) await attempt(entry);
      });
    }
  }

  /** The caller gets the failure that made it wait. */
  function drop(entry: Entry): void {
    entries.delete(entry);
    const kind = entry.waitsFor === 'network' ? 'offline' : 'unauthorized';
    entry.reject(new ServiceError({ kind }));
    show();
  }

  return {
    run: <Output>(write: Write, send: () => Promise<Output>) =>
      new Promise<Output>((resolve, reject) => {
        const entry: Entry = {
          write,
          owner: who(),
          page: page(),
          async send() {
            const answer = await send();
            return () => resolve(answer);
          },
          reject,
          waitsFor: 'answer',
          hasWaited: false,
          hasSignedIn: false,
        };
        entries.add(entry);
        void attempt(entry);
      }),
    list: () => shown,
    subscribe: changes.add,
    onSettled: settled.add,
    cancel(id) {
      for (const entry of entries) {
        if (entry.write.id === id && entry.waitsFor !== 'answer') drop(entry);
      }
    },
    tryNow: () => resume('network'),
    signIn() {
      for (const entry of entries) {
        if (entry.owner !== null && entry.owner !== who()) drop(entry);
      }
      resume('sign-in');
    },
    signOut() {
      for (const entry of entries) drop(entry);
    },
  };
}
