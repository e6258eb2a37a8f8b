import { expect, test, vi } from 'vitest';
import type { AppBuild } from './app-build.ts';
import type { PageSource } from '../metrics/metrics.ts';
import { createDocuments } from './documents.ts';
import { createPageCache, type PageCacheBounds } from './page-cache.ts';
import type { Renderer } from './renderer.ts';

/** Documents of a thousand letters; their renderings wait until they are released. */
function createSlowDocuments({
  isHeld = true,
  bounds = {},
}: { isHeld?: boolean; bounds?: PageCacheBounds } = {}) {
  let status: 200 | 404 = 200;
  const waiting: (() => void)[] = [];
  const render = vi.fn<Renderer['render']>(async ({ path }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    waiting.push(resolve);
    if (isHeld) await promise;
    if (path === '/broken') throw new Error('This page cannot be rendered.');
    return { status, html: path.padEnd(1000), isComplete: true };
  });
  const pageSent = vi.fn<(source: PageSource) => void>();
  const build: AppBuild = {
    client: '/nowhere',
    manifest: () => undefined,
    name: () => 'build',
    renderer: async () => ({ render, answerForm: () => Promise.reject(new Error('No form.')) }),
  };
  const documentOf = createDocuments({
    build,
    cache: createPageCache(bounds),
    versions: { known: () => '1', read: async () => '1' },
    answer: () => Promise.reject(new Error('No call was expected.')),
    salonsIn: async () => [],
    log: () => undefined,
    metrics: { pageSent },
    now: () => 0,
    keepsPages: true,
    renders: { atOnce: 2, waiting: 3 },
  });
  const ask = (path: string) =>
    documentOf({ path, shown: { kind: 'nothing' }, route: path, namesLanguage: false }, 'en');
  const setStatus = (next: 200 | 404) => void (status = next);
  return { ask, render, waiting, pageSent, setStatus };
}

test('limits concurrent renderings, and omits the content beyond the queue', async () => {
  const { ask, render, waiting, pageSent } = createSlowDocuments();
  const asked = Array.from({ length: 7 }, (_, index) => ask(`/${index}`));
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  // Two are rendering and three wait.
  await expect(Promise.all(asked.slice(5))).resolves.toEqual([undefined, undefined]);
  expect(render).toHaveBeenCalledTimes(2);
  for (let rendered = 0; rendered < 5; rendered += 1) {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.();
  }
  for (const page of asked.slice(0, 5)) await expect(page).resolves.toMatchObject({ status: 200 });
  expect(render).toHaveBeenCalledTimes(5);
  const sources = pageSent.mock.calls.map(([source]) => source);
  expect(sources.filter((source) => source === 'rendered')).toHaveLength(5);
  expect(sources.filter((source) => source === 'fallback')).toHaveLength(2);
});

test('callers of one page share its rendering', async () => {
  const { ask, render, waiting } = createSlowDocuments();
  const asked = Array.from({ length: 20 }, () => ask('/same'));
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()?.();
  const pages = await Promise.all(asked);
  expect(new Set(pages).size).toBe(1);
  expect(pages[0]).toMatchObject({ status: 200 });
  await expect(ask('/same')).resolves.toBe(pages[0]);
  expect(render).toHaveBeenCalledTimes(1);
});

test('a page that failed is rendered again for the next caller', async () => {
  const { ask, render, waiting } = createSlowDocuments();
  for (let times = 1; times <= 2; times += 1) {
    const page = ask('/broken');
    await vi.waitFor(() => expect(waiting).toHaveLength(1));
    waiting.shift()?.();
    await expect(page).resolves.toBeUndefined();
    expect(render).toHaveBeenCalledTimes(times);
  }
});

// A page of a thousand letters, with all its forms and headers, takes less than 15 KB.
const roomForThree = 45_000;

test('searches are evicted to limit the memory, and never take the place of a page', async () => {
  const { ask, render } = createSlowDocuments({
    isHeld: false,
    bounds: { catalogue: roomForThree, typed: roomForThree },
  });
  await ask('/salon/01');
  await ask('/salon/01?lang=el');
  for (let index = 0; index < 50; index += 1) await ask(`/salons?q=${index}`);
  await ask('/salon/01');
  await ask('/salon/01?lang=el');
  await ask('/salons?q=49');
  expect(render).toHaveBeenCalledTimes(52);
  await ask('/salons?q=0');
  expect(render).toHaveBeenCalledTimes(53);
});

test('evicts the pages that are not read, and keeps frequent ones', async () => {
  const { ask, render } = createSlowDocuments({
    isHeld: false,
    bounds: { catalogue: roomForThree },
  });
  await ask('/often');
  for (let index = 0; index < 50; index += 1) {
    await ask(`/salon/${index}`);
    await ask('/often');
  }
  expect(render).toHaveBeenCalledTimes(51);
  await ask('/salon/0');
  expect(render).toHaveBeenCalledTimes(52);
});

test('pages that do not exist never take the place of one that does', async () => {
  const { ask, render, setStatus } = createSlowDocuments({
    isHeld: false,
    bounds: { catalogue: roomForThree, typed: roomForThree },
  });
  await ask('/salon/01');
  setStatus(404);
  for (let index = 0; index < 50; index += 1) await ask(`/salon/nowhere-${index}`);
  await ask('/salon/01');
  expect(render).toHaveBeenCalledTimes(51);
});
