import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

const card = '[data-component="salon-card"]';

test(
  'a popular service leads into the wizard of a salon nearby with that service chosen',
  { tag: '@both' },
  async ({ page, t }) => {
    const main = page.getByRole('main');
    await open(page, '/book-now');
    const cards = page.locator(card);
    await expect(cards).toHaveCount(6);

    await main.getByRole('button', { name: t.search.services.beard }).first().click();
    await expect(page).toHaveURL(/service=2$/);
    await main.getByRole('button', { name: t.results.filters.open }).click();
    const dialog = page.getByRole('dialog', { name: t.results.filters.title });
    await dialog.getByRole('radio', { name: t.search.price.level1 }).check({ force: true });
    await expect(page).toHaveURL(/service=2&price=1$/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();

    await cards
      .first()
      .getByRole('link', { name: new RegExp(`^${t.discovery.bookNow}`) })
      .click();
    await expect(page).toHaveURL(/\/booking\/\d+\?service=2$/);
    await expect(new Wizard(page, t).services.nth(2)).toBeChecked();
  },
);

test('typing filters the list at once, and a post code is a place', async ({ page, t }) => {
  await open(page, '/book-now');
  const status = page.getByText(/^\d+ results?$/);
  await expect(status).toHaveText('47 results');
  await page.getByRole('searchbox', { name: t.bookNow.form.service }).fill('hot towel');
  await expect(status).not.toHaveText('47 results');
  await page.getByRole('textbox', { name: t.bookNow.form.location }).fill('546 24');
  await expect(page).toHaveURL(/q=hot\+towel&location=546\+24$/);
  await expect(page.locator(card).first()).toBeVisible();
});
