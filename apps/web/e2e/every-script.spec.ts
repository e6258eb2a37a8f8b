import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { failFile, failures, silence } from './support/script-failures.ts';
import { expect, hydrated, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/**
 * Every script of the pages named in `EVERY_SCRIPT`, such as `/salon/01,/dashboard`, failing one at
 * a time. It loads some hundred pages, so the usual test run has the short form in
 * `script-failures.spec.ts`.
 */
const paths = (process.env['EVERY_SCRIPT'] ?? '').split(',').filter(Boolean);

/** How long a visitor may wait for the page or a link, in milliseconds; more on a busy machine. */
const timeoutMs = Number(process.env['EVERY_SCRIPT_PATIENCE'] ?? 12_000);

type Failure = (route: Route) => Promise<void>;

/** Waiting pages are cheap. */
const atOnce = (fail: Failure): number => (fail === silence ? 8 : 4);

test.use({ viewport: { width: 800, height: 600 } });

/** The scripts of an idle page. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(path);
  await hydrated(page);
  // A page with live updates is never without a request; idle-time code loads within this time.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 8000)));
  return [...scripts];
}

/** The state of the page: the app runs (`works`), a `way on` is offered, or neither yet. */
function lookAt(page: Page): Promise<string> {
  return page.evaluate(
    ([...names]) => {
      const isSeen = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const offers = [...document.querySelectorAll('a, button')].filter(
        (element) => isSeen(element) && names.includes(element.textContent.trim()),
      );
      if (offers.length > 0) return 'way on';
      if (document.body.innerText.trim() === '') return 'empty';
      const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
      const isBlank = (document.querySelector('main')?.innerText.trim() ?? '') === '';
      const isHydrated = 'hydrated' in document.documentElement.dataset;
      if (isHydrated && !isBusy && !isBlank) return 'works';
      return `waits:${isHydrated ? '' : ' without the app'}${isBusy ? ' for data' : ''}${isBlank ? ' without content' : ''}`;
    },
    [texts.en.document.late.reload, texts.en.common.tryAgain],
  );
}

/**
 * The result of a page with one failing script: it works for two seconds without the script, or
 * offers a link, or neither within the timeout.
 */
async function endOf(page: Page, isMissed: () => boolean): Promise<string> {
  const began = Date.now();
  let worksSince = Infinity;
  let seen = 'empty';
  while (Date.now() - began < timeoutMs) {
    seen = await lookAt(page);
    if (seen === 'way on') return seen;
    worksSince = seen === 'works' && isMissed() ? Math.min(worksSince, Date.now()) : Infinity;
    if (Date.now() - worksSince > 2000) return seen;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  }
  return isMissed() ? seen : `${seen} without it`;
}

/**
 * A browser of the same visitor: each has six connections to a server, one of which is the live
 * stream.
 */
async function openLane(browser: Browser, visitor: BrowserContext): Promise<BrowserContext> {
  const lane = await browser.newContext({ storageState: await visitor.storageState() });
  // Pictures are irrelevant here, and slow.
  await lane.route(/\.(?:avif|webp|svg|png|jpg)$/, (route) =>
    // A closed page has given its result.
    route.abort().catch(() => undefined),
  );
  return lane;
}

async function walk(
  lanes: readonly BrowserContext[],
  path: string,
  scripts: readonly string[],
  fail: Failure,
): Promise<string[]> {
  const ends: string[] = [];
  const left = [...scripts];
  const walkOne = async (lane: BrowserContext): Promise<void> => {
    const page = await lane.newPage();
    for (let script = left.pop(); script !== undefined; script = left.pop()) {
      let isMissed = false;
      const repair = await failFile(page, script, (route) => {
        isMissed = true;
        return fail(route);
      });
      const began = Date.now();
      await page.goto(path, { waitUntil: 'commit' });
      const end = await endOf(page, () => isMissed);
      ends.push(`${script} after ${((Date.now() - began) / 1000).toFixed(0)} s: ${end}`);
      await repair();
    }
  };
  await Promise.all(lanes.map(walkOne));
  return ends;
}

for (const path of paths) {
  for (const [what, fail] of Object.entries({ ...failures, 'is never answered': silence })) {
    test(`${path} handles each of its scripts that ${what}`, async ({
      browser,
      context,
      customerPage,
      pageErrors,
    }) => {
      test.setTimeout(900_000);
      pageErrors.expect(/./);
      const scripts = await scriptsOf(customerPage, path);
      expect(scripts).not.toEqual([]);
      await customerPage.close();
      const lanes = await Promise.all(
        Array.from({ length: atOnce(fail) }, () => openLane(browser, context)),
      );
      const ends = await walk(lanes, path, scripts, fail);
      await Promise.all(lanes.map((lane) => lane.close()));
      test.info().annotations.push({ type: 'ends', description: ends.join('\n') });
      expect(ends.filter((end) => !/: (?:works|way on)(?: without it)?$/.test(end))).toEqual([]);
    });
  }
}
