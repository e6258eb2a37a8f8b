import { AccountPages } from './support/account-pages.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test(
  'a customer books a favorite service again, and a visitor is invited',
  { tag: '@both' },
  async ({ page, t, account }) => {
    const main = page.getByRole('main');
    await open(page, '/for-you');
    await expect(main.getByRole('heading', { name: t.forYou.first.title })).toBeVisible();
    await expect(main.locator('[data-component="salon-card"]')).toHaveCount(6);
    await expect(main.locator('[data-component="category-card"]')).toHaveCount(2);
    await expect(main.getByText('40%', { exact: false }).last()).toBeVisible();

    await new AccountPages(page, t).arriveSignedIn(account);
    await open(page, '/for-you');
    await expect(main.getByRole('heading', { name: t.forYou.favorites.title })).toBeVisible();
    const again = main.getByRole('link', { name: new RegExp(`^${t.forYou.favorites.again}`) });
    await expect(again).toHaveCount(3);
    const service = Number(
      new URL((await again.first().getAttribute('href')) ?? '', page.url()).searchParams.get(
        'service',
      ),
    );
    await again.first().click();
    await expect(page).toHaveURL(/\/booking\/\d+\?service=\d$/);
    await expect(new Wizard(page, t).services.nth(service)).toBeChecked();
  },
);
