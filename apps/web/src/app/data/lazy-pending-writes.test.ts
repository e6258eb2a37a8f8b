// @vitest-environment happy-dom
import { expect, it, type MockInstance, vi } from 'vitest';
import { ServiceError } from '../../domain/failure.ts';
import { credentials, eleni, nikos } from '../../features/auth/testing/fake-effects.ts';
import { fakeStore } from '../../features/auth/testing/fake-store.ts';
import { createMemoryPorts } from '../../testing/memory/index.ts';
import { lazyPendingWrites } from './lazy-pending-writes.ts';

async function open() {
  const { effects, auth } = fakeStore();
  await auth.start();
  effects.report(eleni);
  const memory = createMemoryPorts();
  const add = vi.spyOn(memory.api, 'saveFavorite');
  return { auth, effects, add, ports: lazyPendingWrites(auth, memory.api) };
}

/** The browser reports no network, and the next call fails. */
function goOffline(call: MockInstance) {
  call.mockRejectedValueOnce(new ServiceError({ kind: 'offline' }));
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return () => {
    online.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
  };
}

it('sends immediately if nothing blocks it', async () => {
  const { ports, add } = await open();
  await ports.api.saveFavorite({ id: '01' });
  expect(add).toHaveBeenCalledWith({ id: '01' });
  expect((await ports.api.listFavoriteIds()).ids).toContain('01');
  expect(ports.pendingWrites.list()).toEqual([]);
});

it('waits for the network of the browser, visibly', async () => {
  const { ports, add } = await open();
  const changed = vi.fn<() => void>();
  ports.pendingWrites.subscribe(changed);
  const goOnline = goOffline(add);
  const adding = ports.api.saveFavorite({ id: '01' });
  await vi.waitFor(() => expect(changed).toHaveBeenCalled());
  expect(ports.pendingWrites.list()).toMatchObject([{ name: 'saveFavorite', waitsFor: 'network' }]);
  goOnline();
  await adding;
  expect(add).toHaveBeenCalledTimes(2);
  expect(ports.pendingWrites.list()).toEqual([]);
});

it('is dropped with the session', async () => {
  const { ports, auth, effects, add } = await open();
  const goOnline = goOffline(add);
  const signOut = async () => {
    await vi.waitFor(() => expect(ports.pendingWrites.list()).toHaveLength(1));
    auth.signOut();
    await effects.answer('signOut');
  };
  await Promise.all([
    expect(ports.api.saveFavorite({ id: '01' })).rejects.toMatchObject({
      failure: { kind: 'offline' },
    }),
    signOut(),
  ]);
  goOnline();
  expect(add).toHaveBeenCalledTimes(1);
});

it('continues when the customer signs in again after the session expired', async () => {
  const { ports, auth, effects, add } = await open();
  add.mockRejectedValueOnce(new ServiceError({ kind: 'unauthorized' }));
  const adding = ports.api.saveFavorite({ id: '01' });
  await vi.waitFor(() => expect(ports.pendingWrites.list()).toHaveLength(1));
  auth.expire();
  await effects.answer('signOut');
  expect(ports.pendingWrites.list()).toMatchObject([{ waitsFor: 'sign-in' }]);
  auth.signInWithEmail(credentials, { remember: true });
  await effects.answer('signInWithEmail', eleni);
  await adding;
  expect(add).toHaveBeenCalledTimes(2);
});

it('is dropped when another customer signs in instead', async () => {
  const { ports, auth, effects, add } = await open();
  add.mockRejectedValueOnce(new ServiceError({ kind: 'unauthorized' }));
  const signInAsAnother = async () => {
    await vi.waitFor(() => expect(ports.pendingWrites.list()).toHaveLength(1));
    auth.expire();
    await effects.answer('signOut');
    effects.report(nikos);
  };
  await Promise.all([
    expect(ports.api.saveFavorite({ id: '01' })).rejects.toMatchObject({
      failure: { kind: 'unauthorized' },
    }),
    signInAsAnother(),
  ]);
  expect(add).toHaveBeenCalledTimes(1);
});

it('is cancelled by the visitor', async () => {
  const { ports, add } = await open();
  goOffline(add);
  const adding = ports.api.saveFavorite({ id: '01' });
  await vi.waitFor(() => expect(ports.pendingWrites.list()).toHaveLength(1));
  ports.pendingWrites.cancel(ports.pendingWrites.list()[0]?.id ?? '');
  await expect(adding).rejects.toMatchObject({ failure: { kind: 'offline' } });
});
