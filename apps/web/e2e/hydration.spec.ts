import type { Page, TestInfo } from '@playwright/test';
import {
  goOn,
  look,
  lookAtHydration,
  moved,
  places,
  watchHydration,
} from './support/hydration-watch.ts';
import { listedPages } from './support/paths.ts';
import { expect, painted, test } from './support/test.ts';
import type { Language } from './support/texts.ts';

// The server does not know the visitor's time zone.
test.use({ timezoneId: 'America/New_York' });

/** The views with a question have more to hydrate. */
const questions = new Map([
  ['/salons', '/salons?q=haircut&sort=rating'],
  ['/help', '/help?q=refund'],
]);

const shared = [
  ...listedPages.map((path) => questions.get(path) ?? path),
  '/category/1',
  '/salon/01',
  '/salon/02?tab=reviews',
  '/salon/no-such-salon',
];

/** A customer is redirected from there. */
const visitorOnly = ['/signin', '/signup', '/forgot-password'];

/** Added in the full run: other views of the same pages. */
const more = [
  '/salons',
  '/salons?q=halcyon&price=1',
  '/salons?page=2',
  '/salon/03?tab=services',
  '/category/no-such-category',
  '/help',
  '/no-such-page',
];

/** Checks every page at every width in both themes. */
const isFull = process.env['HYDRATION'] === 'all';

const widths = isFull ? [320, 390, 768, 1024, 1440, 1920] : [320, 390, 1440, 1920];

interface Visit {
  readonly path: string;
  readonly width: number;
}

interface Visitor {
  readonly language: Language;
  readonly isCustomer: boolean;
  readonly theme: 'light' | 'dark';
}

function pathsOf(isCustomer: boolean): readonly string[] {
  return [...shared, ...(isFull ? more : []), ...(isCustomer ? [] : visitorOnly)];
}

/** Each page once per language, as a visitor or as a customer. */
function shortVisits({ language, isCustomer }: Visitor): readonly Visit[] {
  const turn = (language === 'el') === isCustomer ? 0 : 1;
  return pathsOf(isCustomer)
    .map((path, index) => ({ path, index }))
    .filter(({ path, index }) => visitorOnly.includes(path) || index % 2 === turn)
    .map(({ path }, index) => ({ path, width: widths[(index + turn) % widths.length] ?? 320 }));
}

/** Pictures of the first screen load without the app, after the page's load event. */
async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await document.fonts.ready;
    const inSight = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < window.innerHeight;
    });
    await Promise.allSettled(inSight.map((image) => image.decode()));
  });
  await painted(page);
}

/**
 * Compares the pixels of the first screen once its last picture is decoded; the slowest part of
 * this test.
 */
async function pixels(page: Page): Promise<Buffer | undefined> {
  if (!isFull) return undefined;
  let last: Buffer = Buffer.alloc(0);
  for (let tries = 0; tries < 5; tries += 1) {
    const shot = await page.screenshot({ caret: 'initial' });
    if (shot.equals(last)) break;
    last = shot;
  }
  return last;
}

async function expectSamePixels(
  page: Page,
  before: Buffer | undefined,
  what: string,
  info: TestInfo,
): Promise<void> {
  if (before === undefined) return;
  const after = (await pixels(page)) ?? before;
  if (after.equals(before)) return;
  await info.attach(`${what}, before`, { body: before, contentType: 'image/png' });
  await info.attach(`${what}, after`, { body: after, contentType: 'image/png' });
  expect.soft(after.equals(before), `${what}: pixels`).toBe(true);
}

/** A page at every width; afterwards the window has its first width again. */
async function atEveryWidth(
  page: Page,
  width: number,
  read: (page: Page) => Promise<string[]>,
): Promise<Record<number, readonly string[]>> {
  const seen: Record<number, readonly string[]> = {};
  if (!isFull) return seen;
  for (const other of [...widths, width]) {
    await page.setViewportSize({ width: other, height: 900 });
    await painted(page);
    seen[other] = await read(page);
  }
  return seen;
}

/** Elements visible in both. */
function inBoth(
  places: Record<number, readonly string[]>,
  others: Record<number, readonly string[]>,
): Record<number, readonly string[]> {
  const isSeen = (line?: string): boolean => line !== 'out of sight';
  return Object.fromEntries(
    Object.entries(places).map(([width, lines]) => [
      width,
      lines.filter((line, index) => isSeen(line) && isSeen(others[Number(width)]?.[index])),
    ]),
  );
}

