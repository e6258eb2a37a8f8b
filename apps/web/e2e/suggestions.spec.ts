import type { Page } from '@playwright/test';
import { tabTo } from './support/keyboard.ts';
import { arrive, expect, open, test } from './support/test.ts';

const card = '[data-component="salon-card"]';

/** The texts of all requests for suggestions. */
function requested(page: Page): string[] {
  const texts: string[] = [];
  page.on('request', (request) => {
    const url = URL.parse(request.url());
    if (url?.pathname === '/api/v1/suggestions') texts.push(url.searchParams.get('q') ?? '');
  });
  return texts;
}

const mistyped = { en: 'balajage', el: 'μπαλαγιαζζ' };

test(
  'a mistyped service is completed and searched with the keyboard alone',
  { tag: '@both' },
  async ({ page, t, language }) => {
    const texts = requested(page);
    await open(page, '/salons');
    const field = page.getByLabel(t.search.service, { exact: true });
    await tabTo(page, field);
    await page.keyboard.type(mistyped[language], { delay: 40 });
    const services = page.getByRole('group', { name: t.search.suggestions.service });
    await expect(services.getByRole('option').first()).toBeVisible();
    // Not one for each letter.
    expect(texts.length).toBeLessThanOrEqual(3);

    const chosen = services.getByRole('option', { selected: true });
    for (let presses = 0; presses < 8 && (await chosen.count()) === 0; presses += 1) {
      await page.keyboard.press('ArrowDown');
    }
    await expect(field).toHaveValue(mistyped[language]);
    const service = await chosen.locator('[data-part="text"]').innerText();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('listbox')).toBeHidden();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue(service);
    await expect(page).toHaveURL(/[?&]q=/);
    await expect(page.locator(card).first()).toBeVisible();
  },
);

test('suggestions that fail leave the search usable', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/./);
  await arrive(page, '/salons');
  await page.route('**/api/v1/suggestions*', (route) => route.abort('connectionrefused'));
  const field = page.getByLabel(t.search.service, { exact: true });
  await field.fill('haircut');
  await expect(page.getByRole('option')).toHaveText('Try again');
  await field.press('Enter');
  await expect(page).toHaveURL(/q=haircut$/);
  await expect(page.locator(card).first()).toBeVisible();
});
