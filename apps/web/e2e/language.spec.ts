import { expect, hydrated, open, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test('English is the default; a press switches to Greek, also for the next visit', async ({
  page,
  context,
}) => {
  const pressed = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  // Before the app runs: it is a link.
  await page.getByRole('link', { name: 'Ελληνικά' }).click();
  pressed.resolve();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await expect(page.getByRole('heading', { name: texts.el.home.categories.title })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('salonica.language'))).toBe('el');
  const next = await context.newPage();
  await open(next, '/categories');
  await expect(
    next.getByRole('heading', { name: texts.el.discovery.categories.title }),
  ).toBeVisible();
});

test('a Greek visitor sees no frame in English', { tag: '@greek' }, async ({ page }) => {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenLanguages: seen });
    const look = () => {
      const root = document.documentElement;
      const isHidden = root.hasAttribute('data-pending');
      const heading = document.querySelector('h1')?.textContent;
      if (heading && !isHidden) seen.push(`${root.lang}: ${heading}`);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.goto('/categories');
  await hydrated(page);
  const seen = await page.evaluate(
    () => (window as unknown as { seenLanguages: string[] }).seenLanguages,
  );
  expect(new Set(seen)).toEqual(new Set([`el: ${texts.el.discovery.categories.title}`]));
});

test('without the cookie the stored choice still applies before the first paint', async ({
  page,
  context,
}) => {
  await open(page, '/categories');
  await page.evaluate(() => localStorage.setItem('salonica.language', 'el'));
  await context.clearCookies();
  await page.addInitScript(() => {
    const shown: string[] = [];
    Object.assign(window, { shown });
    const look = () => {
      const heading = document.querySelector('h1');
      if (heading?.checkVisibility({ visibilityProperty: true }) === true) {
        shown.push(heading.textContent);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  await page.reload();
  await hydrated(page);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    texts.el.discovery.categories.title,
  );
  const shown = await page.evaluate(() => (window as unknown as { shown: string[] }).shown);
  expect(shown).not.toContain(texts.en.discovery.categories.title);
});

test('the theme follows the system until it is chosen', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, '/');
  const background = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const dark = await background();
  await page.getByRole('button', { name: texts.en.shell.theme.toLight }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await expect.poll(background).not.toBe(dark);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});
