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
  /** Takes every message away, shown or waiting. */
  clear(): void;
  /** The toaster listens from now on; what was kept is told at once. */
  listen(listener: (signal: ToastSignal) => void): () => void;
  /** Calls back at the first message. */
  onFirst(listener: () => void): () => void;
}

export function createToastChannel(): ToastChannel {
  const kept: ToastSignal[] = [];
  const waiters = createListeners();
  let listener: ((signal: ToastSignal) => void) | null = null;
  const tell = (signal: ToastSignal): void => {
    if (listener !== null) {
      listener(signal);
      return;
    }
    kept.push(signal);
    waiters.tell();
  };
  return {
    show: (toast) => tell({ type: 'toast.pushed', toast }),
    dismiss: (id) => tell({ type: 'toast.dismissed', id }),
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
