import { createContext, type ReactNode, use } from 'react';
import type { ToastChannel } from './toast-channel.ts';

const ToastsContext = createContext<ToastChannel | null>(null);

export function ToastsProvider({
  channel,
  children,
}: {
  readonly channel: ToastChannel;
  readonly children: ReactNode;
}) {
  return <ToastsContext value={channel}>{children}</ToastsContext>;
}

export function useToastChannel(): ToastChannel {
  const channel = use(ToastsContext);
  if (channel === null) throw new Error('ToastsProvider is missing.');
  return channel;
}

/**
 * Shows the visitor a toast. Never the only place for its information.
 * @example
 * const { show } = useToasts();
 * show({ id: 'sign-in', tone: 'success', title: 'Login successful', description: 'Welcome back!'
 * });
 */
export function useToasts(): Pick<ToastChannel, 'show' | 'dismiss'> {
  return useToastChannel();
}
