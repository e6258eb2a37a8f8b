import type { Api } from '../../domain/api.ts';
import { createListeners } from '../../shared/listeners.ts';

/** The visitor's saved salons, for every heart on a page. */
export interface FavoritesStore {
  readonly getIds: () => ReadonlySet<string>;
  /** The first heart on a page loads the ids, once the session is known. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Optimistic; undone if the call is refused, and then it rejects. */
  readonly set: (salonId: string, isSaved: boolean) => Promise<void>;
  /**
   * The visitor is known, a customer or a guest: the ids are fetched again. The old ones show
   * meanwhile, because a guest's choices move to the account.
   */
  readonly visitorKnown: () => void;
  /** The customer signed out: hides saved salons. */
  readonly visitorLeft: () => void;
  /** A list of saved salons was loaded, maybe before the ids. */
  readonly learn: (salonIds: readonly string[]) => void;
}

/** A choice that the server's response may not include yet. */
interface Choice {
  readonly isSaved: boolean;
}

/** Before the ids are known, on the server too: a new empty set would render every heart twice. */
export const noIds: ReadonlySet<string> = new Set();

export function createFavoritesStore(
  api: Pick<Api, 'listFavoriteIds' | 'saveFavorite' | 'removeFavorite'>,
): FavoritesStore {
  const listeners = createListeners();
  /** Choices since the last fetch of the ids, and pending ones. */
  let recent = new Map<string, Choice>();
  const sending = new Map<string, Choice>();
  /** Serialises the writes of one salon. */
  const lines = new Map<string, Promise<unknown>>();
  let ids = noIds;
  let isVisitorKnown = false;
  let isAsked = false;
  /** Changes with each visitor and each fetch. */
  let visit = {};
  let question = {};

  const show = (next: Iterable<string>): void => {
    ids = new Set(next);
    listeners.notify();
  };
  const place = (salonId: string, choice: Choice): void => {
    recent.set(salonId, choice);
    const others = [...ids].filter((id) => id !== salonId);
    show(choice.isSaved ? [...others, salonId] : others);
  };

  async function ask(): Promise<void> {
    if (isAsked || !isVisitorKnown) return;
    isAsked = true;
    const mine = {};
    question = mine;
    recent = new Map(sending);
    try {
      const kept = new Set((await api.listFavoriteIds()).ids);
      if (mine !== question) return;
      for (const [id, { isSaved }] of recent) {
        if (isSaved) kept.add(id);
        else kept.delete(id);
      }
      show(kept);
    } catch {
      // The hearts stay; the next page retries.
      if (mine === question) isAsked = false;
    }
  }

  return {
    getIds: () => ids,
    subscribe(listener) {
      const leave = listeners.add(listener);
      void ask();
      return leave;
    },
    async set(salonId, isSaved) {
      if (ids.has(salonId) === isSaved) return;
      const choice: Choice = { isSaved };
      sending.set(salonId, choice);
      place(salonId, choice);
      const mine = visit;
      const write = (lines.get(salonId) ?? Promise.resolve()).then(async () => {
        if (mine === visit)
          await (isSaved ? api.saveFavorite({ id: salonId }) : api.removeFavorite({ id: salonId }));
      });
      lines.set(
        salonId,
        write.catch(() => undefined),
      );
      try {
        await write;
      } catch (error) {
        // Unless the visitor has chosen again meanwhile, or another customer is signed in.
        if (sending.get(salonId) === choice && mine === visit) {
          place(salonId, { isSaved: !isSaved });
        }
        throw error;
      } finally {
        if (sending.get(salonId) === choice) sending.delete(salonId);
      }
    },
    visitorKnown() {
      isVisitorKnown = true;
      isAsked = false;
      if (listeners.some()) void ask();
    },
    visitorLeft() {
      visit = {};
      recent.clear();
      sending.clear();
      question = {};
      isVisitorKnown = false;
      show([]);
    },
    learn(salonIds) {
      if (salonIds.some((id) => !ids.has(id))) show([...ids, ...salonIds]);
    },
  };
}
