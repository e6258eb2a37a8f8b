import { expect, open, test } from './support/test.ts';

const card = '[data-component="salon-card"]';

test('a link that the visitor rests on opens at once, without the network', async ({
  page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await open(page, '/salons');
  const first = page.locator(card).first();
  const name = await first.getByRole('heading').innerText();
  let isLoaded = false;
  page.on('requestfinished', (request) => {
    isLoaded ||= request.url().includes('/reviews');
  });
  // The code that watches the pointer comes once the page needs nothing else.
  await expect(async () => {
    await page.mouse.move(0, 0);
    await first.getByRole('link').first().hover();
    await expect.poll(() => isLoaded, { timeout: 500 }).toBe(true);
  }).toPass();
  await page.context().setOffline(true);
  await first.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('link', { name: t.salon.book }).first()).toBeVisible();
});
