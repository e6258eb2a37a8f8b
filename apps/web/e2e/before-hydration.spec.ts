import type { Page, Route } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { entryFile, failFile, failures } from './support/script-failures.ts';
import { expect, hydrated, openHeld, test } from './support/test.ts';

/** Opens a page whose app arrives when it is told to. */
async function openEarly(page: Page, path: string): Promise<() => Promise<void>> {
  const { promise: isDue, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(entryFile(), async (route: Route) => {
    await isDue;
    await route.continue();
  });
  await openHeld(page, path);
  return async () => {
    arrive();
    await hydrated(page);
  };
}

/** Says whether the app took the document over as it was, instead of rendering it again. */
async function keepMain(page: Page): Promise<() => Promise<boolean>> {
  const main = await page.getByRole('main').elementHandle();
  return async () => (await main?.evaluate((element) => element.isConnected)) ?? false;
}

test.describe('before the app has arrived', { tag: '@both' }, () => {
  test('a form that is sent waits for it, and is sent once', async ({ page, t }) => {
    const arrive = await openEarly(page, '/contact');
    let sent = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/api/v1/contact')) sent += 1;
    });
    const form = page.getByRole('main').locator('form');
    await form.locator('[name=name]').fill('Eleni Vasiliou');
    await form.locator('[name=email]').fill('eleni@salonica.example');
    await form.locator('[name=subject]').fill('A chair by the window');
    await form.locator('[name=message]').fill('Is one free on Friday?');
    const submit = form.getByRole('button', { name: t.contact.form.submit });
    await submit.click();
    await submit.click();
    await arrive();
    const done = t.contact.done.title.replace('{{name}}', 'Eleni Vasiliou');
    await expect(page.getByRole('heading', { name: done })).toBeVisible();
    expect(sent).toBe(1);
  });

  test('signing in waits for it', async ({ page, t, account }) => {
    const arrive = await openEarly(page, '/signin');
    await page.getByRole('textbox', { name: t.auth.fields.email }).fill(account.email);
    await page.getByLabel(t.auth.fields.password, { exact: true }).fill(account.password);
    await page.getByRole('button', { name: t.auth.signIn.submit, exact: true }).click();
    await arrive();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('what is chosen and typed is read by it', async ({ page }) => {
    const showResults = await openEarly(page, '/salons');
    const sort = page.getByRole('main').getByRole('combobox').last();
    const [, second = ''] = await sort
      .locator('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await sort.selectOption(second);
    await showResults();
    await expect(page).toHaveURL(new RegExp(`sort=${second}`));
    await expect(sort).toHaveValue(second);
    await page.unrouteAll({ behavior: 'ignoreErrors' });

    const showHelp = await openEarly(page, '/help');
    const question = page.getByRole('main').getByRole('searchbox');
    await question.fill('zzzz');
    await showHelp();
    await expect(question).toHaveValue('zzzz');
    await expect(page.getByRole('main')).toContainText(/zzzz/);
  });

  test('elements of extensions cost nothing', async ({ page, t }) => {
    const arrive = await openEarly(page, '/contact');
    const email = page.getByRole('main').locator('[name=email]');
    await email.fill('eleni@salonica.example');
    const isKept = await keepMain(page);
    await page.evaluate(() => {
      for (const field of document.querySelectorAll('input[type=email]')) {
        field.setAttribute('data-com-onepassword-filled', 'light');
        field.after(document.createElement('com-1password-button'));
        const icon = document.createElement('div');
        icon.dataset['lastpassIconRoot'] = '';
        field.after(icon);
      }
      document.body.prepend(document.createElement('grammarly-desktop-integration'));
      document.head.append(document.createElement('meta'));
    });
    await arrive();
    expect(await isKept()).toBe(true);
    await expect(page.locator('com-1password-button')).toHaveCount(2);
    await expect(page.locator('[data-lastpass-icon-root]')).toHaveCount(2);
    await expect(email).toHaveValue('eleni@salonica.example');
    await page.getByRole('button', { name: t.contact.form.submit }).click();
    await expect(page.getByRole('main').locator('[name=name]')).toBeFocused();
  });
});

test('a page that is rendered again keeps what was typed, the focus and the place', async ({
  page,
  pageErrors,
}) => {
  pageErrors.expect(/Minified React error/);
  const arrive = await openEarly(page, '/contact');
  const message = page.getByRole('main').locator('[name=message]');
  await message.fill('Is one free on Friday?');
  const isKept = await keepMain(page);
  // A change that nothing records.
  await page.evaluate(() => {
    window.scrollTo({ top: 300, behavior: 'instant' });
    const root = document.documentElement;
    root.addEventListener('salonica-takeover', () => document.querySelector('h1')?.remove());
  });
  await arrive();
  expect(await isKept()).toBe(false);
  await expect(message).toHaveValue('Is one free on Friday?');
  await expect(message).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(250);
});

test('a form is answered by the server if the app does not load', async ({
  page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/./);
  await failFile(page, entryFile(), failures['is not there']);
  await page.goto('/contact');
  const form = page.getByRole('main').locator('form');
  await form.locator('[name=name]').fill('Eleni Vasiliou');
  await form.getByRole('button', { name: t.contact.form.submit }).click();
  await expect(form.locator('[name=subject]')).toHaveAccessibleDescription(
    t.contact.problems.subject,
  );
  await expect(form.locator('[name=name]')).toHaveValue('Eleni Vasiliou');
  await expectNoAxeViolations(page);
});
