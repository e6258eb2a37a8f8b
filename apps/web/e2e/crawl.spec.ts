import type { Page } from '@playwright/test';
import { Crawl, type Exception, type Station } from './support/crawl/crawl.ts';
import { stubGoogle } from './support/network.ts';
import { customerPages, listedPages, salonViews } from './support/paths.ts';
import { deskAccounts } from './support/stack.ts';
import { expect, open, remember, test, travelAndSettle } from './support/test.ts';
import { texts } from './support/texts.ts';
import { Wizard } from './support/wizard.ts';

test.describe.configure({ mode: 'parallel' });

const lists = ['/', '/salons', '/categories', '/category/1', '/for-you', '/book-now'];
const textPages = [...listedPages.filter((path) => !lists.includes(path)), '/no-such-page'];
const auth = ['/signin', '/signup', '/forgot-password', '/reset-password?oobCode=made-up'];
/** In both languages: the crawl presses the language switch as well. */
const exceptions: readonly Exception[] = Object.values(texts).flatMap(({ shell, profile }) =>
  [shell.account.signOut, profile.signOut].map((name) => ({
    name: new RegExp(`^${name}$`),
    why: 'ends the session that the crawl needs',
  })),
);

function station(page: Page, path: string): Station {
  return { name: path, arrive: () => travelAndSettle(page, path) };
}

/** The elements around every page, in the first language of the visit. */
function frame(page: Page, path: string, language: string): Station {
  return {
    name: `around ${path}`,
    scope: 'header, footer',
    arrive: async () => {
      await open(page, path);
      const current = await page.locator('html').getAttribute('lang');
      if (current === language) return;
      await page.evaluate((chosen) => {
        localStorage.setItem('salonica.language', chosen);
      }, language);
      await page
        .context()
        .addCookies([{ name: 'salonica-language', value: language, url: page.url() }]);
      await open(page, path);
    },
  };
}

async function begin(page: Page): Promise<Crawl> {
  const crawl = new Crawl(page, exceptions);
  await crawl.install();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return crawl;
}

async function work(crawl: Crawl, stations: readonly Station[], atLeast: number): Promise<void> {
  await crawl.visit(stations);
  expect(crawl.dead, 'controls that answer with nothing').toEqual([]);
  expect(crawl.worked).toBeGreaterThanOrEqual(atLeast);
}

test.describe('every control has an effect', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('on the lists of salons', async ({ page }) => {
    const crawl = await begin(page);
    await work(
      crawl,
      [...lists, '/salons?q=nobody'].map((path) => station(page, path)),
      35,
    );
  });

  test('on the pages of text, the sign-in pages, and around them', async ({ page, pageErrors }) => {
    pageErrors.expect(/404/, /no-such-page/, /INVALID_OOB_CODE|400/);
    await stubGoogle(page.context());
    const crawl = await begin(page);
    const stations = [...textPages, ...auth].map((path) => station(page, path));
    await work(crawl, [frame(page, '/about', 'en'), ...stations], 50);
  });

  test('on the page of a salon', async ({ page }) => {
    const crawl = await begin(page);
    await work(
      crawl,
      salonViews.map((path) => station(page, path)),
      12,
    );
  });

  test('in the wizard', async ({ page, t }) => {
    const crawl = await begin(page);
    const wizard = new Wizard(page, t);
    const path = '/booking/02';
    const atDate = async () => {
      await open(page, `${path}?service=0`);
      await wizard.next();
      await wizard.expectStep('date');
    };
    const atTime = async () => {
      await atDate();
      await wizard.chooseDay();
      await wizard.next();
      await wizard.expectStep('time');
    };
    const atLocation = async () => {
      await atTime();
      await wizard.chooseBarberAndTime();
      await wizard.next();
      await wizard.expectStep('location');
    };
    // A stored draft would open at another step.
    const anew = (arrive: () => Promise<void>) => async () => {
      // A document without the app, which would store it again.
      await page.goto('/robots.txt');
      await page.evaluate(() => {
        localStorage.clear();
        sessionStorage.clear();
      });
      await arrive();
    };
    await work(
      crawl,
      [
        { name: 'service', arrive: anew(() => open(page, path)) },
        { name: 'date', arrive: anew(atDate) },
        { name: 'time', arrive: anew(atTime) },
        { name: 'location', arrive: anew(atLocation) },
      ],
      20,
    );
  });

  const halves = { first: customerPages.slice(0, 4), second: customerPages.slice(4) };

  for (const [half, paths] of Object.entries(halves)) {
    test(`on the ${half} pages of a customer`, async ({ customerPage: page, pageErrors }) => {
      // The link that verifies an address can be sent again a few times only.
      pageErrors.expect(/429.*email\/verification/);
      const crawl = await begin(page);
      await work(
        crawl,
        paths.map((path) => station(page, path)),
        15,
      );
    });
  }

  test('on the plans of a desk', async ({ page, context }) => {
    await remember(context, deskAccounts.owner);
    const crawl = await begin(page);
    await work(
      crawl,
      ['/desk', '/desk/week'].map((path) => station(page, path)),
      10,
    );
  });

  test('around the pages of a customer, and For You', async ({ customerPage: page }) => {
    const crawl = await begin(page);
    await work(crawl, [station(page, '/for-you'), frame(page, '/profile', 'en')], 6);
  });

  test('on a phone, in Greek', { tag: '@greek' }, async ({ page }) => {
    const crawl = await begin(page);
    const stations = ['/salons', '/salon/02', '/help'].map((path) => station(page, path));
    await work(crawl, stations, 15);
  });
});

test('a control without an effect is reported', async ({ page }) => {
  const crawl = await begin(page);
  const arrive = async () => {
    // A document without the app, where no late change can count as an effect.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      // Made without markup, which the policy of every document refuses.
      const make = (tag: string, ...content: (Node | string)[]) => {
        const element = document.createElement(tag);
        element.append(...content);
        return element;
      };
      const alive = make('button', 'Alive');
      alive.addEventListener('click', () => document.body.append('Here I am'));
      const main = make('main', make('h1', 'Test'), make('button', 'Dead'), alive);
      document.body.replaceChildren(main);
    });
  };
  await crawl.visit([{ name: 'here', arrive }]);
  expect(crawl.dead).toEqual(['here: "Dead"']);
  expect(crawl.worked).toBe(2);
});
