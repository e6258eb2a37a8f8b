import type { BrowserContext, Page } from '@playwright/test';
import { failFile, failures, silence } from './support/script-failures.ts';
import { expect, hydrated, test } from './support/test.ts';
import { texts } from './support/texts.ts';

/**
 * Every script of the pages named in `EVERY_SCRIPT`, such as `/salon/01,/dashboard`, failing one at a time. It loads some
 * hundred pages, so that the tests of every day walk the short form in `script-failures.spec.ts`.
 */
const paths = (process.env['EVERY_SCRIPT'] ?? '').split(',').filter(Boolean);

const patience = 12_000;
/** A browser keeps six connections to a server, and a page that listens for changes holds one. */
const atOnce = 3;

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

/** What the page offers: the app itself, a way on, or nothing yet. */
function lookAt(page: Page): Promise<'works' | 'way on' | 'waits' | 'empty'> {
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
      return isThere && !isBusy && !isMute ? 'works' : 'waits';
    },
    [texts.en.document.late.reload, texts.en.common.tryAgain],
  );
}

/** How a page with one failing script ends: it works for two seconds, or says how to go on, or neither within the time. */
async function endOf(page: Page): Promise<string> {
  const began = Date.now();
  let worksSince = Infinity;
  let seen = 'empty';
  while (Date.now() - began < patience) {
    seen = await lookAt(page);
    if (seen === 'way on') return seen;
    worksSince = seen === 'works' ? Math.min(worksSince, Date.now()) : Infinity;
    if (Date.now() - worksSince > 2000) return seen;
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
  }
  return seen;
}

async function walk(
  context: BrowserContext,
  path: string,
  scripts: readonly string[],
  fail: Parameters<typeof failFile>[2],
): Promise<string[]> {
  const ends: string[] = [];
  const left = [...scripts];
  const walkOne = async (): Promise<void> => {
    for (let script = left.pop(); script !== undefined; script = left.pop()) {
      const page = await context.newPage();
      await failFile(page, script, fail);
      await page.goto(path, { waitUntil: 'commit' });
      ends.push(`${script}: ${await endOf(page)}`);
      await page.close();
    }
  };
  await Promise.all(Array.from({ length: atOnce }, walkOne));
  return ends;
}

for (const path of paths) {
  for (const [what, fail] of Object.entries({ ...failures, 'is never answered': silence })) {
    test(`${path} stands each of its scripts that ${what}`, async ({
      context,
      customerPage,
      pageErrors,
    }) => {
      test.setTimeout(600_000);
      pageErrors.expect(/./);
      const scripts = await scriptsOf(customerPage, path);
      expect(scripts).not.toEqual([]);
      const ends = await walk(context, path, scripts, fail);
      expect(ends.filter((end) => !/: (?:works|way on)$/.test(end))).toEqual([]);
    });
  }
}
