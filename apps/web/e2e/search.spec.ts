import { pressOn, tabTo } from './support/keyboard.ts';
import { arrive, expect, open, test } from './support/test.ts';
import { everySalon } from './support/texts.ts';

const card = '[data-component="salon-card"]';
/** Every request for the list of salons. */
const salonLists = /\/api\/(user\/fetchHomePageData|v1\/salons)/;

test(
  'a search is narrowed step by step, and Back restores filters, page and scroll position',
  { tag: '@both' },
  async ({ page, t }) => {
    const main = page.getByRole('main');
    const cards = page.locator(card);
    await open(page, '/salons');
    await expect(cards).toHaveCount(6);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText(everySalon);

    const service = main.getByLabel(t.search.service, { exact: true });
    await service.fill('κουρεμα');
    await expect(page).toHaveURL(/q=/);
    await service.press('Enter');
    await main.getByRole('combobox', { name: t.search.sort.label }).selectOption('rating');
    await main.getByRole('radio', { name: t.search.price.level2 }).check({ force: true });
    await expect(page).toHaveURL(/sort=rating&price=2$/);
    await main.getByRole('button', { name: t.discovery.loadMore }).click();
    await expect(cards).toHaveCount(12);
    await expect(page).toHaveURL(/page=2$/);
    const seventh = cards.nth(6).getByRole('link').first();
    await expect(seventh).toBeFocused();

    const name = await cards.nth(6).getByRole('heading').innerText();
    const top = () => seventh.evaluate((link) => link.getBoundingClientRect().top);
    const place = await top();
    await seventh.click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await page.goBack();
    await expect(cards).toHaveCount(12);
    await expect(service).toHaveValue('κουρεμα');
    await expect.poll(async () => Math.abs((await top()) - place)).toBeLessThan(80);

    // Each choice was one history entry; typing added none.
    await page.goBack();
    await expect(page).toHaveURL(/sort=rating$/);
    await page.goBack();
    await page.goBack();
    await expect(page).toHaveURL('/salons');
    await expect(service).toHaveValue('');
  },
);

test('a search without results names the filter to drop, with the keyboard alone', async ({
  page,
  t,
}) => {
  await open(page, '/salons?q=halcyon&price=1&top=1');
  const main = page.getByRole('main');
  await expect(main.getByText(t.results.empty.title)).toBeVisible();
  const drop = main.getByRole('button', { name: 'Search without “halcyon”' });
  await expect(drop).toBeVisible();
  await page.getByRole('searchbox', { name: t.search.service }).focus();
  await pressOn(page, drop);
  await expect(page).toHaveURL('/salons?price=1&top=1');
  await expect(page.locator(card).first()).toBeVisible();
  await tabTo(page, main.getByRole('button', { name: t.results.active.clear }), 80);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/salons');
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
});

test('Near Me asks for the position, and a refusal is explained', async ({ page, context, t }) => {
  await open(page, '/salons');
  const near = page.getByRole('button', { name: t.search.quick.near, exact: true });
  await near.click();
  await expect(page.getByText(t.results.near.denied)).toBeVisible();
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 37.98, longitude: 23.73 });
  await near.click();
  await near.click();
  await expect(page.getByText(/^You are about 18\d\.?\d* mi from Thessaloniki/)).toBeVisible();
});

test('a list that failed to load can be retried, and nothing typed is lost', async ({
  page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/./);
  await page.clock.install();
  let isServerUp = false;
  await page.route(salonLists, (route) =>
    isServerUp ? route.continue() : route.abort('connectionrefused'),
  );
  await arrive(page, '/salons?q=haircut');
  // One try and three retries.
  await expect(async () => {
    await page.clock.fastForward(5000);
    await expect(page.getByText(t.search.failed)).toBeVisible({ timeout: 500 });
  }).toPass();
  isServerUp = true;
  await page.getByRole('button', { name: t.common.tryAgain }).click();
  await expect(page.locator(card)).toHaveCount(6);
  await expect(page.getByRole('searchbox', { name: t.search.service })).toHaveValue('haircut');
});
