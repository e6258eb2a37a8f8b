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

test('Back and Forward find the list, the place and the link that was followed', async ({
  page,
  t,
}) => {
  const cards = page.locator(card);
  await open(page, '/category/1');
  await page.getByRole('button', { name: t.discovery.loadMore }).click();
  await expect(cards).toHaveCount(12);
  const details = cards.nth(7).getByRole('link', { name: t.discovery.viewDetails });
  const name = await cards.nth(7).getByRole('heading').innerText();
  await details.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  expect(place).toBeGreaterThan(500);
  await details.click();
  const title = page.getByRole('heading', { level: 1, name });
  await expect(title).toBeFocused();

  await page.goBack();
  await expect(cards).toHaveCount(12);
  await expect(details).toBeFocused();
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - place))
    .toBeLessThan(80);

  await page.goForward();
  await expect(title).toBeFocused();
  await page.goBack();
  await expect(details).toBeFocused();
});
