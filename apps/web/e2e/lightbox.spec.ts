import type { Locator, Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

const lightbox = (page: Page) => page.getByRole('dialog');
const counter = (page: Page) => lightbox(page).locator('[data-part="counter"]');
const shown = (page: Page) => lightbox(page).locator('[data-place="0"]');

/** Thumbnails of the mosaic at the top of the page. */
const mosaic = (page: Page, index: number) =>
  page.locator('[data-variant="mosaic"]').locator(`[data-photo="${index}"]`);

/** Thumbnails of the full gallery. */
const gallery = (page: Page) => page.locator('[role="tabpanel"]:not([hidden])');

test('with the keyboard: opens, wraps, zooms and closes at the last picture', async ({ page }) => {
  const { keyboard } = page;
  await open(page, '/salon/01');
  await mosaic(page, 4).focus();
  await keyboard.press('Enter');
  await expect(counter(page)).toHaveText('5 / 6');
  await expect(page).toHaveURL('/salon/01?photo=5');
  await expect(shown(page)).toHaveAttribute('data-status', 'ready');
  await expectNoAxeViolations(page);

  await keyboard.press('ArrowRight');
  await keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('1 / 6');
  await expect(page).toHaveURL('/salon/01?photo=1');
  await keyboard.press('+');
  await expect(lightbox(page)).toHaveAttribute('data-zoomed', '');
  await keyboard.press('0');
  await expect(lightbox(page)).not.toHaveAttribute('data-zoomed');
  await keyboard.press('ArrowRight');
  await expect(counter(page)).toHaveText('2 / 6');
  await keyboard.press('Escape');
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/salon/01');
  await expect(mosaic(page, 1)).toBeFocused();
});

test('Back closes it, and Forward opens it again', async ({ page }) => {
  await open(page, '/salon/01?tab=gallery');
  await gallery(page).locator('[data-photo="2"]').click();
  await expect(counter(page)).toHaveText('3 / 6');
  await lightbox(page).locator('[data-part="next"]').click();
  await expect(page).toHaveURL('/salon/01?tab=gallery&photo=4');
  const entries = await page.evaluate(() => window.history.length);
  await lightbox(page).locator('[data-part="next"]').click();
  await expect(counter(page)).toHaveText('5 / 6');
  expect(await page.evaluate(() => window.history.length)).toBe(entries);

  await page.goBack();
  await expect(lightbox(page)).toBeHidden();
  await expect(page).toHaveURL('/salon/01?tab=gallery');
  await expect(gallery(page).locator('[data-photo="4"]')).toBeFocused();
  await page.goForward();
  await expect(counter(page)).toHaveText('5 / 6');
});

test('a picture has a link, and an invalid one opens the page alone', async ({ page, t }) => {
  await open(page, '/salon/01?photo=3');
  await expect(counter(page)).toHaveText('3 / 6');
  await lightbox(page).locator('[data-part="close"]').click();
  await expect(page).toHaveURL('/salon/01');
  await open(page, '/salon/01?photo=7');
  await expect(page.getByRole('tab', { name: t.salon.tabs.overview })).toBeVisible();
  await expect(lightbox(page)).toBeHidden();
});

test('a picture that fails shows an error, and loads on retry', async ({ page, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/);
  let isDown = true;
  await page.route('**/storage/salons/01/basins*.svg', async (route) => {
    if (isDown) await route.abort('connectionreset');
    else await route.continue();
  });
  await open(page, '/salon/01?photo=3');
  const failure = shown(page).getByRole('alert');
  await expect(failure).toBeVisible();
  await expectNoAxeViolations(page);
  isDown = false;
  await failure.getByRole('button').click();
  await expect(shown(page)).toHaveAttribute('data-status', 'ready');
  await expect(shown(page)).toBeFocused();
});

async function swipe(page: Page, over: Locator, by: { x?: number; y?: number }): Promise<void> {
  const box = await over.boundingBox();
  if (box === null) throw new Error('There is nothing to swipe over');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const touch = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
    touch.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        type === 'touchEnd' ? [] : [{ x: x + (by.x ?? 0) * part, y: y + (by.y ?? 0) * part }],
    });
  await send('touchStart', 0);
  for (const part of [0.25, 0.5, 0.75, 1]) await send('touchMove', part);
  await send('touchEnd', 1);
}

test(
  'with a finger: a swipe changes the picture, a pull closes',
  { tag: '@greek' },
  async ({ page, t }) => {
    await open(page, '/salon/09');
    await mosaic(page, 0).tap();
    await expect(counter(page)).toHaveText('1 / 6');
    await expect(lightbox(page)).toHaveAccessibleName(/Ρόδι/);
    await expect(shown(page)).toHaveAttribute('data-status', 'ready');
    await expectNoAxeViolations(page);
    const mount = () => shown(page).locator('[data-part="mount"]');
    await swipe(page, mount(), { x: -200 });
    await expect(counter(page)).toHaveText('2 / 6');
    await swipe(page, mount(), { x: 200 });
    await swipe(page, mount(), { x: 200 });
    await expect(counter(page)).toHaveText('6 / 6');
    await swipe(page, mount(), { y: 320 });
    await expect(lightbox(page)).toBeHidden();
    await expect(page).toHaveURL('/salon/09');
    await expect(
      page.getByRole('link', { name: t.salon.gallery.viewAll.replace('{{count}}', '6') }),
    ).toBeFocused();
  },
);