async function visit(
  page: Page,
  { path, width }: Visit,
  isCustomer: boolean,
  isAgain = false,
): Promise<void> {
  const what = `${path} at ${width} px`;
  await page.setViewportSize({ width, height: 900 });
  // A busy server sends a document without data; the next one has it.
  await expect(async () => {
    await page.goto(path);
    const waiting = path === '/for-you' ? 0 : await page.locator('main [aria-busy="true"]').count();
    expect(waiting, what).toBe(0);
  }).toPass({ timeout: 20_000 });
  await settled(page);
  // A customer's own bookings and hearts load late, as do the recommendations of For You.
  const isPersonal = isCustomer || path === '/for-you';
  const readAtRest = isPersonal ? places : look;
  const elsewhere = await atEveryWidth(page, width, readAtRest);
  const before = await look(page);
  const shown = isPersonal ? undefined : await pixels(page);
  expect(before.length, what).toBeGreaterThan(5);
  expect(await page.locator('html[data-hydrated]').count(), what).toBe(0);
  await goOn(page);
  // The customer is known by then, and the header shows it.
  const ofAll = (line: string): boolean => !isCustomer || line.startsWith('main');
  const atHydration = await lookAtHydration(page);
  expect.soft(atHydration.filter(ofAll), `${what}, hydrated`).toEqual(before.filter(ofAll));
  // Not network idle: a salon's page keeps its live stream open.
  await page.evaluate(
    () => new Promise((resolve) => window.requestIdleCallback(resolve, { timeout: 2000 })),
  );
  await painted(page);
  if (!isPersonal) {
    await expectSamePixels(page, shown, what, test.info());
    expect.soft(await look(page), `${what}, at rest`).toEqual(before);
  }
  const movedAtRest = await moved(page);
  const now = await atEveryWidth(page, width, readAtRest);
  const hasTickets = (await page.locator('main [data-component="booking-ticket"]').count()) > 0;
  // The height of a customer's tickets at a salon is known from the second visit on.
  if (hasTickets && !isAgain) {
    await visit(page, { path, width }, isCustomer, true);
    return;
  }
  // Later content only fills reserved space.
  expect.soft(movedAtRest, `${what}, moved`).toEqual([]);
  if (hasTickets) return;
  const expected = isPersonal ? inBoth(elsewhere, now) : elsewhere;
  const found = isPersonal ? inBoth(now, elsewhere) : now;
  expect.soft(found, `${what}, then at every width`).toEqual(expected);
}

async function visitAll(page: Page, visits: readonly Visit[], visitor: Visitor): Promise<void> {
  test.setTimeout(180_000);
  const { isCustomer, theme } = visitor;
  await watchHydration(page, isFull);
  // The theme is the device's preference, or the visitor's choice.
  if (isCustomer)
    await page.addInitScript((chosen) => localStorage.setItem('salonica.theme', chosen), theme);
  else await page.emulateMedia({ colorScheme: theme });
  for (const one of visits) await visit(page, one, isCustomer);
}

function hydrationTest(name: string, visits: readonly Visit[], visitor: Visitor): void {
  const title = `${name} changes nothing that is seen, and complains about nothing`;
  if (visitor.isCustomer)
    test(title, ({ customerPage }) => visitAll(customerPage, visits, visitor));
  else test(title, ({ page }) => visitAll(page, visits, visitor));
}

if (isFull) test.describe.configure({ mode: 'parallel' });

for (const language of ['en', 'el'] as const) {
  test.describe(`hydration in ${language}`, () => {
    test.use({ language });
    test.beforeEach(({ pageErrors }) => pageErrors.expect(/404/, /no-such-page/));

    for (const isCustomer of [false, true]) {
      const who = isCustomer ? 'customer' : 'visitor';
      if (!isFull) {
        // The dark theme only differs in styles, except for its switch.
        const theme = (language === 'el') === isCustomer ? 'light' : 'dark';
        const visitor = { language, isCustomer, theme } as const;
        hydrationTest(`for a ${who}, it`, shortVisits(visitor), visitor);
        continue;
      }
      for (const [turn, theme] of (['light', 'dark'] as const).entries())
        for (const [index, path] of pathsOf(isCustomer).entries()) {
          // The app hydrates at one of the widths, a different one each time.
          const width =
            widths[(index + 3 * turn + (language === 'el' ? 1 : 0)) % widths.length] ?? 320;
          const name = `${path} for a ${who} in ${theme}`;
          hydrationTest(name, [{ path, width }], { language, isCustomer, theme });
        }
    }
  });
}
