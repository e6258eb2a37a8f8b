// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createThemeStore } from './theme-store.ts';

function systemThat(isDark: boolean) {
  const listeners = new Set<() => void>();
  const query = {
    matches: isDark,
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  };
  vi.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList);
  return {
    change(next: boolean) {
      query.matches = next;
      for (const listener of listeners) listener();
    },
  };
}

function storeWith(stored: string | null) {
  const values = new Map(stored === null ? [] : [['salonica.theme', stored]]);
  const storage = {
    get: (key: string) => values.get(key) ?? null,
    set: (key: string, value: string) => void values.set(key, value),
  };
  const page = document.createElement('html');
  return { page, values, store: createThemeStore(storage, page) };
}

afterEach(() => vi.restoreAllMocks());

describe('the theme', () => {
  it('follows the system until the visitor chooses', () => {
    const system = systemThat(true);
    const { store } = storeWith(null);
    const listener = vi.fn<() => void>();
    store.subscribe(listener);
    expect(store.get()).toBe('dark');
    system.change(false);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(store.get()).toBe('light');
  });

  it('is stored, set on the page and reported', () => {
    systemThat(true);
    const { store, page, values } = storeWith(null);
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.set('light');
    expect(store.get()).toBe('light');
    expect(page.dataset['theme']).toBe('light');
    expect(values.get('salonica.theme')).toBe('light');
    expect(listener).toHaveBeenCalledTimes(1);
    stop();
    store.set('dark');
    expect(listener).toHaveBeenCalledTimes(1);
  });

  it('is restored from the last visit, unless the stored value is invalid', () => {
    systemThat(false);
    expect(storeWith('dark').store.get()).toBe('dark');
    expect(storeWith('purple').store.get()).toBe('light');
  });

  it('follows a choice in another tab', () => {
    systemThat(false);
    const { store, page } = storeWith(null);
    store.subscribe(() => undefined);
    window.dispatchEvent(new StorageEvent('storage', { key: 'salonica.theme', newValue: 'dark' }));
    expect(store.get()).toBe('dark');
    expect(page.dataset['theme']).toBe('dark');
    window.dispatchEvent(new StorageEvent('storage', { key: 'other', newValue: 'light' }));
    expect(store.get()).toBe('dark');
  });
});
