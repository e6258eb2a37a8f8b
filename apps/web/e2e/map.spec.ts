import { axeViolations } from './support/axe.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expect, open, test } from './support/test.ts';
import { everySalon } from './support/texts.ts';

test(
  'the map loads when it is opened, works with the keyboard, and searches its area',
  { tag: '@both' },
  async ({ page, t, viewport }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await open(page, '/salons');
    const main = page.getByRole('main');
    expect(requests.filter((url) => url.includes('SalonMap'))).toEqual([]);

    const toggle = main.getByRole('button', { name: t.search.map, exact: true });
    await pressOn(page, toggle);
    await expect(page).toHaveURL('/salons?view=map');
    const map = main.getByRole('region', { name: t.map.label });
    const pins = map.getByRole('list', { name: t.map.pins }).getByRole('button');
    await expect(pins.first()).toBeVisible();
    const cards = page.locator('[data-component="salon-card"]');
    const isWide = (viewport?.width ?? 0) >= 1024;
    await expect(cards.first()).toBeVisible({ visible: isWide });
    expect.soft(await axeViolations(page)).toEqual([]);

    // Closer, until pins have room of their own.
    const closer = map.getByRole('button', { name: t.map.zoomIn });
    // The map follows the list.
    if (isWide) await main.getByRole('button', { name: t.discovery.loadMore }).focus();
    await tabTo(page, closer);
    await page.keyboard.press('Enter');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    const pin = map.getByRole('list', { name: t.map.pins }).locator('button[aria-pressed]').first();
    await pressOn(page, pin);
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
    const [name = ''] = ((await pin.getAttribute('aria-label')) ?? '').split(',');
    await expect(map.getByRole('status').getByRole('link', { name, exact: true })).toBeVisible();
    await map.getByRole('button', { name: t.map.close }).click();

    await pressOn(page, map.getByRole('button', { name: t.map.searchArea }));
    await expect(page).toHaveURL(/bounds=[\d.,-]+/);
    const area = main.getByRole('button', { name: t.results.active.area });
    await expect(area).toBeVisible();
    await expect(main.getByRole('heading', { level: 2 })).not.toHaveText(everySalon);
    await page.reload();
    await expect(area).toBeVisible();
    await expect(pins.first()).toBeVisible();
    await area.click();
    await expect(page).toHaveURL('/salons?view=map');
    await page.goBack();
    await expect(page).toHaveURL(/bounds=/);
    // Only tiles need it, and none are configured.
    expect(requests.filter((url) => url.includes('maplibre'))).toEqual([]);
  },
);

test('a card and its pin highlight each other', async ({ page, t }) => {
  await open(page, '/salons?view=map');
  const card = page.locator('[data-component="salon-card"]').first();
  const active = page.getByRole('list', { name: t.map.pins }).locator('li[data-active]');
  await expect(page.getByRole('list', { name: t.map.pins })).toBeVisible();
  await expect(active).toHaveCount(0);
  await card.hover();
  await expect(active).toHaveCount(1);
  await page.getByRole('searchbox', { name: t.search.service }).hover();
  await expect(active).toHaveCount(0);
});
