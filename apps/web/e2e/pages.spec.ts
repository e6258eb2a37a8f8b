import type { APIRequestContext, Page } from '@playwright/test';
import { auditBothThemes } from './support/axe.ts';
import { Links } from './support/links.ts';
import { customerPages, publicPages, salonViews } from './support/paths.ts';
import { expect, test, travelAndSettle } from './support/test.ts';

test.describe.configure({ mode: 'parallel' });

const visitorPages = [
  ...publicPages,
  '/no-such-page',
  '/reset-password?oobCode=made-up',
  '/booking/01',
];

const salonPages = [...salonViews, '/salon/no-such-salon'];

/** Pages with other links for a customer than for a visitor. */
const sharedPages = ['/', '/for-you', '/salon/01'];

/** Horizontal overflow of the page, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** Audits a settled page, and measures it at the narrowest and the widest screen. Continues after a failure. */
async function audit(page: Page, path: string): Promise<void> {
  const usual = page.viewportSize();
  await auditBothThemes(page, path);
  for (const width of [320, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    // One frame for the layout to follow the new width.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
  }
  if (usual !== null) await page.setViewportSize(usual);
}

/** Audits pages and collects their links, each page in one opening. */
async function visit(page: Page, paths: readonly string[], links: Links): Promise<void> {
  for (const path of paths) {
    await travelAndSettle(page, path);
    await links.collect(page);
    await audit(page, path);
  }
}

/** Pages of one kind differ in their data. */
const kindOf = (path: string) => path.split('/')[1]?.replace(/=.*/, '');

/** A linked address of every kind that was not opened yet. */
function unseen(links: Links, seen: readonly string[]): string[] {
  const kinds = Map.groupBy(links.inside, kindOf);
  for (const path of seen) kinds.delete(kindOf(path));
  return [...kinds.values()].flatMap((paths) => paths.slice(0, 1));
}

interface Check {
  readonly page: Page;
  readonly request: APIRequestContext;
  readonly links: Links;
  readonly seen: readonly string[];
  readonly atLeast: number;
}

/** Opens a sample of the linked pages, and asks the server for all of them. */
async function checkLinks({ page, request, links, seen, atLeast }: Check): Promise<void> {
  for (const path of unseen(links, seen)) {
    await travelAndSettle(page, path);
    await links.collect(page);
  }
  expect(await links.problems(request)).toEqual([]);
  expect(links.inside.length).toBeGreaterThan(atLeast);
}

test.describe('no page violates axe, overflows the screen or has a dead link', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('for a visitor', { tag: '@both' }, async ({ page, request, pageErrors, language }) => {
    pageErrors.expect(/404/, /no-such-page/, /INVALID_OOB_CODE|400/);
    const links = new Links();
    await visit(page, visitorPages, links);
    // Links have the same addresses in both languages.
    if (language !== 'en') return;
    await checkLinks({ page, request, links, seen: visitorPages, atLeast: 60 });
  });

  test(
    'on the page of a salon',
    { tag: '@both' },
    async ({ page, request, pageErrors, language }) => {
      pageErrors.expect(/404/, /no-such-salon/);
      const links = new Links();
      await visit(page, salonPages, links);
      if (language !== 'en') return;
      await checkLinks({
        page,
        request,
        links,
        seen: [...salonPages, ...visitorPages],
        atLeast: 20,
      });
    },
  );

  test('for a customer', { tag: '@both' }, async ({ customerPage: page, request, language }) => {
    const links = new Links();
    await visit(page, customerPages, links);
    if (language !== 'en') return;
    for (const path of sharedPages) {
      await travelAndSettle(page, path);
      await links.collect(page);
    }
    const seen = [...customerPages, ...sharedPages, ...visitorPages];
    await checkLinks({ page, request, links, seen, atLeast: 60 });
  });
});
