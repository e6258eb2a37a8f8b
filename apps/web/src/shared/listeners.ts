import { log } from './log.ts';

/** A set of listeners. */
export interface Listeners<Args extends readonly unknown[] = []> {
  /** Adds a listener; the returned function removes it. */
  readonly add: (listener: (...args: Args) => void) => () => void;
  /** Calls all of them; a failing one is logged and does not affect the others. */
  readonly notify: (...args: Args) => void;
  /** Whether there are any. */
  readonly some: () => boolean;
}

export function createListeners<Args extends readonly unknown[] = []>(): Listeners<Args> {
  const listeners = new Set<(...args: Args) => void>();
  return {
    some: () => listeners.size > 0,
    add(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    notify(...args) {
      for (const listener of listeners) {
        try {
          listener(...args);
        } catch (error) {
          log.error('A listener failed.', error);
        }
      }
    },
  };
}
