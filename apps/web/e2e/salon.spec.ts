import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { arrive, expect, open, test } from './support/test.ts';

/** The visible view; the others exist too, for a search in the page. */
const panel = (page: Page) => page.locator('[role="tabpanel"]:not([hidden])');

test(
  'every view of a salon has a URL, and Back goes to the previous one',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/salon/01');
    const tab = (name: keyof typeof t.salon.tabs) =>
      page.getByRole('tab', { name: t.salon.tabs[name], exact: true });
    const heading = (name: string) => panel(page).getByRole('heading', { level: 2, name });

    await tab('services').click();
    await expect(page).toHaveURL('/salon/01?tab=services');
    await expect(heading(t.salon.tabs.services)).toBeVisible();
    await tab('team').click();
    await expect(heading(t.salon.tabs.team)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.goBack();
    await expect(tab('services')).toHaveAttribute('aria-selected', 'true');
    await page.goBack();
    await expect(page).toHaveURL('/salon/01');
    await expect(tab('overview')).toHaveAttribute('aria-selected', 'true');
    await expect(heading(t.salon.tabs.gallery)).toBeVisible();
  },
);

test('the keyboard moves through the views without adding history entries', async ({ page, t }) => {
  await open(page, '/');
  await open(page, '/salon/01?tab=team');
  const tab = (name: string) => page.getByRole('tab', { name, exact: true });
  await tab(t.salon.tabs.team).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(tab(t.salon.tabs.reviews)).toBeFocused();
  await expect(page).toHaveURL('/salon/01?tab=reviews');
  await page.keyboard.press('ArrowRight');
  await expect(tab(t.salon.tabs.overview)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(panel(page)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/');
});

test(
  'the number of reviews links to them; stars filter, the order is reversed, more can be loaded',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/salon/01');
    await page.getByRole('link', { name: /^234 / }).click();
    await expect(page).toHaveURL('/salon/01?tab=reviews');
    await expect(panel(page)).toBeFocused();
    const reviews = panel(page).getByRole('article');
    await expect(reviews).toHaveCount(10);
    await expect(panel(page).locator('article [lang]').first()).toBeVisible();
    await expectNoAxeViolations(page);

    const rows = panel(page).getByRole('list').first().getByRole('button');
    const counts = (await rows.allInnerTexts()).map((text) => /\n(\d+)/.exec(text)?.[1]);
    expect(counts.reduce((sum, count) => sum + Number(count), 0)).toBe(234);

    const order = panel(page).getByRole('combobox', { name: t.salon.allReviews.order });
    await order.selectOption('lowest');
    await expect(reviews.first().getByRole('img', { name: /^3 / })).toBeVisible();
    await rows.nth(1).click();
    await expect(reviews.first().getByRole('img', { name: /^4 / })).toBeVisible();
    const more = panel(page).locator('[data-component="load-more"] button');
    await more.click();
    await expect(reviews).toHaveCount(Math.min(20, Number(counts[1])));
    await expect(reviews.nth(10)).toBeFocused();
    await panel(page).getByRole('button', { name: t.salon.allReviews.everyStars }).click();
    await expect(rows.nth(1)).toHaveAttribute('aria-pressed', 'false');
  },
);

test('the bar of the views is sticky, and a view begins below it', async ({ page, t }) => {
  await open(page, '/salon/01');
  const bar = page.getByRole('tablist');
  await panel(page).getByRole('heading', { name: t.salon.tabs.reviews }).scrollIntoViewIfNeeded();
  await expect(bar).toBeInViewport({ ratio: 1 });
  await page.getByRole('tab', { name: t.salon.tabs.services }).click();
  const heading = panel(page).getByRole('heading', { name: t.salon.tabs.services });
  await expect(heading).toBeInViewport();
  const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
  expect(barBox?.y).toBe(0);
  expect(headingBox?.y).toBeGreaterThan((barBox?.y ?? 0) + (barBox?.height ?? 0));
});

test(
  'on a phone a pressed tab brings its view into sight, with the last start below the hours',
  { tag: '@greek' },
  async ({ page, t }) => {
    await open(page, '/salon/01');
    const bar = page.getByRole('tablist');
    expect((await bar.boundingBox())?.y).toBeGreaterThan(100);
    await page.getByRole('tab', { name: t.salon.tabs.services }).click();
    const heading = panel(page).getByRole('heading', { name: t.salon.tabs.services });
    // A browser scrolls to whole pixels.
    await expect.poll(async () => Math.floor((await bar.boundingBox())?.y ?? 1)).toBe(0);
    const [barBox, headingBox] = [await bar.boundingBox(), await heading.boundingBox()];
    const bottom = (barBox?.y ?? 0) + (barBox?.height ?? 0);
    expect(headingBox?.y).toBeGreaterThan(bottom);
    expect(headingBox?.y).toBeLessThan(bottom + 100);
    await expect(
      page.getByText(t.salon.contact.lastStart.replace('{{time}}', '17:30')),
    ).toBeVisible();
  },
);

test('a salon without reviews and pictures shows the empty states', async ({ page, t }) => {
  await page.route('**/api/v1/salons/01', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as object;
    await route.fulfill({
      response,
      json: { ...answer, picture: null, pictures: [], rating: null, reviewCount: 0 },
    });
  });
  await page.route('**/api/v1/salons/01/reviews?*', async (route) => {
    const response = await route.fetch();
    const counts = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };
    const summary = { rating: null, count: 0, counts };
    await route.fulfill({ response, json: { summary, reviews: [], total: 0, nextCursor: null } });
  });
  await arrive(page, '/salon/01?tab=reviews');
  await expect(page.getByRole('heading', { name: t.salon.allReviews.empty })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('tab', { name: t.salon.tabs.gallery }).click();
  await expect(panel(page).getByText(t.salon.gallery.none)).toBeVisible();
});
