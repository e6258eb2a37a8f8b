import type { Locator, Page } from '@playwright/test';
import { expect, test } from './support/test.ts';
import { everySalon } from './support/texts.ts';

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.locator('[data-component="salon-card"]');

/** The visible view. */
const panel = (page: Page) => page.locator('[role="tabpanel"]:not([hidden])');

/** The text of an element, which may not be rendered before it is scrolled to. */
const textOf = async (element: Locator): Promise<string> => (await element.textContent()) ?? '';

/** Follows a link and waits for its document. */
async function follow(link: Locator, address: RegExp | string): Promise<void> {
  await link.click();
  await expect(link.page()).toHaveURL(address);
}

test.describe('without script', { tag: '@both' }, () => {
  test('a salon is found by text, and services, prices, hours and reviews are readable', async ({
    page,
    t,
  }) => {
    await page.goto('/salons');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText(everySalon);
    const text = page.getByRole('searchbox', { name: t.search.service });
    await text.fill('Aristotelous');
    await page
      .getByRole('main')
      .getByRole('button', { name: t.search.submit, exact: true })
      .click();
    await expect(page).toHaveURL(/\/salons\?q=Aristotelous&location=&date=&part=$/);
    await expect(text).toHaveValue('Aristotelous');
    const found = cards(page).filter({ hasText: 'Atelier Aristotelous' });
    await follow(found.getByRole('heading').getByRole('link'), '/salon/01');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Atelier Aristotelous');
    const hours = page.locator('[data-component="opening-hours"]').first();
    await expect(hours.filter({ visible: true })).toHaveText(/\d\d:\d\d – \d\d:\d\d/);

    const tab = (name: string) => page.getByRole('tab', { name, exact: true });
    await follow(tab(t.salon.tabs.services), '/salon/01?tab=services');
    const services = panel(page).locator('[data-component="service-list"] > li');
    await expect.poll(() => services.count()).toBeGreaterThan(4);
    await expect(services.filter({ hasText: /\$\d|\d\s\$/ })).toHaveCount(await services.count());
    await follow(tab(t.salon.tabs.reviews), '/salon/01?tab=reviews');
    await expect(panel(page).getByRole('article')).toHaveCount(10);
    const book = page.getByRole('main').getByRole('link', { name: t.salon.book });
    // By key: on a phone the bar with the same link may cover it during scrolling.
    await book.filter({ visible: true }).first().press('Enter');
    await expect(page).toHaveURL(/booking/);
  });

  test('a guest books', async ({ page, t, language, pageErrors }) => {
    // Chrome reports the status of a document.
    pageErrors.expect(/422/);
    const { booking } = t;
    const next = page.getByRole('button', { name: booking.continue, exact: true });
    const choose = (name: string) =>
      page
        .locator(`input[name="${name}"]:not([aria-disabled])`)
        .first()
        .locator('xpath=..')
        .click();
    await page.goto('/booking/01?service=1');
    await expect(page.locator('input[name="service"]:checked')).toHaveCount(1);
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.date.heading);
    // Each language on its own day, because both would take the first time.
    const days = page.getByRole('main').locator('li a[href*="date="]');
    await follow(days.nth(language === 'en' ? 8 : 10), /step=time/);
    await next.click();
    await expect(page.getByText(booking.time.missing)).toBeVisible();
    await choose('time');
    await choose('barber');
    await next.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.location.heading);

    const confirm = page.getByRole('button', { name: booking.confirm, exact: true });
    const name = page.getByRole('textbox', { name: booking.guest.name });
    await name.fill('Danae');
    await confirm.click();
    await expect(page.getByText(booking.refused.contact.text)).toBeVisible();
    await expect(name).toHaveValue('Danae');
    const email = `danae-${Date.now()}@salonica.example`;
    await page.getByRole('textbox', { name: booking.guest.contact }).fill(email);
    await confirm.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.confirmed.title);
    await expect(page.getByText(email)).toBeVisible();
    // The same form again is the same booking.
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(booking.confirmed.title);
  });

  test('a category links to its salons', async ({ page }) => {
    await page.goto('/');
    const category = page.locator('[data-component="category-card"]').first();
    const name = await textOf(category.getByRole('heading'));
    await follow(category.getByRole('link'), /\/category\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expect(cards(page)).toHaveCount(6);
    const salon = cards(page).first().getByRole('heading');
    const salonName = await textOf(salon);
    await follow(cards(page).first().getByRole('link').first(), /\/salon\/\d+$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(salonName);
  });

  test('an unknown salon and an unknown category are a real 404 with a link', async ({
    page,
    t,
    pageErrors,
  }) => {
    pageErrors.expect(/404/);
    const salon = await page.goto('/salon/no-such-salon');
    expect(salon?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.common.noSalon.title);
    await follow(page.getByRole('link', { name: t.common.noSalon.find }).last(), '/salons');

    const category = await page.goto('/category/no-such-category');
    expect(category?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t.discovery.category.notFound);
    await follow(page.getByRole('link', { name: t.discovery.category.goHome }), '/');
  });

  test('a message is sent, after its mistakes are corrected', async ({ page, t, pageErrors }) => {
    pageErrors.expect(/422/);
    await page.goto('/contact');
    const form = page.getByRole('main').locator('form');
    const field = (name: 'name' | 'email' | 'subject' | 'message') =>
      form.getByRole('textbox', { name: t.contact.form[name], exact: true });
    await field('name').fill('Ελένη Βασιλείου');
    await field('email').fill('eleni');
    await field('message').fill('Is one free on Friday?');
    const submit = form.getByRole('button', { name: t.contact.form.submit });
    await submit.click();
    await expect(field('email')).toHaveAccessibleDescription(t.contact.problems.emailInvalid);
    await expect(field('email')).toBeFocused();
    await expect(field('subject')).toHaveAccessibleDescription(t.contact.problems.subject);
    await expect(field('message')).toHaveValue('Is one free on Friday?');
    await field('email').fill('eleni@salonica.example');
    await field('subject').fill('A chair by the window');
    await submit.click();
    const done = t.contact.done.title.replace('{{name}}', 'Ελένη Βασιλείου');
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    await follow(page.getByRole('link', { name: t.contact.done.another }), /\/contact/);
    await expect(field('name')).toHaveValue('');
  });

  test('a search has a day and a part of it', async ({ page, t }) => {
    await page.goto('/salons');
    const main = page.getByRole('main');
    await main
      .getByRole('combobox', { name: t.search.when.day, exact: true })
      .selectOption({ index: 4 });
    await main
      .getByRole('combobox', { name: t.search.when.time, exact: true })
      .selectOption('afternoon');
    await main.getByRole('button', { name: t.search.submit }).click();
    await expect(page).toHaveURL(/date=[\d-]{10}/);
    await expect(
      main
        .getByRole('list', { name: t.results.active.label })
        .getByText(t.search.when.within.afternoon),
    ).toBeVisible();
  });

  test('a comparison works from its address', async ({ page, t }) => {
    await page.goto('/compare?ids=01,nowhere,03');
    const salons = page.getByRole('columnheader');
    await expect(salons).toHaveCount(2);
    await expect(page.getByText(t.compare.missing_one)).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
    await page
      .getByRole('combobox', { name: t.compare.service.label })
      .selectOption({ label: t.search.services.highlights });
    await page.getByRole('button', { name: t.compare.service.show }).click();
    await expect(page.getByRole('rowheader', { name: t.search.services.highlights })).toBeVisible();
    await salons.first().getByRole('link').last().click();
    await expect(salons).toHaveCount(1);
  });

  test('the newsletter is requested in the footer of a page', async ({ page, t, pageErrors }) => {
    pageErrors.expect(/422/);
    await page.goto('/about');
    const email = page.getByRole('textbox', { name: t.shell.newsletter.label });
    const submit = page.getByRole('button', { name: t.shell.newsletter.submit });
    await email.fill('eleni');
    await submit.press('Enter');
    await expect(page).toHaveURL(/\/newsletter/);
    await expect(email).toHaveAccessibleDescription(t.shell.newsletter.invalid);
    await expect(email).toHaveValue('eleni');
    await email.fill('eleni@salonica.example');
    await submit.press('Enter');
    await expect(
      page.getByRole('status').filter({ hasText: t.shell.newsletter.thanks }),
    ).toBeVisible();
  });

  test('signing in says that it needs script', async ({ page, t, pageErrors }) => {
    pageErrors.expect(/422/);
    await page.goto('/signin');
    await page.getByRole('textbox', { name: t.auth.fields.email }).fill('eleni@salonica.example');
    await page.getByLabel(t.auth.fields.password, { exact: true }).fill('correct horse');
    await page.getByRole('button', { name: t.auth.signIn.submit, exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(t.auth.unsent.title);
    await expect(page.getByRole('textbox', { name: t.auth.fields.email })).toHaveValue(
      'eleni@salonica.example',
    );
    await expect(page.getByLabel(t.auth.fields.password, { exact: true })).toHaveValue('');
  });
});
