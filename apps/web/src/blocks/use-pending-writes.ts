import { useSyncExternalStore } from 'react';
import type { PendingWrite } from '../domain/ports/pending-writes-port.ts';
import { usePort } from './PortsProvider.tsx';

/** Pending writes, oldest first. */
export function usePendingWrites(): readonly PendingWrite[] {
  const writes = usePort('pendingWrites');
  const list = () => writes.list();
  return useSyncExternalStore((listener) => writes.subscribe(listener), list, list);
}
