import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

/** The journeys' server has no banner: its responses are modified. */
async function configure(page: Page, previewBanner: 'connected' | 'disconnected'): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const config = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...config, previewBanner } });
  });
  await page.route('**/about', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const headers = { ...response.headers(), 'server-timing': 'preview-banner' };
    await route.fulfill({ response, headers });
  });
}

const banner = (page: Page) => page.locator('[data-component="banner"]');

test.describe('the preview banner', { tag: '@both' }, () => {
  test('shows that the backend runs, shifts nothing, and shows when it does not respond', async ({
    page,
    t,
    context,
    pageErrors,
  }) => {
    pageErrors.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED/);
    await page.addInitScript(() => {
      Object.assign(window, { shifts: 0 });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) {
          const { value } = entry as PerformanceEntry & { value: number };
          const counter = window as unknown as { shifts: number };
          counter.shifts += value;
        }
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await configure(page, 'connected');
    await open(page, '/about');
    await expect(banner(page)).toContainText(t.shell.preview.running);
    const { height } = (await banner(page).boundingBox()) ?? { height: 0 };
    expect(height).toBe(44);
    expect(
      await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
    ).toBeLessThan(0.001);
    await expectNoAxeViolations(page);
    await context.setOffline(true);
    await expect(banner(page)).toContainText(t.shell.preview.disconnected);
    await context.setOffline(false);
    await expect(banner(page)).toContainText(t.shell.preview.running);
  });

  test('shows that there is none', async ({ page, t }) => {
    await configure(page, 'disconnected');
    await open(page, '/about');
    await expect(banner(page)).toContainText(t.shell.preview.disconnected);
    await expectNoAxeViolations(page);
  });
});

test('without configuration there is no banner and no room for one', async ({ page }) => {
  await open(page, '/about');
  await page.waitForLoadState('networkidle');
  await expect(banner(page)).toHaveCount(0);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});
