import type { Page } from '@playwright/test';
import { expect, hydrated, painted, test } from './support/test.ts';
import type { Language } from './support/texts.ts';

// The server knows no visitor's zone.
test.use({ timezoneId: 'America/New_York' });

const shared = [
  '/',
  '/salons?q=haircut&sort=rating',
  '/categories',
  '/category/1',
  '/for-you',
  '/book-now',
  '/about',
  '/help?q=refund',
  '/contact',
  '/privacy',
  '/terms',
  '/salon/01',
  '/salon/02?tab=reviews',
  '/salon/no-such-salon',
];

/** A customer is led on from there. */
const visitorOnly = ['/signin', '/signup', '/forgot-password'];

const widths = [320, 390, 1440, 1920];

interface Visit {
  readonly path: string;
  readonly width: number;
}

/** Each page at every width with HYDRATION=all; else once for a language, by a visitor or by a customer. */
function visitsOf(language: Language, isCustomer: boolean): readonly Visit[] {
  const paths = isCustomer ? shared : [...shared, ...visitorOnly];
  if (process.env['HYDRATION'] === 'all')
    return paths.flatMap((path) => widths.map((width) => ({ path, width })));
  const turn = (language === 'el') === isCustomer ? 0 : 1;
  return paths
    .map((path, index) => ({ path, index }))
    .filter(({ path, index }) => visitorOnly.includes(path) || index % 2 === turn)
    .map(({ path }, index) => ({ path, width: widths[(index + turn) % widths.length] ?? 320 }));
}

interface Watched {
  /** What `<main>` looks like: one line for each element. */
  look: () => string[];
  /** How it looked when React had just taken over. */
  atHydration: string[] | undefined;
  /** Goes on with what waits for an idle moment. */
  goOn: () => void;
}

/** Keeps the app from taking over until it is told to, and notes how the page looks then. */
function watch(): void {
  const waiting: IdleRequestCallback[] = [];
  const { requestIdleCallback } = window;
  window.requestIdleCallback = (callback) => waiting.push(callback);
  // A colour that changes slowly would be read on its way, and below the screen it never gets there.
  const still = new CSSStyleSheet();
  still.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets = [still];
  const styles = ['color', 'background-color', 'opacity', 'visibility', 'font-size'];
  const look = () =>
    Array.from(document.querySelectorAll('main, main *'), (element) => {
      const tag = element.tagName.toLowerCase();
      const own = Array.from(element.childNodes, (node) =>
        node.nodeType === Node.TEXT_NODE ? node.textContent : '',
      );
      // What is there for a search in the page alone has no place yet.
      if (element.closest('[hidden]') !== null || !element.checkVisibility())
        return `${tag} | ${own.join('')}`;
      const { x, y, width, height } = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      return [
        tag,
        [x, y + window.scrollY, width, height].map((value) => value.toFixed(1)).join(' '),
        styles.map((name) => style.getPropertyValue(name)).join(' '),
        own.join(''),
      ].join(' | ');
    });
  const watched: Watched = {
    look,
    atHydration: undefined,
    goOn() {
      window.requestIdleCallback = requestIdleCallback.bind(window);
      for (const callback of waiting.splice(0)) window.requestIdleCallback(callback);
    },
  };
  Object.assign(window, { watched });
  new MutationObserver(() => {
    watched.atHydration ??= look();
  }).observe(document, { subtree: true, attributeFilter: ['data-hydrated'] });
}

const read = (page: Page, name: 'look' | 'atHydration'): Promise<string[]> =>
  page.evaluate((what) => {
    const { watched } = window as unknown as { watched: Watched };
    return (what === 'look' ? watched.look() : watched.atHydration) ?? [];
  }, name);

async function visit(page: Page, { path, width }: Visit, isCustomer: boolean): Promise<void> {
  const what = `${path} at ${width} px`;
  await page.setViewportSize({ width, height: 900 });
  // A server that is busy sends a document without data; the next one has it.
  await expect(async () => {
    await page.goto(path);
    const waiting = path === '/for-you' ? 0 : await page.locator('main [aria-busy="true"]').count();
    expect(waiting, what).toBe(0);
  }).toPass({ timeout: 20_000 });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = await read(page, 'look');
  expect(before.length, what).toBeGreaterThan(5);
  expect(await page.locator('html[data-hydrated]').count(), what).toBe(0);
  await page.evaluate(() => (window as unknown as { watched: Watched }).watched.goOn());
  await hydrated(page);
  expect(await read(page, 'atHydration'), `${what}, hydrated`).toEqual(before);
  // A customer's own bookings and hearts come then, and the recommendations of For You.
  if (isCustomer || path === '/for-you') return;
  // Not until the network is idle: the calendar of a salon is followed for as long as its page is open.
  await page.evaluate(
    () => new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 2000 })),
  );
  await painted(page);
  expect(await read(page, 'look'), `${what}, at rest`).toEqual(before);
}

for (const language of ['en', 'el'] as const) {
  test.describe(`hydration in ${language}`, () => {
    test.use({ language });
    test.beforeEach(async ({ page, pageErrors }) => {
      test.setTimeout(120_000);
      pageErrors.expect(/404/);
      await page.addInitScript(watch);
    });

    test('changes nothing that a visitor sees, and complains about nothing', async ({ page }) => {
      for (const one of visitsOf(language, false)) await visit(page, one, false);
    });

    test('changes nothing that a customer sees, and complains about nothing', async ({
      customerPage: page,
    }) => {
      for (const one of visitsOf(language, true)) await visit(page, one, true);
    });
  });
}
