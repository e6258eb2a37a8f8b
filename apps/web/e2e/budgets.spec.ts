import type { APIRequestContext, Page } from '@playwright/test';
import { expect, hydrated, test } from './support/test.ts';

/** What the page in the browser writes down about itself. */
interface Notes {
  /** Milliseconds from the start until React had taken over. */
  hydrated: number;
  /** How far anything moved without having been asked to. */
  shifts: number;
}

interface File {
  readonly url: string;
  readonly started: number;
  /** Compressed, without headers: those are the same whatever a page is made of. */
  readonly bytes: number;
}

interface Visit {
  readonly notes: Notes;
  readonly painted: number;
  readonly files: readonly File[];
}

/** Opens a page and waits until nothing is on its way any more. */
async function visit(page: Page, path: string): Promise<Visit> {
  await page.addInitScript(() => {
    const notes: Notes = { hydrated: Infinity, shifts: 0 };
    Object.assign(window, { notes });
    new MutationObserver(() => {
      notes.hydrated = Math.min(notes.hydrated, performance.now());
    }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
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

/** What has come by now. */
function soFar(page: Page): Promise<Visit> {
  return page.evaluate(() => ({
    notes: (window as unknown as { notes: Notes }).notes,
    painted: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity,
    files: performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .map(({ name, startTime, encodedBodySize }) => ({
        url: name,
        started: startTime,
        bytes: encodedBodySize,
      })),
  }));
}

function sum(files: readonly File[], suffix: string): number {
  return files
    .filter(({ url }) => url.endsWith(suffix))
    .reduce((total, { bytes }) => total + bytes, 0);
}

const fontsOf = ({ files }: Visit) =>
  files.map(({ url }) => url).filter((url) => url.endsWith('.woff2'));

/** Told by what only the SDK contains: file names say nothing certain. */
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
  test(`${path} stays within its budgets and does not move`, async ({ page, request }) => {
    const seen = await visit(page, path);
    const { files, notes } = seen;
    const identity = await identityOf(request, seen);
    const first = files.filter((file) => file.started < notes.hydrated && !identity.includes(file));
    expect(notes.hydrated).toBeLessThan(Infinity);
    expect(sum(first, '.js')).toBeGreaterThan(0);
    expect.soft(sum(first, '.js'), 'JavaScript of the first load').toBeLessThanOrEqual(170_000);
    expect.soft(sum(first, '.css'), 'CSS').toBeLessThanOrEqual(20_000);
    expect.soft(fontsOf(seen).length, 'font files').toBeLessThanOrEqual(3);
    expect.soft(fontsOf(seen).filter((url) => url.includes('greek'))).toEqual([]);
    // Parts of a pixel while a font arrives are no movement.
    expect.soft(notes.shifts, 'cumulative layout shift').toBeLessThan(0.001);
  });
}

test('the identity SDK arrives after the first paint', async ({ page, request }) => {
  let seen = await visit(page, '/signin');
  let identity: readonly File[] = [];
  // It waits until the page has nothing else to do.
  await expect(async () => {
    seen = await soFar(page);
    identity = await identityOf(request, seen);
    expect(identity).not.toEqual([]);
  }).toPass();
  expect(identity.filter(({ started }) => started < seen.painted)).toEqual([]);
  expect(sum(identity, '.js')).toBeLessThanOrEqual(32_000);
});

test('a Greek page loads Greek letters', { tag: '@greek' }, async ({ page }) => {
  const fonts = fontsOf(await visit(page, '/'));
  expect(fonts.some((url) => url.includes('greek'))).toBe(true);
});
