import type { Api } from '../../domain/api.ts';
import type { Ports } from '../../domain/ports/index.ts';
import { noPendingWrites, type SettledWrite } from '../../domain/ports/pending-writes-port.ts';
import type { AuthStore } from '../../features/auth/auth-store.ts';
import { createListeners } from '../../shared/listeners.ts';
import { lazyPort, once } from './lazy-port.ts';
import { loadIdleParts } from '../boot/load-idle-parts.ts';
import type { PendingWrites } from './pending-writes.ts';

/** The API with deferred writes, and the pending writes. Its code is loaded by the first reader or call. */
export function lazyPendingWrites(auth: AuthStore, api: Api): Pick<Ports, 'api' | 'pendingWrites'> {
  const changes = createListeners();
  const settled = createListeners<[SettledWrite]>();
  let writes: PendingWrites | null = null;
  const open = once(async () => {
    const { openPendingWrites } = await loadIdleParts();
    const opened = openPendingWrites(auth, api);
    ({ writes } = opened);
    writes.subscribe(changes.notify);
    writes.onSettled(settled.notify);
    return opened;
  });
  return {
    api: lazyPort<Api>(async () => (await open()).api),
    pendingWrites: {
      list: () => (writes ?? noPendingWrites).list(),
      subscribe(listener) {
        // A reader preloads it before the network is lost.
        open().catch(() => undefined);
        return changes.add(listener);
      },
      tryNow: () => writes?.tryNow(),
      cancel: (id) => writes?.cancel(id),
      onSettled: settled.add,
    },
  };
}
