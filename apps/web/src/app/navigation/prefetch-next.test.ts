// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefetchNext } from './prefetch-next.ts';

type Router = Parameters<typeof prefetchNext>[0];

beforeEach(() => vi.stubGlobal('requestIdleCallback', (run: () => void) => run()));
afterEach(() => vi.unstubAllGlobals());

it('prefetches the wizard of each opened salon, once', () => {
  document.body.innerHTML =
    '<main><a href="/salons">All</a><a href="/booking/01">Book</a><a href="/booking/01?service=1">Cut</a></main>';
  const prefetch = vi.fn<(link: HTMLAnchorElement) => void>();
  const listeners: (() => void)[] = [];
  const router = {
    state: { navigation: { state: 'idle' }, location: { pathname: '/salon/01' } },
    subscribe: (listener: () => void) => listeners.push(listener),
  };
  const open = (pathname: string, state = 'idle') => {
    router.state = { navigation: { state }, location: { pathname } };
    for (const listener of listeners) listener();
  };
  prefetchNext(router as unknown as Router, prefetch);
  expect(prefetch.mock.calls.map(([link]) => link.getAttribute('href'))).toEqual(['/booking/01']);
  open('/salon/01');
  open('/salons');
  open('/salon/02', 'loading');
  expect(prefetch).toHaveBeenCalledTimes(1);
  open('/salon/02');
  expect(prefetch).toHaveBeenCalledTimes(2);
});
