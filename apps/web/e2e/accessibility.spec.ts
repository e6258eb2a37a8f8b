import type { Page } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { axeViolations, expectNoAxeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

const themes = ['light', 'dark'] as const;

const publicPages = [
  '/',
  '/salons',
  '/categories',
  '/category/1',
  '/salon/01',
  '/salon/01?tab=reviews',
  '/booking/01',
  '/signin',
  '/signup',
  '/forgot-password',
  '/for-you',
  '/book-now',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
  '/no-such-page',
];

const privatePages = ['/dashboard', '/profile', '/profile/wallet'];

async function choose(page: Page, theme: (typeof themes)[number]): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('salonica.theme', chosen), theme);
}

/** Opens a page, waits until nothing is on its way any more, and goes on to the next one whatever axe says. */
async function judge(page: Page, path: string): Promise<void> {
  await open(page, path);
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
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

    test('axe finds nothing on the pages of a customer', async ({ page, t, account }) => {
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
