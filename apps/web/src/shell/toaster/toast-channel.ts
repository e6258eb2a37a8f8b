import { createContext, use } from 'react';
import { createListeners } from '../../shared/listeners.ts';
import type { Toast } from '../../shared/toast.ts';
import type { ToastQueueEvent } from './toast-queue-machine.ts';

/** What the channel passes to the queue. */
export type ToastSignal = Extract<ToastQueueEvent, { type: `toast${string}` }>;

/** Passes toasts to the toaster, and keeps them while its code is loading. */
export interface ToastChannel {
  /** Never the only place for its information. */
  readonly show: (toast: Toast) => void;
  readonly dismiss: (id: string) => void;
  /** Removes every toast, shown or kept. */
  clear(): void;
  /** The toaster is ready; kept toasts are passed to it. */
  listen(listener: (signal: ToastSignal) => void): () => void;
  /** Calls back at the first toast. */
  onFirst(listener: () => void): () => void;
}

export function createToastChannel(): ToastChannel {
  const kept: ToastSignal[] = [];
  const waiters = createListeners();
  let listener: ((signal: ToastSignal) => void) | null = null;
  const send = (signal: ToastSignal): void => {
    if (listener !== null) {
      listener(signal);
      return;
    }
    kept.push(signal);
    waiters.notify();
  };
  return {
    show: (toast) => send({ type: 'toast.pushed', toast }),
    dismiss: (id) => send({ type: 'toast.dismissed', id }),
    clear() {
      kept.length = 0;
      listener?.({ type: 'toasts.cleared' });
    },
    listen(next) {
      listener = next;
      for (const signal of kept.splice(0)) next(signal);
      return () => {
        listener = null;
      };
    },
    onFirst: waiters.add,
  };
}

/** The channel of the app. */
export const ToastsContext = createContext<ToastChannel | null>(null);

/**
 * @example
 * const { show } = useToasts();
 * show({ id: 'sign-in', tone: 'success', title: 'Login successful', description: 'Welcome back!' });
 */
export function useToasts(): ToastChannel {
  const channel = use(ToastsContext);
  if (channel === null) throw new Error('ToastsContext is missing.');
  return channel;
}
