import type { FavoritesPort } from '../../domain/ports/old/favorites-port.ts';

/**
 * Which salons are saved, for every heart on a page. A visitor's own choice waits in the page
 * until there is a customer to keep it for.
 */
export interface FavoritesStore {
  readonly getIds: () => ReadonlySet<string>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Shown at once; put back when the port refuses, and then it rejects. */
  readonly set: (salonId: string, isSaved: boolean) => Promise<void>;
  /** A customer is here: what was chosen before goes along. Never rejects. */
  readonly signIn: () => Promise<void>;
  readonly signOut: () => void;
  /** The list of the customer has arrived, maybe before the ids did. */
  readonly learn: (salonIds: readonly string[]) => void;
}

export function createFavoritesStore(port: FavoritesPort): FavoritesStore {
  const listeners = new Set<() => void>();
  let ids: ReadonlySet<string> = new Set();
  let isCustomer = false;

  const show = (next: Iterable<string>): void => {
    ids = new Set(next);
    for (const listener of listeners) listener();
  };
  const place = (salonId: string, isSaved: boolean): void => {
    const others = [...ids].filter((id) => id !== salonId);
    show(isSaved ? [...others, salonId] : others);
  };

  return {
    getIds: () => ids,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async set(salonId, isSaved) {
      if (ids.has(salonId) === isSaved) return;
      place(salonId, isSaved);
      if (!isCustomer) return;
      try {
        await (isSaved ? port.add(salonId) : port.remove(salonId));
      } catch (error) {
        place(salonId, !isSaved);
        throw error;
      }
    },
    async signIn() {
      isCustomer = true;
      const chosen = [...ids];
      try {
        await Promise.all(chosen.map((id) => port.add(id)));
        const kept = await port.ids();
        if (isCustomer) show([...kept, ...ids]);
      } catch {
        // The hearts of this page stay as they are; the list says what is wrong.
      }
    },
    signOut() {
      isCustomer = false;
      show([]);
    },
    learn(salonIds) {
      if (salonIds.some((id) => !ids.has(id))) show([...ids, ...salonIds]);
    },
  };
}
