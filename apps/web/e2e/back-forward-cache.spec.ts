import type { Page } from '@playwright/test';
import { findChromium } from '../../../scripts/chromium.mjs';
import { publicPages } from './support/paths.ts';
import { expect, hydrated, open, test } from './support/test.ts';

// The browser's real setting; the other tests run without this cache.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/**
 * Leaves the page for another document and goes back: the reasons against caching it, or nothing.
 */
async function reasonsOf(page: Page): Promise<unknown> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shown'] = persisted ? 'again' : 'anew';
    });
  });
  await page.goto('/config.json');
  await page.goBack({ waitUntil: 'commit' });
  await hydrated(page);
  return page.evaluate(() => {
    if (document.documentElement.dataset['shown'] === 'again') return null;
    const [visit] = performance.getEntriesByType('navigation');
    return visit && 'notRestoredReasons' in visit ? visit.notRestoredReasons : 'unknown';
  });
}

/** Opens a page and loads all its idle-time code. */
async function openWhole(page: Page, path: string): Promise<void> {
  const last = page.waitForResponse(/\/assets\/session-.+\.js/);
  await open(page, path);
  await last;
}

test('every public page is restored from the back/forward cache', async ({ page }) => {
  test.setTimeout(120_000);
  const reasons = new Map<string, unknown>();
  for (const path of publicPages) {
    await openWhole(page, path);
    reasons.set(path, await reasonsOf(page));
  }
  expect(Object.fromEntries(reasons)).toEqual(
    Object.fromEntries(publicPages.map((path) => [path, null])),
  );
});

test('a page in the back/forward cache reopens its stream and keeps its scroll position and links', async ({
  customerPage: page,
  t,
}) => {
  await page.addInitScript(() => {
    const streams: AbortSignal[] = [];
    Object.assign(window, { streams });
    const { fetch } = window;
    window.fetch = (input, init) => {
      const request = new Request(input, init);
      if (request.url.includes('/events')) streams.push(request.signal);
      return fetch(request);
    };
  });
  const streams = () =>
    page.evaluate(() =>
      (window as unknown as { streams: AbortSignal[] }).streams.map(({ aborted }) => aborted),
    );
  await openWhole(page, '/salon/01');
  await expect.poll(streams).toContain(false);
  const before = await streams();
  expect(await reasonsOf(page)).toBeNull();
  await expect.poll(streams).toEqual([...before.map(() => true), false]);
  expect(await page.evaluate(() => window.history.scrollRestoration)).toBe('manual');
  await page.getByRole('main').getByRole('link', { name: t.salon.breadcrumb.salons }).click();
  await expect(page.getByRole('heading', { level: 1, name: t.search.title })).toBeVisible();
});
