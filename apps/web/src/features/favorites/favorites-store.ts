import type { FavoritesPort } from '../../domain/ports/favorites-port.ts';
import { createListeners } from '../../shared/listeners.ts';

/** The salons that the visitor has saved, for every heart on a page. */
export interface FavoritesStore {
  readonly getIds: () => ReadonlySet<string>;
  /** The first heart on a page asks for the ids, once it is known who is here. */
  readonly subscribe: (listener: () => void) => () => void;
  /** Shown at once; put back when the port refuses, and then it rejects. */
  readonly set: (salonId: string, isSaved: boolean) => Promise<void>;
  /**
   * The visitor is known, a customer or a guest: the ids are fetched again. The old ones show until the response, as a
   * guest's choices follow into the account.
   */
  readonly visitorKnown: () => void;
  /** The customer signed out: saved salons no longer show. */
  readonly visitorLeft: () => void;
  /** A list of saved salons has arrived, maybe before the ids did. */
  readonly learn: (salonIds: readonly string[]) => void;
}

/** A choice that the answer of the server may not know yet. */
interface Choice {
  readonly isSaved: boolean;
}

/** Before any are known, on the server too: another empty set would render every heart twice. */
export const noIds: ReadonlySet<string> = new Set();

export function createFavoritesStore(port: FavoritesPort): FavoritesStore {
  const listeners = createListeners();
  /** Choices since the last fetch of the ids, and pending ones. */
  let recent = new Map<string, Choice>();
  const sending = new Map<string, Choice>();
  /** The writes of one salon follow each other. */
  const lines = new Map<string, Promise<unknown>>();
  let ids = noIds;
  let isVisitorKnown = false;
  let isAsked = false;
  /** Another one for each visitor, and for each question. */
  let visit = {};
  let question = {};

  const show = (next: Iterable<string>): void => {
    ids = new Set(next);
    listeners.tell();
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
      const kept = new Set(await port.ids());
      if (mine !== question) return;
      for (const [id, { isSaved }] of recent) {
        if (isSaved) kept.add(id);
        else kept.delete(id);
      }
      show(kept);
    } catch {
      // The hearts stay as they are; the next page asks again.
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
        if (mine === visit) await (isSaved ? port.add(salonId) : port.remove(salonId));
      });
      lines.set(
        salonId,
        write.catch(() => undefined),
      );
      try {
        await write;
      } catch (error) {
        // Not where the visitor has chosen again meanwhile, or where another customer is signed in now.
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
