import { createListeners } from '../../shared/listeners.ts';
import type { SafeStorage } from '../../shared/safe-storage.ts';
import { comparedIdsIn, mostCompared } from './compare-address.ts';

/** The salons that the visitor has chosen in this tab. */
export interface Chosen {
  readonly ids: readonly string[];
  /** Whether the last choice was one too many. */
  readonly isRefused: boolean;
}

export interface CompareStore {
  readonly get: () => Chosen;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (salonId: string, isChosen: boolean) => void;
  readonly clear: () => void;
}

export const nothingChosen: Chosen = { ids: [], isRefused: false };

const storageKey = 'salonica.compare.1';

/**
 * @param storage - that of the tab, with which the choice ends; null on the server
 */
export function createCompareStore(storage: SafeStorage | null): CompareStore {
  const listeners = createListeners();
  let chosen: Chosen | null = null;
  // Read on first use: not every page compares.
  const get = (): Chosen => {
    chosen ??= { ids: comparedIdsIn(storage?.get(storageKey) ?? null), isRefused: false };
    return chosen;
  };
  const show = (next: Chosen): void => {
    chosen = next;
    listeners.notify();
  };
  const keep = (ids: readonly string[]): void => {
    if (ids.length === 0) storage?.remove(storageKey);
    else storage?.set(storageKey, ids.join(','));
    show({ ids, isRefused: false });
  };
  return {
    get,
    subscribe: listeners.add,
    set(salonId, isChosen) {
      const others = get().ids.filter((id) => id !== salonId);
      if (!isChosen) keep(others);
      else if (others.length < mostCompared) keep([...others, salonId]);
      else show({ ids: get().ids, isRefused: true });
    },
    clear: () => keep([]),
  };
}
