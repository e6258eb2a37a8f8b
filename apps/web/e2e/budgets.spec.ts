import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';

/** The browser's own performance entries. */
interface Notes {
  /** The sum of unexpected layout shifts. */
  shifts: number;
}

interface File {
  readonly url: string;
  readonly started: number;
}

interface Visit {
  readonly notes: Notes;
  readonly painted: number;
  readonly files: readonly File[];
}

/** Opens a page and waits until no request is pending. */
async function visit(page: Page, path: string): Promise<Visit> {
  await page.addInitScript(() => {
    const notes: Notes = { shifts: 0 };
    Object.assign(window, { notes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!shift.hadRecentInput) notes.shifts += shift.value;
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto(path);
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  return soFar(page);
}

/** What has been loaded so far. */
function soFar(page: Page): Promise<Visit> {
  return page.evaluate(() => ({
    notes: (window as unknown as { notes: Notes }).notes,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    files: performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime }) => ({
        url: name,
        started: startTime,
      })),
  }));
}

const fontsOf = ({ files }: Visit) =>
  files.map(({ url }) => url).filter((url) => url.endsWith('.woff2'));

/** Identified by the SDK's own content, because file names are not reliable. */
async function identityOf(request: APIRequestContext, { files }: Visit): Promise<File[]> {
  const found: File[] = [];
  for (const file of files.filter(({ url }) => url.endsWith('.js'))) {
    const text = await (await request.get(file.url)).text();
    if (text.includes('identitytoolkit.googleapis.com')) found.push(file);
  }
  return found;
}

const publicPages = [
  '/',
  '/salons',
  '/for-you',
  '/book-now',
  '/categories',
  '/category/1',
  '/signin',
  '/signup',
  '/about',
];

for (const path of publicPages) {
  // The `size` part checks the weight of the first load.
  test(`${path} loads few fonts without a layout shift`, async ({ page }) => {
    const seen = await visit(page, path);
    const { notes } = seen;
    expect.soft(fontsOf(seen).length, 'font files').toBeLessThanOrEqual(3);
    expect.soft(fontsOf(seen).filter((url) => url.includes('greek'))).toEqual([]);
    // Fractions of a pixel during font loading are ignored.
    expect.soft(notes.shifts, 'cumulative layout shift').toBeLessThan(0.001);
  });
}

test('a new visitor of a public page loads no identity SDK', async ({ page, request }) => {
  const seen = await visit(page, '/categories');
  expect(seen.files.some(({ url }) => url.endsWith('/config.json'))).toBe(false);
  expect(await identityOf(request, seen)).toEqual([]);
});

test('the identity SDK loads after the first paint', async ({ page, request }) => {
  let seen = await visit(page, '/signin');
  let identity: readonly File[] = [];
  // It loads when the page is idle.
  await expect(async () => {
    seen = await soFar(page);
    identity = await identityOf(request, seen);
    expect(identity).not.toEqual([]);
  }).toPass();
  expect(identity.filter(({ started }) => started < seen.painted)).toEqual([]);
});

test('a Greek page loads Greek letters', { tag: '@greek' }, async ({ page }) => {
  const fonts = fontsOf(await visit(page, '/'));
  expect(fonts.some((url) => url.includes('greek'))).toBe(true);
});
