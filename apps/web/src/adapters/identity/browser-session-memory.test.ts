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

  it('keeps it in the tab only for a visitor who does not want to be remembered', () => {
    createBrowserSessionMemory().writeHint(hint, false);
    expect(localStorage.getItem(key)).toBeNull();
    expect(createBrowserSessionMemory().readHint()).toEqual(hint);
  });

  it('leaves the hint where it is when nothing new was decided', () => {
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

  it('reads the hint of an earlier version, which knew no phones', () => {
    const { email, displayName } = hint;
    localStorage.setItem(key, JSON.stringify({ email, displayName }));
    expect(createBrowserSessionMemory().readHint()).toEqual(hint);
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
  ])('takes %j for no hint at all', (stored) => {
    localStorage.setItem(key, stored);
    expect(createBrowserSessionMemory().readHint()).toBeNull();
  });

  it('stores nothing, without an error, where the browser forbids it', () => {
    const forbidden = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const memory = createBrowserSessionMemory();
    memory.writeHint(hint, true);
    expect(memory.readHint()).toBeNull();
    memory.clearHint();
    expect(forbidden).toHaveBeenCalled();
  });

  it('notifies the other tabs of the end of a session, not itself', async () => {
    const here = createBrowserSessionMemory();
    const there = createBrowserSessionMemory();
    const heardHere = vi.fn<() => void>();
    here.onEndElsewhere(heardHere);
    const heardThere = new Promise<void>((resolve) => there.onEndElsewhere(resolve));
    here.announceEnd();
    await heardThere;
    expect(heardHere).not.toHaveBeenCalled();
  });
});
