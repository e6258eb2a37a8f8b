import type { Page } from '@playwright/test';
import { goOn, watchHydration } from './support/hydration-watch.ts';
import { expect, openHeld, test } from './support/test.ts';

test.use({ viewport: { width: 390, height: 844 } });

/** A page whose app does not run yet. */
async function arriveEarly(page: Page, path: string): Promise<void> {
  await watchHydration(page, false);
  await openHeld(page, path);
}

/** What every press before the app is proven by: an effect at once, and the same one afterwards. */
async function expectNowAndLater(page: Page, seen: () => Promise<void>): Promise<void> {
  await seen();
  await goOn(page);
  await seen();
}

test.describe('before the app runs', { tag: '@greek' }, () => {
  test('the menu opens, and the app closes it', async ({ page, t }) => {
    await arriveEarly(page, '/');
    const open = page.getByRole('button', { name: t.shell.menu.open });
    await open.click();
    const menu = page.getByRole('dialog', { name: t.shell.menu.label });
    await expectNowAndLater(page, () => expect(menu).toBeVisible());
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();
  });

  test('the theme changes once, and the menu closes', async ({ page, t }) => {
    await arriveEarly(page, '/');
    await page.getByRole('button', { name: t.shell.menu.open }).click();
    const menu = page.getByRole('dialog', { name: t.shell.menu.label });
    await menu.getByRole('button', { name: t.shell.theme.dark, exact: true }).click();
    await menu.getByRole('button', { name: t.shell.menu.close }).click();
    await expect(menu).toBeHidden();
    await expectNowAndLater(page, () =>
      expect(page.locator('html')).toHaveAttribute('data-theme', 'dark'),
    );
  });

  test('a view of a salon is shown, and Back leads to the first', async ({ page, t }) => {
    await arriveEarly(page, '/salon/01');
    const all = page.getByRole('link', { name: t.salon.seeAll.services });
    await all.click();
    const tab = page.getByRole('tab', { name: t.salon.tabs.services, exact: true });
    await expectNowAndLater(page, async () => {
      await expect(tab).toHaveAttribute('aria-selected', 'true');
      await expect(page.getByRole('tabpanel')).toHaveAccessibleName(t.salon.tabs.services);
      await expect(page).toHaveURL(/tab=services$/);
    });
    await page.goBack();
    await expect(all).toBeVisible();
  });

  test('a picture is enlarged, and the app opens its lightbox', async ({ page }) => {
    await arriveEarly(page, '/salon/01');
    await page.locator('[data-photo="0"]').first().click();
    const picture = page.locator('dialog').getByRole('img').first();
    await expectNowAndLater(page, () => expect(picture).toBeVisible());
    await expect(page.locator('[data-component="lightbox"]')).toBeVisible();
    await expect(page.locator('[data-early-photo]')).toHaveCount(0);
    await expect(page).toHaveURL(/photo=1$/);
  });

  test('an answer opens, and the app closes it', async ({ page }) => {
    await arriveEarly(page, '/help');
    const question = page.locator('main summary').first();
    await question.click();
    const answer = page.locator('main details').first();
    await expectNowAndLater(page, () => expect(answer).toHaveAttribute('open'));
    await question.click();
    await expect(answer).not.toHaveAttribute('open');
  });

  test('a password is shown, and the app hides it', async ({ page }) => {
    await arriveEarly(page, '/signin');
    const field = page.locator('[data-component="password-field"]');
    const input = field.locator('input');
    await input.fill('secret');
    await field.getByRole('button').click();
    await expectNowAndLater(page, async () => {
      await expect(input).toHaveAttribute('type', 'text');
      await expect(input).toHaveValue('secret');
    });
    await field.getByRole('button').click();
    await expect(input).toHaveAttribute('type', 'password');
  });
});
