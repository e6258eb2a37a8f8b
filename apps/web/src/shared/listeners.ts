import { log } from './log.ts';

/** Everybody who wants to hear of something. */
export interface Listeners<Told extends readonly unknown[] = []> {
  /** Listens until the returned function is called. */
  readonly add: (listener: (...told: Told) => void) => () => void;
  /** Calls all of them; one that fails is logged and keeps nothing from the others. */
  readonly tell: (...told: Told) => void;
  /** Whether there are any. */
  readonly some: () => boolean;
}

export function createListeners<Told extends readonly unknown[] = []>(): Listeners<Told> {
  const listeners = new Set<(...told: Told) => void>();
  return {
    some: () => listeners.size > 0,
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...told) {
      for (const listener of listeners) {
        try {
          listener(...told);
        } catch (error) {
          log.error('A listener failed.', error);
        }
      }
    },
  };
}
