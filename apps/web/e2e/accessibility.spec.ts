import type { Page } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { axeViolations, expectNoAxeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test.describe.configure({ mode: 'parallel' });

const themes = ['light', 'dark'] as const;

const publicPages = [
  '/',
  '/salons',
  '/categories',
  '/category/1',
  '/for-you',
  '/book-now',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/signin',
  '/signup',
  '/forgot-password',
  '/no-such-page',
];

const salonPages = [
  '/salon/01',
  '/salon/01?tab=services',
  '/salon/01?tab=team',
  '/salon/01?tab=gallery',
  '/salon/01?tab=reviews',
  '/salon/01?photo=1',
  '/salon/no-such-salon',
  '/booking/01',
];

const privatePages = [
  '/dashboard',
  '/profile',
  '/profile/wallet',
  '/profile/withdraw',
  '/profile/address',
  '/profile/favorites',
  '/profile/change-password',
  '/profile/chat',
  '/profile/chat?with=01',
];

async function choose(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('salonica.theme', chosen), theme);
}

/** Opens a page and waits until nothing is on its way any more. */
async function settle(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** Goes on to the next page whatever axe says. */
async function judge(page: Page, path: string): Promise<void> {
  await settle(page, path);
  expect.soft(await axeViolations(page), path).toEqual([]);
}

for (const theme of themes) {
  test.describe(`${theme} theme`, { tag: '@both' }, () => {
    test.beforeEach(({ page }) => choose(page, theme));

    test('axe finds nothing on the public pages', async ({ page, pageErrors }) => {
      test.slow();
      pageErrors.expect(/404/, /no-such-page/);
      for (const path of publicPages) await judge(page, path);
    });

    test('axe finds nothing on the page of a salon', async ({ page }) => {
      test.slow();
      for (const path of salonPages) await judge(page, path);
    });

    test('axe finds nothing on the pages of a customer', async ({ page, t, account }) => {
      test.slow();
      await new AccountPages(page, t).arriveSignedIn(account);
      for (const path of privatePages) await judge(page, path);
    });

    test('axe finds nothing on the steps of the wizard', async ({ page, t }) => {
      const wizard = new Wizard(page, t);
      await open(page, '/booking/01?service=0');
      await wizard.expectStep('service');
      await wizard.next();
      await wizard.expectStep('date');
      await wizard.chooseDay();
      await expectNoAxeViolations(page);
      await wizard.next();
      await wizard.expectStep('time');
      await wizard.next();
      await expectNoAxeViolations(page);
      await wizard.chooseBarberAndTime();
      await wizard.next();
      await wizard.expectStep('location');
      await wizard.choose(wizard.place('home'));
      await expectNoAxeViolations(page);
    });

    test('axe finds nothing on forms that were refused', async ({ page, t }) => {
      const pages = new AccountPages(page, t);
      await open(page, '/signin');
      await pages.button(t.auth.signIn.submit).click();
      await expectNoAxeViolations(page);
      await open(page, '/signup');
      await pages.button(t.auth.signUp.submit).click();
      await expectNoAxeViolations(page);
    });
  });
}

test('axe finds nothing in the open menu', { tag: ['@greek'] }, async ({ page, t }) => {
  await open(page, '/');
  await page.getByRole('button', { name: t.shell.menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});

/** How far a page reaches beyond the screen, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

async function measure(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await settle(page, path);
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // One frame for what answers to the new width.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
  }
}

test.describe('no page is wider than the screen', { tag: '@both' }, () => {
  test.beforeEach(() => test.slow());

  test('for a visitor', async ({ page, pageErrors }) => {
    pageErrors.expect(/404/, /no-such-page/);
    await measure(page, [...publicPages, ...salonPages]);
  });

  test('for a customer', async ({ page, t, account }) => {
    await new AccountPages(page, t).arriveSignedIn(account);
    await measure(page, privatePages);
  });
});

test('paper shows what the screen holds', async ({ page, t, account }) => {
  await new AccountPages(page, t).arriveSignedIn(account);
  const held: Record<string, readonly string[]> = {
    // What is past is of no use on paper.
    '/dashboard': [t.bookings.title, t.bookings.upcoming.title],
    '/help': Object.values(t.help.faq).map(({ title }) => title),
    '/terms': Object.values(t.terms.sections).map(({ title }) => title),
  };
  for (const [path, headings] of Object.entries(held)) {
    await settle(page, path);
    await page.emulateMedia({ media: 'print' });
    for (const name of headings) {
      await expect(page.getByRole('heading', { name, exact: true }), path).toBeVisible();
    }
    await expect(page.getByRole('banner'), path).toBeHidden();
    await page.emulateMedia({ media: 'screen' });
  }
});
