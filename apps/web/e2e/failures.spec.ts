import type { Page, Route } from '@playwright/test';
import { arrive, expect, goWithinApp, open, test } from './support/test.ts';

const homePageData = '**/api/user/fetchHomePageData';

interface Answer {
  categories: unknown[];
  data: { categories: unknown[]; topRatedSalons: { id: string; salon_name: string }[] };
}

/** Modifies the real server's responses. */
async function change(page: Page, edit: (answer: Answer) => unknown): Promise<void> {
  await page.route(homePageData, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: edit((await response.json()) as Answer) });
  });
}

const answers: Record<string, (route: Route) => Promise<void>> = {
  'is down': (route) => route.abort('connectionrefused'),
  fails: (route) => route.fulfill({ status: 500, json: { message: 'No chairs left' } }),
  'answers with HTML': (route) =>
    route.fulfill({ contentType: 'text/html', body: '<h1>It works!</h1>' }),
  'answers with something else': (route) =>
    route.fulfill({ json: { categories: 'many', data: 7 } }),
};

for (const [what, answer] of Object.entries(answers)) {
  test(
    `a server that ${what} leaves a page with an error message`,
    // The message does not depend on the cause.
    { tag: what === 'is down' ? '@both' : [] },
    async ({ page, t, pageErrors }) => {
      pageErrors.expect(/./);
      await page.clock.install();
      await page.route(homePageData, answer);
      // One try and up to three retries, with growing delays.
      const expectAfterAll = (text: string) =>
        expect(async () => {
          await page.clock.fastForward(5000);
          await expect(page.getByText(text)).toBeVisible({ timeout: 500 });
        }).toPass();
      await arrive(page, '/');
      await expectAfterAll(t.discovery.categories.empty);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await goWithinApp(page, '/category/1');
      await expectAfterAll(t.discovery.category.notFound);
      await expect(page.getByRole('link', { name: t.discovery.category.goHome })).toBeVisible();
    },
  );
}

test('a response without a categories array is logged and shown as an empty list', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/categor/i);
  await change(page, ({ data }) => ({ data: { topRatedSalons: data.topRatedSalons } }));
  await arrive(page, '/');
  await expect(page.getByText('No categories available at the moment.')).toBeVisible();
  expect(pageErrors.matching(/categor/i)).not.toEqual([]);
});

test('a response without salons shows the empty state', async ({ page }) => {
  await change(page, (answer) => ({ ...answer, data: { ...answer.data, topRatedSalons: [] } }));
  await arrive(page, '/');
  await expect(page.getByText('No top-rated salons available.')).toBeVisible();
});

test('a slow response shows a note after ten seconds, with a retry button', async ({ page, t }) => {
  await page.clock.install();
  let isServerUp = false;
  await page.route(homePageData, async (route) => {
    if (isServerUp) await route.continue();
  });
  const asked = page.waitForRequest(homePageData);
  await arrive(page, '/categories');
  await asked;
  await expect(page.getByText(t.discovery.categories.loading)).toBeAttached();
  await expect(page.getByText(t.common.slow)).toBeHidden();
  await page.clock.fastForward(11_000);
  await expect(page.getByText(t.common.slow)).toBeVisible();
  isServerUp = true;
  await page.getByRole('button', { name: t.common.tryAgain }).click();
  await expect(page.locator('[data-component="category-card"]')).toHaveCount(10);
});

for (const place of ['salon', 'booking'] as const) {
  test(`a slow response on the ${place} page can be retried`, async ({ page, t }) => {
    await page.clock.install();
    let isServerUp = false;
    const salon = '**/api/v1/salons/01';
    await page.route(salon, async (route) => {
      if (isServerUp) await route.continue();
    });
    const asked = page.waitForRequest(salon);
    await arrive(page, `/${place}/01`);
    await asked;
    await expect(page.getByText(t[place].page.loading)).toBeAttached();
    await page.clock.fastForward(11_000);
    await expect(page.getByText(t.common.slow)).toBeVisible();
    isServerUp = true;
    await page.getByRole('button', { name: t.common.tryAgain }).click();
    await expect(page.getByText(t.common.slow)).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      place === 'salon' ? 'Atelier Aristotelous' : t.booking.service.heading,
    );
  });
}

test(
  'salons without pictures and with very long Greek names do not widen the page',
  {
    tag: '@both',
  },
  async ({ page }) => {
    const name =
      'Κομμωτήριο «Η Ωραία Θεσσαλονίκη των Αδελφών Παπαδημητρακοπούλου-Χατζηκωνσταντίνου»';
    await change(page, (answer) => {
      const topRatedSalons = answer.data.topRatedSalons.map((salon) => ({
        ...salon,
        salon_name: `${name} ${salon.id}`,
        images: [],
      }));
      return { ...answer, data: { ...answer.data, topRatedSalons } };
    });
    await arrive(page, '/');
    await expect(page.getByText(name).first()).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  },
);

test('an unknown path is a real 404, and logged', async ({ page, pageErrors }) => {
  pageErrors.expect(/404/, /no-such-page/);
  const response = await page.goto('/no-such-page');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('Oops! Page not found')).toBeVisible();
  await expect.poll(() => pageErrors.matching(/no-such-page/)).not.toEqual([]);
  await page.getByRole('link', { name: 'Return to Home' }).click();
  await expect(page).toHaveURL('/');
});

test('form input is kept when registering fails', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/status of 500/);
  await page.route('**/api/user/registerUser', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'Oops' }),
  );
  await open(page, '/signup');
  await page.getByRole('textbox', { name: t.auth.fields.email }).fill('kept@salonica.example');
  await page.getByRole('textbox', { name: t.auth.fields.fullname }).fill('Anna Kept');
  await page.getByLabel(t.auth.fields.password, { exact: true }).fill('long-enough');
  await page.getByLabel(t.auth.fields.confirmPassword, { exact: true }).fill('long-enough');
  await page.getByRole('button', { name: t.auth.signUp.submit }).click();
  await expect(page.getByText('Registration failed').first()).toBeVisible();
  await expect(page.getByRole('textbox', { name: t.auth.fields.fullname })).toHaveValue(
    'Anna Kept',
  );
});
