import { vi } from 'vitest';
import type {
  PendingWrite,
  PendingWritesPort,
  SettledWrite,
} from '../../domain/ports/pending-writes-port.ts';
import { createListeners } from '../../shared/listeners.ts';

/** Pending writes that the test controls; none at first. */
export function fakeWrites() {
  const changes = createListeners();
  const settled = createListeners<[SettledWrite]>();
  let waiting: readonly PendingWrite[] = [];
  const cancel = vi.fn<(id: string) => void>();
  const tryNow = vi.fn<() => void>();
  const port: PendingWritesPort = {
    list: () => waiting,
    subscribe: changes.add,
    tryNow,
    cancel,
    onSettled: settled.add,
  };
  return {
    port,
    tryNow,
    cancel,
    settle: settled.notify,
    show(...next: readonly PendingWrite[]) {
      waiting = next;
      changes.notify();
    },
  };
}
