import { describe, expect, it, vi } from 'vitest';
import type { ResponseOf, Api } from '../../domain/api.ts';
import { createFavoritesStore, type FavoritesStore } from './favorites-store.ts';

type Calls = Pick<Api, 'listFavoriteIds' | 'saveFavorite' | 'removeFavorite'>;

function callsWith(kept: string[], change: Partial<Calls> = {}): Calls {
  return {
    listFavoriteIds: vi.fn<Calls['listFavoriteIds']>(async () => ({ ids: [...kept] })),
    saveFavorite: vi.fn<Calls['saveFavorite']>(async ({ id }) => void kept.push(id)),
    removeFavorite: vi.fn<Calls['removeFavorite']>(
      async ({ id }) => void kept.splice(kept.indexOf(id), 1),
    ),
    ...change,
  };
}

const refuse = () => Promise.reject(new Error('down'));

/** A call that the test resolves. */
function held<Result>() {
  const { promise, resolve, reject } = Promise.withResolvers<Result>();
  return { promise, resolve, reject };
}

async function opened(calls: Calls): Promise<FavoritesStore> {
  const store = createFavoritesStore(calls);
  store.visitorKnown();
  store.subscribe(() => undefined);
  await settled();
  return store;
}

const settled = () => new Promise<void>((resolve) => setTimeout(resolve));

const idsOf = (store: FavoritesStore) => [...store.getIds()];

describe('the ids of favorites', () => {
  it('are fetched once, with the first heart, when the session is known', async () => {
    const calls = callsWith(['07']);
    const store = createFavoritesStore(calls);
    store.subscribe(() => undefined);
    expect(calls.listFavoriteIds).not.toHaveBeenCalled();
    store.visitorKnown();
    store.subscribe(() => undefined);
    await settled();
    expect(calls.listFavoriteIds).toHaveBeenCalledTimes(1);
    expect(idsOf(store)).toEqual(['07']);
  });

  it('are not fetched on a page without hearts', () => {
    const calls = callsWith(['07']);
    createFavoritesStore(calls).visitorKnown();
    expect(calls.listFavoriteIds).not.toHaveBeenCalled();
  });

  it('are fetched again with the next page after a failure', async () => {
    const calls = callsWith(['07'], {
      listFavoriteIds: vi
        .fn<Calls['listFavoriteIds']>(async () => ({ ids: ['07'] }))
        .mockImplementationOnce(refuse),
    });
    const store = await opened(calls);
    expect(idsOf(store)).toEqual([]);
    store.subscribe(() => undefined);
    await settled();
    expect(idsOf(store)).toEqual(['07']);
  });

  it('are fetched again after signing in, showing the guest’s favorites meanwhile', async () => {
    const kept = ['01'];
    const store = await opened(callsWith(kept));
    kept.unshift('07');
    store.visitorKnown();
    expect(idsOf(store)).toEqual(['01']);
    await settled();
    expect(idsOf(store)).toEqual(['07', '01']);
  });

  it('are removed when the visitor signs out, and fetched for the next one', async () => {
    const kept = ['07'];
    const store = await opened(callsWith(kept));
    kept.splice(0, 1, '48');
    store.visitorLeft();
    await settled();
    expect(idsOf(store)).toEqual([]);
    store.visitorKnown();
    await settled();
    expect(idsOf(store)).toEqual(['48']);
  });

  it('are not restored when the visitor left during the fetch', async () => {
    const first = held<ResponseOf<'listFavoriteIds'>>();
    const ids = vi
      .fn<Calls['listFavoriteIds']>(async () => ({ ids: [] }))
      .mockImplementationOnce(() => first.promise);
    const store = await opened(callsWith([], { listFavoriteIds: ids }));
    store.visitorLeft();
    first.resolve({ ids: ['07'] });
    await settled();
    expect(idsOf(store)).toEqual([]);
  });

  it('do not undo a choice that was made during the fetch', async () => {
    const answer = held<ResponseOf<'listFavoriteIds'>>();
    const store = await opened(callsWith([], { listFavoriteIds: () => answer.promise }));
    await store.set('01', true);
    await store.set('02', true);
    await store.set('02', false);
    answer.resolve({ ids: ['02', '07'] });
    await settled();
    expect(idsOf(store)).toEqual(['07', '01']);
  });

  it('are read from the list if they could not be fetched', async () => {
    const store = await opened(callsWith([], { listFavoriteIds: refuse }));
    store.learn(['07', '01']);
    expect(idsOf(store)).toEqual(['07', '01']);
  });
});

describe('a choice', () => {
  it('applies at once to all components', async () => {
    const kept = ['07'];
    const store = await opened(callsWith(kept));
    await store.set('01', true);
    await store.set('07', false);
    expect(kept).toEqual(['01']);
  });

  it('shows at once, and is undone when it is refused', async () => {
    const store = await opened(callsWith(['07'], { removeFavorite: refuse }));
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    const removing = store.set('07', false);
    expect(store.getIds().has('07')).toBe(false);
    await expect(removing).rejects.toThrow('down');
    expect(store.getIds().has('07')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is not sent if nothing changes', async () => {
    const calls = callsWith(['07']);
    const store = await opened(calls);
    await store.set('07', true);
    expect(calls.saveFavorite).not.toHaveBeenCalled();
  });

  it('waits for the previous one about the same salon', async () => {
    const adding = held<undefined>();
    const calls = callsWith([], { saveFavorite: () => adding.promise });
    const store = await opened(calls);
    const added = store.set('01', true);
    const removed = store.set('01', false);
    await settled();
    expect(calls.removeFavorite).not.toHaveBeenCalled();
    adding.resolve(undefined);
    await Promise.all([added, removed]);
    expect(calls.removeFavorite).toHaveBeenCalledTimes(1);
  });

  it('that is refused does not undo a later one', async () => {
    const adding = held<undefined>();
    const store = await opened(callsWith(['01'], { saveFavorite: () => adding.promise }));
    await store.set('01', false);
    const added = store.set('01', true);
    const removed = store.set('01', false);
    adding.reject(new Error('down'));
    await expect(added).rejects.toThrow('down');
    await removed;
    expect(idsOf(store)).toEqual([]);
  });

  it('shows no error when it is refused after the visitor left', async () => {
    const removing = held<undefined>();
    const ids = vi
      .fn<Calls['listFavoriteIds']>(async () => ({ ids: [] }))
      .mockImplementationOnce(async () => ({ ids: ['07'] }));
    const store = await opened(
      callsWith([], { listFavoriteIds: ids, removeFavorite: () => removing.promise }),
    );
    const removed = store.set('07', false);
    await settled();
    store.visitorLeft();
    removing.reject(new Error('down'));
    await expect(removed).rejects.toThrow('down');
    expect(idsOf(store)).toEqual([]);
  });
});
