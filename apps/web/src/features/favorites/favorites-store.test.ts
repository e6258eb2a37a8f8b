import { describe, expect, it, vi } from 'vitest';
import type { FavoritesPort } from '../../domain/ports/favorites-port.ts';
import { createFavoritesStore, type FavoritesStore } from './favorites-store.ts';

function portWith(kept: string[], change: Partial<FavoritesPort> = {}): FavoritesPort {
  return {
    ids: vi.fn<FavoritesPort['ids']>(async () => [...kept]),
    list: async () => [],
    add: vi.fn<FavoritesPort['add']>(async (id) => void kept.push(id)),
    remove: vi.fn<FavoritesPort['remove']>(async (id) => void kept.splice(kept.indexOf(id), 1)),
    ...change,
  };
}

const refuse = () => Promise.reject(new Error('down'));

/** A call that the test resolves. */
function held<Answer>() {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  return { promise, resolve, reject };
}

async function opened(port: FavoritesPort): Promise<FavoritesStore> {
  const store = createFavoritesStore(port);
  store.visitorKnown();
  store.subscribe(() => undefined);
  await settled();
  return store;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const idsOf = (store: FavoritesStore) => [...store.getIds()];

describe('the ids of favorites', () => {
  it('are fetched once, with the first heart, when the session is known', async () => {
    const port = portWith(['07']);
    const store = createFavoritesStore(port);
    store.subscribe(() => undefined);
    expect(port.ids).not.toHaveBeenCalled();
    store.visitorKnown();
    store.subscribe(() => undefined);
    await settled();
    expect(port.ids).toHaveBeenCalledTimes(1);
    expect(idsOf(store)).toEqual(['07']);
  });

  it('are not fetched on a page without hearts', () => {
    const port = portWith(['07']);
    createFavoritesStore(port).visitorKnown();
    expect(port.ids).not.toHaveBeenCalled();
  });

  it('are fetched again with the next page after a failure', async () => {
    const port = portWith(['07'], {
      ids: vi.fn<FavoritesPort['ids']>(async () => ['07']).mockImplementationOnce(refuse),
    });
    const store = await opened(port);
    expect(idsOf(store)).toEqual([]);
    store.subscribe(() => undefined);
    await settled();
    expect(idsOf(store)).toEqual(['07']);
  });

  it('are fetched again after signing in, showing the guest’s favorites meanwhile', async () => {
    const kept = ['01'];
    const store = await opened(portWith(kept));
    kept.unshift('07');
    store.visitorKnown();
    expect(idsOf(store)).toEqual(['01']);
    await settled();
    expect(idsOf(store)).toEqual(['07', '01']);
  });

  it('are removed when the visitor signs out, and fetched for the next one', async () => {
    const kept = ['07'];
    const store = await opened(portWith(kept));
    kept.splice(0, 1, '48');
    store.visitorLeft();
    await settled();
    expect(idsOf(store)).toEqual([]);
    store.visitorKnown();
    await settled();
    expect(idsOf(store)).toEqual(['48']);
  });

  it('are not restored when the visitor left during the fetch', async () => {
    const first = held<readonly string[]>();
    const ids = vi
      .fn<FavoritesPort['ids']>(async () => [])
      .mockImplementationOnce(() => first.promise);
    const store = await opened(portWith([], { ids }));
    store.visitorLeft();
    first.resolve(['07']);
    await settled();
    expect(idsOf(store)).toEqual([]);
  });

  it('do not undo a choice that was made during the fetch', async () => {
    const answer = held<readonly string[]>();
    const store = await opened(portWith([], { ids: () => answer.promise }));
    await store.set('01', true);
    await store.set('02', true);
    await store.set('02', false);
    answer.resolve(['02', '07']);
    await settled();
    expect(idsOf(store)).toEqual(['07', '01']);
  });

  it('are read from the list if they could not be fetched', async () => {
    const store = await opened(portWith([], { ids: refuse }));
    store.learn(['07', '01']);
    expect(idsOf(store)).toEqual(['07', '01']);
  });
});

describe('a choice', () => {
  it('applies at once to all components', async () => {
    const kept = ['07'];
    const store = await opened(portWith(kept));
    await store.set('01', true);
    await store.set('07', false);
    expect(kept).toEqual(['01']);
  });

  it('shows at once, and is undone when it is refused', async () => {
    const store = await opened(portWith(['07'], { remove: refuse }));
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    const removing = store.set('07', false);
    expect(store.getIds().has('07')).toBe(false);
    await expect(removing).rejects.toThrow('down');
    expect(store.getIds().has('07')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is not sent if nothing changes', async () => {
    const port = portWith(['07']);
    const store = await opened(port);
    await store.set('07', true);
    expect(port.add).not.toHaveBeenCalled();
  });

  it('waits for the previous one about the same salon', async () => {
    const adding = held<void>();
    const port = portWith([], { add: () => adding.promise });
    const store = await opened(port);
    const added = store.set('01', true);
    const removed = store.set('01', false);
    await settled();
    expect(port.remove).not.toHaveBeenCalled();
    adding.resolve();
    await Promise.all([added, removed]);
    expect(port.remove).toHaveBeenCalledTimes(1);
  });

  it('that is refused does not undo a later one', async () => {
    const adding = held<void>();
    const store = await opened(portWith(['01'], { add: () => adding.promise }));
    await store.set('01', false);
    const added = store.set('01', true);
    const removed = store.set('01', false);
    adding.reject(new Error('down'));
    await expect(added).rejects.toThrow('down');
    await removed;
    expect(idsOf(store)).toEqual([]);
  });

  it('shows no error when it is refused after the visitor left', async () => {
    const removing = held<void>();
    const ids = vi
      .fn<FavoritesPort['ids']>(async () => [])
      .mockImplementationOnce(async () => ['07']);
    const store = await opened(portWith([], { ids, remove: () => removing.promise }));
    const removed = store.set('07', false);
    await settled();
    store.visitorLeft();
    removing.reject(new Error('down'));
    await expect(removed).rejects.toThrow('down');
    expect(idsOf(store)).toEqual([]);
  });
});
