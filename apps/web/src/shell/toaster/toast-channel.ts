import { createListeners } from '../../shared/listeners.ts';
import type { ToastMessage } from './toast-message.ts';

export type ToastSignal =
  | { readonly type: 'toast.pushed'; readonly toast: ToastMessage }
  | { readonly type: 'toast.dismissed'; readonly id: string }
  | { readonly type: 'toasts.cleared' };

/** Passes messages to the toaster, and queues them while its code is loading. */
export interface ToastChannel {
  show(toast: ToastMessage): void;
  dismiss(id: string): void;
  /** Removes every message, shown or queued. */
  clear(): void;
  /** The toaster is ready; queued messages are passed to it. */
  listen(listener: (signal: ToastSignal) => void): () => void;
  /** Calls back at the first message. */
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
