import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../../shared/safe-storage.ts';
import { readComparison } from './compare-address.ts';
import { createCompareStore } from './compare-store.ts';

const tab = () => createSafeStorage(() => sessionStorage);

describe('the choice for a comparison', () => {
  it('grows to three, and refuses a fourth', () => {
    sessionStorage.clear();
    const store = createCompareStore(tab());
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    for (const id of ['01', '02', '03', '04']) store.set(id, true);
    expect(store.get()).toEqual({ ids: ['01', '02', '03'], isRefused: true });
    store.set('02', false);
    expect(store.get()).toEqual({ ids: ['01', '03'], isRefused: false });
    expect(listener).toHaveBeenCalledTimes(5);
  });

  it('lasts as long as the tab, and not longer than it is wanted', () => {
    sessionStorage.clear();
    createCompareStore(tab()).set('01', true);
    const after = createCompareStore(tab());
    expect(after.get().ids).toEqual(['01']);
    after.clear();
    expect(createCompareStore(tab()).get().ids).toEqual([]);
  });

  it('ignores stored nonsense', () => {
    sessionStorage.setItem('salonica.compare.1', '<b>,01,01,../x,02,03,04');
    expect(createCompareStore(tab()).get().ids).toEqual(['01', '02', '03']);
    sessionStorage.clear();
  });
});

it.each([
  ['ids=01,02&service=01-cut', { ids: ['01', '02'], service: '01-cut' }],
  ['ids=01%2C01%2C02%2C03%2C04', { ids: ['01', '02', '03'], service: null }],
  ['ids=,,a%20b&service=%3Cb%3E', { ids: [], service: null }],
  ['', { ids: [], service: null }],
])('the address %j is read', (search, expected) => {
  expect(readComparison(new URLSearchParams(search))).toEqual(expected);
});
