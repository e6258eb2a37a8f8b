// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserSessionMemory } from './browser-session-memory.ts';

const key = 'salonica.session';
const hint = {
  email: 'eleni@salonica.example',
  displayName: 'Eleni Vasiliou',
  phoneNumber: null,
};

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('the session memory of the browser', () => {
  it('keeps the hint for the next visit', () => {
    createBrowserSessionMemory().writeHint(hint, true);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(hint);
    expect(createBrowserSessionMemory().readHint()).toEqual(hint);
  });

  it('keeps it only in the tab for a visitor who does not want to be remembered', () => {
    createBrowserSessionMemory().writeHint(hint, false);
    expect(localStorage.getItem(key)).toBeNull();
    expect(createBrowserSessionMemory().readHint()).toEqual(hint);
  });

  it('keeps the place of the hint without a new decision', () => {
    const memory = createBrowserSessionMemory();
    memory.writeHint(hint, false);
    memory.writeHint({ ...hint, displayName: 'Eleni V.' });
    expect(localStorage.getItem(key)).toBeNull();
    expect(memory.readHint()?.displayName).toBe('Eleni V.');
    memory.writeHint(hint, true);
    memory.writeHint(hint);
    expect(sessionStorage.getItem(key)).toBeNull();
  });

  it('stores the e-mail, the name, the phone and nothing else', () => {
    const user = { ...hint, photoURL: 'https://x.example/me.jpg', token: 'secret' };
    createBrowserSessionMemory().writeHint(user, true);
    expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual(hint);
  });

  it('reads the hint of an earlier version without phones', () => {
    const { email, displayName } = hint;
    localStorage.setItem(key, JSON.stringify({ email, displayName }));
    expect(createBrowserSessionMemory().readHint()).toEqual(hint);
  });

  it('reports a hint that another tab stored, and no other change', () => {
    const listener = vi.fn<() => void>();
    createBrowserSessionMemory().onStartElsewhere(listener);
    const change = (key: string, newValue: string | null) =>
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    change('salonica.theme', 'dark');
    change(key, null);
    expect(listener).not.toHaveBeenCalled();
    change(key, JSON.stringify(hint));
    expect(listener).toHaveBeenCalledOnce();
  });

  it('deletes it', () => {
    const memory = createBrowserSessionMemory();
    memory.writeHint(hint, true);
    sessionStorage.setItem(key, JSON.stringify(hint));
    memory.clearHint();
    expect(memory.readHint()).toBeNull();
    expect([localStorage.length, sessionStorage.length]).toEqual([0, 0]);
  });

  it.each([
    '',
    '{',
    'null',
    '[]',
    '{"email":1,"displayName":null}',
    '{"email":null,"displayName":null,"phoneNumber":1}',
  ])('treats %j as no hint', (stored) => {
    localStorage.setItem(key, stored);
    expect(createBrowserSessionMemory().readHint()).toBeNull();
  });

  it('keeps the hint for the page only where the browser forbids storage', () => {
    const forbidden = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memory = createBrowserSessionMemory();
    memory.writeHint(hint, true);
    expect(memory.readHint()).toEqual(hint);
    expect(createBrowserSessionMemory().readHint()).toBeNull();
    memory.clearHint();
    expect(memory.readHint()).toBeNull();
    expect(forbidden).toHaveBeenCalled();
  });

  it('notifies the other tabs of the end of a session, not itself', async () => {
    const here = createBrowserSessionMemory();
    const there = createBrowserSessionMemory();
    const endHere = vi.fn<() => void>();
    here.onEndElsewhere(endHere);
    const endedThere = new Promise<void>((resolve) => there.onEndElsewhere(resolve));
    here.announceEnd();
    await endedThere;
    expect(endHere).not.toHaveBeenCalled();
  });
});
