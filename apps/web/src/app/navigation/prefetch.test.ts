// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createPrefetch, type PageAt } from './prefetch.ts';

const load = vi.fn<(at: PageAt) => Promise<void>>();
const link = (href: string, attributes: Partial<HTMLAnchorElement> = {}): HTMLAnchorElement =>
  Object.assign(document.createElement('a'), { href, ...attributes });
const loaded = () => load.mock.calls.map(([{ page, url }]) => `${page.id} ${url.pathname}`);

beforeEach(() => {
  vi.useFakeTimers();
  load.mockReset().mockResolvedValue();
  window.history.replaceState(null, '', '/salons?q=cut');
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'connection');
});

it('loads the page of a link once, and again after a while', () => {
  const prefetch = createPrefetch(load);
  prefetch(link('/salon/01'));
  prefetch(link('/salon/01#team'));
  vi.advanceTimersByTime(29_000);
  prefetch(link('/salon/01'));
  expect(loaded()).toEqual(['salon /salon/01']);
  expect(load.mock.calls[0]?.[0].params).toEqual({ id: '01' });
  prefetch(link('/salon/01?tab=reviews'));
  prefetch(link('/'));
  vi.advanceTimersByTime(2000);
  prefetch(link('/salon/01'));
  expect(loaded()).toEqual(['salon /salon/01', 'salon /salon/01', 'home /', 'salon /salon/01']);
});

it('retries after a failure', async () => {
  const prefetch = createPrefetch(load);
  load.mockRejectedValueOnce(new Error('offline'));
  prefetch(link('/about'));
  await vi.advanceTimersByTimeAsync(0);
  prefetch(link('/about'));
  expect(loaded()).toEqual(['about /about', 'about /about']);
});

it.each([
  ['another site', link('https://example.com/salons')],
  ['the page that is open', link('/salons?q=color')],
  ['a section of it', link('#main')],
  ['a telephone', link('tel:+302310123456')],
  ['a page that nobody knows', link('/storage/picture.avif')],
  ['a tab of its own', link('/about', { target: '_blank' })],
  ['a file to keep', link('/about', { download: 'about.html' })],
])('ignores a link to %s', (_, one) => {
  createPrefetch(load)(one);
  expect(load).not.toHaveBeenCalled();
});

it('does not prefetch for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  createPrefetch(load)(link('/about'));
  expect(load).not.toHaveBeenCalled();
});

it('does not prefetch without a network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  createPrefetch(load)(link('/about'));
  expect(load).not.toHaveBeenCalled();
});
