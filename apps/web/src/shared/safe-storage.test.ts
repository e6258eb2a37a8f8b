// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from 'vitest';
import { createSafeStorage } from './safe-storage.ts';

afterEach(() => localStorage.clear());

describe('storage', () => {
  it('keeps values in the browser', () => {
    const storage = createSafeStorage(() => localStorage);
    storage.set('a', '1');
    expect(localStorage.getItem('a')).toBe('1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(localStorage.getItem('a')).toBeNull();
    expect(storage.get('a')).toBeNull();
  });

  it('keeps values in memory where the browser refuses storage', () => {
    const storage = createSafeStorage(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    expect(storage.get('a')).toBeNull();
    storage.set('a', '1');
    expect(storage.get('a')).toBe('1');
    storage.remove('a');
    expect(storage.get('a')).toBeNull();
  });

  it('lists its values, in the browser and in memory', () => {
    let isFull = false;
    const storage = createSafeStorage(() => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      return localStorage;
    });
    storage.set('a', '1');
    isFull = true;
    storage.set('a', '2');
    storage.set('b', '1');
    expect(storage.keys().toSorted()).toEqual(['a', 'b']);
    isFull = false;
    localStorage.setItem('c', '1');
    expect(storage.keys().toSorted()).toEqual(['a', 'b', 'c']);
  });

  it('prefers values in memory over older stored ones', () => {
    let isFull = false;
    const storage = createSafeStorage(() => {
      if (isFull) throw new DOMException('Full', 'QuotaExceededError');
      return localStorage;
    });
    storage.set('a', 'old');
    isFull = true;
    storage.set('a', 'new');
    isFull = false;
    expect(storage.get('a')).toBe('new');
  });
});
