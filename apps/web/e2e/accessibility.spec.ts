import type { Page } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { axeViolations, contrastViolations, expectNoAxeViolations } from './support/axe.ts';
import { publicPages } from './support/public-pages.ts';
import { expect, open, test, travel } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test.describe.configure({ mode: 'parallel' });

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
  '/profile/data',
  '/profile/address',
  '/profile/favorites',
  '/profile/change-password',
  '/profile/chat',
  '/profile/chat?with=01',
];

/** Opens a page and waits until no request is pending. */
async function settle(page: Page, path: string): Promise<void> {
  await travel(page, path);
  await expect(page.locator('h1').first()).toBeAttached();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

/** How far a page reaches beyond the screen, in pixels. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}

/** The page as it is now, in both themes; only colours differ between them. */
async function judgeBoth(page: Page, what: string): Promise<void> {
  const wear = (theme: string) =>
    page.evaluate((chosen) => {
      document.documentElement.dataset['theme'] = chosen;
      // Half-way colours belong to no theme.
      for (const change of document.getAnimations()) {
        if (change instanceof CSSTransition) change.finish();
      }
    }, theme);
  await wear('light');
  expect.soft(await axeViolations(page), `${what}, light`).toEqual([]);
  await wear('dark');
  expect.soft(await contrastViolations(page), `${what}, dark`).toEqual([]);
  await wear('light');
}

/** Axe in both themes, and the narrowest and the widest screen. Continues with the next page after a failure. */
async function judge(page: Page, paths: readonly string[]): Promise<void> {
  const usual = page.viewportSize();
  for (const path of paths) {
    await settle(page, path);
    await judgeBoth(page, path);
    for (const width of [320, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      // One frame for what answers to the new width.
      await page.evaluate(() => new Promise(requestAnimationFrame));
      expect.soft(await overflow(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    if (usual !== null) await page.setViewportSize(usual);
  }
}

test.describe('axe finds nothing in either theme, and nothing is wider than the screen', () => {
  test.beforeEach(() => test.setTimeout(240_000));

  test('on the public pages', { tag: '@both' }, async ({ page, pageErrors }) => {
    pageErrors.expect(/404/, /no-such-page/);
    await judge(page, [...publicPages, '/no-such-page']);
  });

  test('on the page of a salon', { tag: '@both' }, async ({ page, pageErrors }) => {
    pageErrors.expect(/404/, /no-such-salon/);
    await judge(page, salonPages);
  });

  test('on the pages of a customer', { tag: '@both' }, async ({ customerPage: page }) => {
    await judge(page, privatePages);
  });
});

test('axe finds nothing on the steps of the wizard', { tag: '@both' }, async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01?service=0');
  await wizard.expectStep('service');
  await wizard.next();
  await wizard.expectStep('date');
  await wizard.chooseDay();
  await judgeBoth(page, 'date');
  await wizard.next();
  await wizard.expectStep('time');
  await wizard.next();
  await judgeBoth(page, 'time');
  await wizard.chooseBarberAndTime();
  await wizard.next();
  await wizard.expectStep('location');
  await wizard.choose(wizard.place('home'));
  await judgeBoth(page, 'location');
});

test('axe finds nothing on forms that were refused', { tag: '@both' }, async ({ page, t }) => {
  const pages = new AccountPages(page, t);
  await open(page, '/signin');
  await pages.button(t.auth.signIn.submit).click();
  await judgeBoth(page, 'sign in');
  await open(page, '/signup');
  await pages.button(t.auth.signUp.submit).click();
  await judgeBoth(page, 'sign up');
});

test('axe finds nothing in the open menu', { tag: ['@greek'] }, async ({ page, t }) => {
  await open(page, '/');
  await page.getByRole('button', { name: t.shell.menu.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});
