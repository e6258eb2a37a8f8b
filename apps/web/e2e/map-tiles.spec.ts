import { axeViolations } from './support/axe.ts';
import { pressOn } from './support/keyboard.ts';
import { expect, open } from './support/test.ts';
import { everySalon } from './support/texts.ts';
import { test } from './support/tiles.ts';

test(
  'tiles of a service lie below the same pins, and follow the keyboard',
  { tag: '@both' },
  async ({ page, t, tiles }) => {
    const scripts: string[] = [];
    page.on('request', (request) => scripts.push(request.url()));
    await open(page, '/salons');
    const main = page.getByRole('main');
    expect(scripts.filter((url) => /maplibre/.test(url))).toEqual([]);

    await pressOn(page, main.getByRole('button', { name: t.search.map, exact: true }));
    const map = main.getByRole('region', { name: t.map.label });
    const makers = map.getByRole('link', { name: 'Map makers' });
    // It appears once all tiles are there.
    await expect(makers).toHaveAttribute('href', 'https://maps.example/copyright');
    await expect(map.getByText(t.map.gulf)).toHaveCount(0);
    expect(scripts.filter((url) => /maplibre.*worker/.test(url))).toHaveLength(1);
    expect(scripts.filter((url) => url.startsWith('blob:'))).toEqual([]);
    const pins = map.getByRole('list', { name: t.map.pins }).getByRole('button');
    await expect(pins.first()).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);

    const zoom = Math.max(...tiles.zooms);
    const closer = map.getByRole('button', { name: t.map.zoomIn });
    await closer.focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('+');
    await page.keyboard.press('+');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => Math.max(...tiles.zooms)).toBeGreaterThan(zoom);
    await page.keyboard.press('ArrowLeft');

    await pressOn(page, map.getByRole('button', { name: t.map.searchArea }));
    await expect(page).toHaveURL(/bounds=[\d.,-]+/);
    await expect(main.getByRole('heading', { level: 2 })).not.toHaveText(everySalon);
    await expect(makers).toBeVisible();
  },
);

test('tiles go farther and closer than the drawing', async ({ page, t, tiles }) => {
  await open(page, '/salons?view=map');
  const map = page.getByRole('region', { name: t.map.label });
  await expect(map.getByRole('link', { name: 'Map makers' })).toBeVisible();
  const closer = map.getByRole('button', { name: t.map.zoomIn });
  await expect(async () => {
    if (await closer.isEnabled()) await closer.click({ timeout: 500 });
    await expect(closer).toBeDisabled({ timeout: 50 });
  }).toPass();
  await expect.poll(() => Math.max(...tiles.zooms)).toBeGreaterThan(17);
});

test('the drawn map stays where tiles fail', async ({ page, t, tiles, pageErrors }) => {
  pageErrors.expect(/status of 503/);
  tiles.fails = true;
  await open(page, '/salons?view=map');
  const map = page.getByRole('region', { name: t.map.label });
  await expect(map.getByText(t.map.gulf)).toBeVisible();
  await expect.poll(() => tiles.zooms.length).toBeGreaterThan(0);
  // The canvas is gone once they failed.
  await expect(map.locator('canvas')).toHaveCount(0);
  const pins = map.getByRole('list', { name: t.map.pins }).getByRole('button');
  await expect(pins.first()).toBeVisible();
  await map.getByRole('button', { name: t.map.zoomIn }).click();
  await expect(map.getByRole('button', { name: t.map.searchArea })).toBeVisible();
  await expect(map.getByText(t.map.gulf)).toBeAttached();
});

test('a tile service that fails later gives way to the drawn map', async ({
  page,
  t,
  tiles,
  pageErrors,
}) => {
  pageErrors.expect(/status of 503/);
  await open(page, '/salons?view=map');
  const map = page.getByRole('region', { name: t.map.label });
  await expect(map.getByRole('link', { name: 'Map makers' })).toBeVisible();
  tiles.fails = true;
  await map.getByRole('button', { name: t.map.zoomIn }).click();
  await map.getByRole('button', { name: t.map.zoomIn }).click();
  await expect(map.getByRole('link', { name: 'Map makers' })).toHaveCount(0);
  await expect(map.locator('canvas')).toHaveCount(0);
  await expect(map.getByText(t.map.gulf)).toBeAttached();
});

test('a style names its makers, and changes with the theme', async ({ page, t, tiles }) => {
  // The usual stack with one setting changed; the policy allows the same origin.
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Record<string, unknown>;
    const map = { tilesUrl: tiles.styleUrl, darkTilesUrl: tiles.template };
    await route.fulfill({ response, json: { ...config, map } });
  });
  await open(page, '/salons?view=map');
  const map = page.getByRole('region', { name: t.map.label });
  await expect(map.getByRole('link', { name: 'Style maker' })).toBeVisible();
  expect(tiles.zooms).toEqual([]);
  await page.locator('[data-theme-toggle]').first().click();
  await expect(map.getByRole('link', { name: 'Style maker' })).toHaveCount(0);
  expect(tiles.zooms.length).toBeGreaterThan(0);
});
