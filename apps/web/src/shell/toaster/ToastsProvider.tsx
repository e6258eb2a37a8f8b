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
 * Tells the visitor something in passing. Never the only place where it is said.
 *
 * @example
 * const { show } = useToasts();
 * show({ id: 'sign-in', tone: 'success', title: 'Login successful', description: 'Welcome back!' });
 */
export function useToasts(): Pick<ToastChannel, 'show' | 'dismiss'> {
  return useToastChannel();
}
