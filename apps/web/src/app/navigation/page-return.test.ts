// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchReturn } from './page-return.ts';

const refetchQueries = vi.fn<() => Promise<void>>(async () => undefined);
const reload = vi.fn<() => void>();

const hide = () => window.dispatchEvent(new Event('pagehide'));
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

watchReturn({ refetchQueries }, reload);

beforeEach(() => {
  localStorage.setItem('salonica.session', 'Eleni');
  window.history.scrollRestoration = 'manual';
});

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.clearAllMocks();
});

it('refetches what may have changed, and restores scrolling', () => {
  hide();
  window.history.scrollRestoration = 'auto';
  show(true);
  expect(refetchQueries).toHaveBeenCalledExactlyOnceWith({ type: 'active', stale: true });
  expect(window.history.scrollRestoration).toBe('manual');
  expect(reload).not.toHaveBeenCalled();
});

it('ignores a document that was loaded', () => {
  show(false);
  expect(refetchQueries).not.toHaveBeenCalled();
});

it.each([
  ['a customer signed out', () => localStorage.removeItem('salonica.session')],
  ['a customer signed in for this tab', () => sessionStorage.setItem('salonica.session', 'Maria')],
  ['the language is another one', () => localStorage.setItem('salonica.language', 'el')],
])('loads the document again where %s meanwhile', (_, change) => {
  hide();
  change();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
  expect(refetchQueries).not.toHaveBeenCalled();
});

it('detects changes in the document itself', () => {
  localStorage.setItem('salonica.language', 'el');
  hide();
  show(true);
  expect(reload).not.toHaveBeenCalled();
});
