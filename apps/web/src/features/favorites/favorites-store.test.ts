import { describe, expect, it, vi } from 'vitest';
import type { FavoritesPort } from '../../domain/ports/old/favorites-port.ts';
import { createFavoritesStore } from './favorites-store.ts';

function portWith(kept: string[], change: Partial<FavoritesPort> = {}): FavoritesPort {
  return {
    ids: async () => [...kept],
    list: async () => [],
    add: vi.fn<FavoritesPort['add']>(async (id) => void kept.push(id)),
    remove: vi.fn<FavoritesPort['remove']>(async (id) => void kept.splice(kept.indexOf(id), 1)),
    ...change,
  };
}

describe('favorites of a visitor', () => {
  it('wait in the page and are told to nobody', async () => {
    const port = portWith([]);
    const store = createFavoritesStore(port);
    await store.set('01', true);
    expect([...store.getIds()]).toEqual(['01']);
    expect(port.add).not.toHaveBeenCalled();
  });

  it('go along when the visitor signs in', async () => {
    const kept = ['07'];
    const store = createFavoritesStore(portWith(kept));
    await store.set('01', true);
    await store.signIn();
    expect(kept).toEqual(['07', '01']);
    expect([...store.getIds()]).toEqual(['07', '01']);
  });

  it('stay on the page when they cannot be kept at sign-in', async () => {
    const store = createFavoritesStore(
      portWith([], { add: () => Promise.reject(new Error('down')) }),
    );
    await store.set('01', true);
    await store.signIn();
    expect([...store.getIds()]).toEqual(['01']);
  });
});

describe('favorites of a customer', () => {
  it('are kept, and forgotten by the page at sign-out', async () => {
    const kept = ['07'];
    const store = createFavoritesStore(portWith(kept));
    await store.signIn();
    await store.set('01', true);
    await store.set('07', false);
    expect(kept).toEqual(['01']);
    store.signOut();
    expect(store.getIds().size).toBe(0);
  });

  it('show at once, and go back when they are refused', async () => {
    const store = createFavoritesStore(
      portWith(['07'], { remove: () => Promise.reject(new Error('down')) }),
    );
    await store.signIn();
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    const removing = store.set('07', false);
    expect(store.getIds().has('07')).toBe(false);
    await expect(removing).rejects.toThrow('down');
    expect(store.getIds().has('07')).toBe(true);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('do not come back when the customer left while they were asked for', async () => {
    let answer: (ids: readonly string[]) => void = () => undefined;
    const ids = new Promise<readonly string[]>((resolve) => {
      answer = resolve;
    });
    const store = createFavoritesStore(portWith([], { ids: () => ids }));
    const arriving = store.signIn();
    store.signOut();
    answer(['07']);
    await arriving;
    expect(store.getIds().size).toBe(0);
  });

  it('are known from the list where their ids could not be asked for', async () => {
    const store = createFavoritesStore(
      portWith([], { ids: () => Promise.reject(new Error('down')) }),
    );
    await store.signIn();
    store.learn(['07', '01']);
    expect([...store.getIds()]).toEqual(['07', '01']);
  });

  it('ask for nothing that is so already', async () => {
    const port = portWith(['07']);
    const store = createFavoritesStore(port);
    await store.signIn();
    await store.set('07', true);
    expect(port.add).not.toHaveBeenCalled();
  });
});
