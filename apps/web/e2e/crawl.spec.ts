import type { Page } from '@playwright/test';
import { Crawl, type Exception, type Station } from './support/crawl/crawl.ts';
import { Links } from './support/crawl/links.ts';
import { standInForGoogle } from './support/network.ts';
import { expect, open, test, travel } from './support/test.ts';
import type { Texts } from './support/texts.ts';
import { Wizard } from './support/wizard.ts';

test.describe.configure({ mode: 'parallel' });

const lists = ['/', '/salons', '/categories', '/category/1', '/for-you', '/book-now'];
const texts = ['/about', '/help', '/contact', '/privacy', '/terms', '/no-such-page'];
const auth = ['/signin', '/signup', '/forgot-password', '/reset-password?oobCode=made-up'];
const views = ['', '?tab=services', '?tab=team', '?tab=gallery', '?tab=reviews', '?photo=1'];
const salon = views.map((view) => `/salon/01${view}`);
const account = [
  '/dashboard',
  '/profile',
  '/profile/wallet',
  '/profile/withdraw',
  '/profile/data',
  '/profile/address',
  '/profile/favorites',
  '/profile/notices',
  '/profile/chat',
  '/profile/chat?with=01',
  '/profile/change-password',
];

function exceptions({ shell, profile }: Texts): readonly Exception[] {
  return [
    {
      name: new RegExp(`^${shell.account.signOut}$`),
      why: 'ends the session that the crawl needs',
    },
    { name: new RegExp(`^${profile.signOut}$`), why: 'ends the session that the crawl needs' },
  ];
}

/** Opens a page and waits until no request is pending. */
async function arriveAt(page: Page, path: string, go = open): Promise<void> {
  await go(page, path);
  await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

function station(page: Page, path: string): Station {
  return { name: path, arrive: () => arriveAt(page, path) };
}

/** What stands around every page, in the language that the visit began with. */
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

async function begin(page: Page, t: Texts): Promise<Crawl> {
  const crawl = new Crawl(page, exceptions(t));
  await crawl.install();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  return crawl;
}

async function work(crawl: Crawl, stations: readonly Station[], atLeast: number): Promise<void> {
  await crawl.visit(stations);
  expect(crawl.dead, 'controls that answer with nothing').toEqual([]);
  expect(crawl.worked).toBeGreaterThanOrEqual(atLeast);
}

async function look(page: Page, links: Links, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await arriveAt(page, path, travel);
    await links.collect(page);
  }
}

/** Linked addresses that were not opened yet, some of each kind. */
function unseen(links: Links, seen: readonly string[]): string[] {
  const kinds = Map.groupBy(
    links.inside.filter((path) => !seen.includes(path)),
    (path) => path.split('/')[1]?.replace(/=.*/, ''),
  );
  return [...kinds.values()]
    .flatMap((paths) => [...new Set([paths[0], paths.at(-1)])])
    .filter((path) => path !== undefined);
}

test.describe('every control does something', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('on the lists of salons', async ({ page, t }) => {
    const crawl = await begin(page, t);
    await work(
      crawl,
      [...lists, '/salons?q=nobody'].map((path) => station(page, path)),
      35,
    );
  });

  test('on the pages of text, those of signing in, and around them', async ({
    page,
    t,
    pageErrors,
  }) => {
    pageErrors.expect(/404/, /no-such-page/, /INVALID_OOB_CODE|400/);
    await standInForGoogle(page.context());
    const crawl = await begin(page, t);
    const stations = [...texts, ...auth].map((path) => station(page, path));
    await work(crawl, [frame(page, '/about', 'en'), ...stations], 50);
  });

  test('on the page of a salon', async ({ page, t }) => {
    const crawl = await begin(page, t);
    await work(
      crawl,
      salon.map((path) => station(page, path)),
      12,
    );
  });

  test('in the wizard', async ({ page, t }) => {
    const crawl = await begin(page, t);
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
    // A draft that was kept from the last time would open at another step.
    const anew = (arrive: () => Promise<void>) => async () => {
      // A document without the app, which would write it down again.
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

  const halves = { first: account.slice(0, 4), second: account.slice(4) };

  for (const [half, paths] of Object.entries(halves)) {
    test(`on the ${half} pages of a customer`, async ({ customerPage: page, t }) => {
      const crawl = await begin(page, t);
      await work(
        crawl,
        paths.map((path) => station(page, path)),
        15,
      );
    });
  }

  test('around the pages of a customer, and For You', async ({ customerPage: page, t }) => {
    const crawl = await begin(page, t);
    await work(crawl, [station(page, '/for-you'), frame(page, '/profile', 'en')], 8);
  });

  test('on a phone, in Greek', { tag: '@greek' }, async ({ page, t }) => {
    const crawl = await begin(page, t);
    const stations = ['/salons', '/salon/02', '/help'].map((path) => station(page, path));
    await work(crawl, stations, 15);
  });
});

test('a control without an effect is reported', async ({ page, t }) => {
  const crawl = await begin(page, t);
  const arrive = async () => {
    // A document without the app: nothing comes late here and passes for an answer.
    await page.goto('/robots.txt');
    await page.evaluate(() => {
      document.body.innerHTML =
        '<main><h1>Test</h1><button>Dead</button><button id="alive">Alive</button></main>';
      document
        .querySelector('#alive')
        ?.addEventListener('click', () => document.body.append('Here I am'));
    });
  };
  await crawl.visit([{ name: 'here', arrive }]);
  expect(crawl.dead).toEqual(['here: "Dead"']);
  expect(crawl.worked).toBe(2);
});

test.describe('every link leads somewhere', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('for a visitor', async ({ page, request, pageErrors }) => {
    pageErrors.expect(/404/, /no-such-page/, /INVALID_OOB_CODE|400/);
    const links = new Links();
    const paths = [...lists, ...texts, ...auth, ...salon, '/booking/01'];
    await look(page, links, paths);
    await look(page, links, unseen(links, paths));
    expect(await links.problems(request)).toEqual([]);
    expect(links.inside.length).toBeGreaterThan(60);
  });

  test('for a customer', async ({ customerPage: page, request }) => {
    const links = new Links();
    // The header, For You and the page of a salon are others for a customer; the rest is what a visitor sees.
    const paths = [...account, '/', '/for-you', '/salon/01'];
    await look(page, links, paths);
    await look(page, links, unseen(links, paths));
    expect(await links.problems(request)).toEqual([]);
    expect(links.inside.length).toBeGreaterThan(60);
  });
});
