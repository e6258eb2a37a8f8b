import type { PendingWritesPort, SettledWrite } from '../domain/ports/pending-writes-port.ts';
import type { AuthStore } from '../features/auth/auth-store.ts';
import { createListeners } from '../shared/listeners.ts';
import { lazyPort, once } from './lazy-port.ts';
import { loadIdleParts } from './load-idle-parts.ts';
import type { PendingWrites } from './pending-writes.ts';
import type { WritingPorts } from './waiting-ports.ts';

const nothing: readonly never[] = [];

/** The ports with deferred writes, and the pending writes. Its code is loaded by the first reader or call. */
export function lazyPendingWrites(
  auth: AuthStore,
  ports: WritingPorts,
): WritingPorts & { readonly pendingWrites: PendingWritesPort } {
  const changes = createListeners();
  const settled = createListeners<[SettledWrite]>();
  let writes: PendingWrites | null = null;
  const open = once(async () => {
    const { openPendingWrites } = await loadIdleParts();
    const opened = openPendingWrites(auth, ports);
    ({ writes } = opened);
    writes.subscribe(changes.notify);
    writes.onSettled(settled.notify);
    return opened;
  });
  const port = <Name extends keyof WritingPorts>(name: Name): WritingPorts[Name] =>
    lazyPort<WritingPorts[Name]>(async () => (await open()).ports[name]);
  return {
    api: port('api'),
    bookings: port('bookings'),
    pendingWrites: {
      list: () => writes?.list() ?? nothing,
      subscribe(listener) {
        // A reader preloads it before the network is lost.
        open().catch(() => undefined);
        return changes.add(listener);
      },
      cancel: (id) => writes?.cancel(id),
      onSettled: settled.add,
    },
  };
}
