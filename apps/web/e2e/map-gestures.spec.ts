import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

type Finger = readonly [x: number, y: number];

/** Fingers on the screen: a first list touches, an empty one leaves. */
async function touch(page: Page, steps: readonly (readonly Finger[])[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (const [index, fingers] of steps.entries()) {
    const moving = index === 0 ? 'touchStart' : 'touchMove';
    await session.send('Input.dispatchTouchEvent', {
      type: fingers.length === 0 ? 'touchEnd' : moving,
      touchPoints: fingers.map(([x, y], id) => ({ x, y, id })),
    });
  }
  await session.detach();
}

test('the wheel scrolls the page, and zooms with Ctrl or after a press', async ({ page, t }) => {
  await open(page, '/salons?view=map');
  const map = page.getByRole('region', { name: t.map.label });
  const searchArea = map.getByRole('button', { name: t.map.searchArea });
  const wider = map.getByRole('button', { name: t.map.zoomOut });
  const pins = map.getByRole('list', { name: t.map.pins });
  await expect(pins.getByRole('button').first()).toBeVisible();
  const box = (await pins.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  // Pins keep away from the edges.
  const edge = [box.x + 8, box.y + 30] as const;

  await page.mouse.move(...edge);
  await page.mouse.wheel(0, 100);
  await expect(map.getByText(t.map.hint.wheel.replace('{{key}}', 'Ctrl'))).toBeVisible();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
  await expect(searchArea).toHaveCount(0);

  await page.keyboard.down('Control');
  await page.mouse.wheel(0, -100);
  await page.keyboard.up('Control');
  await expect(searchArea).toBeVisible();

  const scrolled = await page.evaluate(() => window.scrollY);
  await page.mouse.click(...edge);
  await expect(wider).toBeEnabled();
  await expect(async () => {
    await page.mouse.wheel(0, 400);
    await expect(wider).toBeDisabled({ timeout: 100 });
  }).toPass();
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
});

test(
  'one finger scrolls the page, and two fingers zoom the map',
  { tag: '@greek' },
  async ({ page, t }) => {
    await open(page, '/salons?view=map');
    const map = page.getByRole('region', { name: t.map.label });
    const searchArea = map.getByRole('button', { name: t.map.searchArea });
    const pins = map.getByRole('list', { name: t.map.pins }).getByRole('button');
    await expect(pins.first()).toBeVisible();
    await map.evaluate((element) => element.scrollIntoView({ block: 'center' }));
    const box = (await map.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];

    const before = await page.evaluate(() => window.scrollY);
    await touch(page, [[[x, y]], [[x, y - 30]], [[x, y - 60]], [[x, y - 90]], []]);
    await expect(map.getByText(t.map.hint.touch)).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).not.toBe(before);
    await expect(searchArea).toHaveCount(0);

    const overlapping = await pins.count();
    const spread = [20, 40, 60, 80, 100].map((apart): Finger[] => [
      [x - apart, y],
      [x + apart, y],
    ]);
    await touch(page, [...spread, []]);
    await expect(searchArea).toBeVisible();
    await searchArea.tap();
    await expect(page).toHaveURL(/bounds=[\d.,-]+/);
    expect(overlapping).toBeGreaterThan(0);
  },
);
