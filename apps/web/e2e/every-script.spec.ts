import type { Browser, BrowserContext, Page, Route } from '@playwright/test';
import { failFile, failures, silence } from './support/script-failures.ts';
import { expect, hydrated, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/**
 * Every script of the pages named in `EVERY_SCRIPT`, such as `/salon/01,/dashboard`, failing one at a time. It loads some
 * hundred pages, so that the tests of every day walk the short form in `script-failures.spec.ts`.
 */
const paths = (process.env['EVERY_SCRIPT'] ?? '').split(',').filter(Boolean);

/** How long a visitor may wait for the page or a way on, in milliseconds; more on a machine that has other work. */
const timeoutMs = Number(process.env['EVERY_SCRIPT_PATIENCE'] ?? 12_000);

type Failure = (route: Route) => Promise<void>;

/** A page that waits costs nothing. */
const atOnce = (fail: Failure): number => (fail === silence ? 8 : 4);

test.use({ viewport: { width: 800, height: 600 } });

/** Scripts that a page asks for until it rests. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/assets\/.*\.js$/.test(pathname)) scripts.add(pathname);
  });
  await page.goto(path);
  await hydrated(page);
  // A page that listens for changes is never without a request; what comes when it is idle comes within this time.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 8000)));
  return [...scripts];
}

/** What the page offers: the app itself (`works`), a `way on`, or nothing yet. */
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
      const isMute = (document.querySelector('main')?.innerText.trim() ?? '') === '';
      const isThere = 'hydrated' in document.documentElement.dataset;
      if (isThere && !isBusy && !isMute) return 'works';
      return `waits:${isThere ? '' : ' without the app'}${isBusy ? ' for data' : ''}${isMute ? ' without content' : ''}`;
    },
    [texts.en.document.late.reload, texts.en.common.tryAgain],
  );
}

/**
 * How a page with one failing script ends: it works for two seconds with the script missed, or says how to go on, or neither
 * within the time.
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

/** A browser of the same visitor: each keeps six connections to a server, of which a page that listens holds one. */
async function openLane(browser: Browser, visitor: BrowserContext): Promise<BrowserContext> {
  const lane = await browser.newContext({ storageState: await visitor.storageState() });
  // Pictures are no part of this, and cost more than everything else.
  await lane.route(/\.(?:avif|webp|svg|png|jpg)$/, (route) =>
    // A page that is left has answered it.
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
    test(`${path} stands each of its scripts that ${what}`, async ({
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
