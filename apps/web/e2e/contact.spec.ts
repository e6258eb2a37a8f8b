import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const typed = {
  name: 'Eleni Vasiliou',
  email: 'eleni@example.com',
  subject: 'A chair by the window',
  message: 'Is one free on Friday?\nThank you!',
};

const fields = ['name', 'email', 'subject', 'message'] as const;

const field = (page: Page, t: Texts, name: (typeof fields)[number]) =>
  page.getByRole('main').getByRole('textbox', { name: t.contact.form[name], exact: true });

const submit = (page: Page, t: Texts) => page.getByRole('button', { name: t.contact.form.submit });

test.describe('the contact form', { tag: '@both' }, () => {
  test('requires all fields and keeps the input', async ({ page, t }) => {
    await open(page, '/contact');
    await field(page, t, 'subject').fill(typed.subject);
    await field(page, t, 'email').fill('eleni');
    await submit(page, t).click();
    await expect(field(page, t, 'name')).toBeFocused();
    await expect(field(page, t, 'name')).toHaveAccessibleDescription(t.contact.problems.name);
    await expect(field(page, t, 'email')).toHaveAccessibleDescription(
      t.contact.problems.emailInvalid,
    );
    await expect(field(page, t, 'message')).toHaveAccessibleDescription(t.contact.problems.message);
    await expect(field(page, t, 'subject')).toHaveValue(typed.subject);
    await expect(field(page, t, 'email')).toHaveValue('eleni');
    await expect(
      page.getByText(t.contact.form.summary_other.replace('{{count}}', '3')),
    ).toBeVisible();
    await expectNoAxeViolations(page);
    await field(page, t, 'name').fill(typed.name);
    await expect(field(page, t, 'name')).not.toHaveAttribute('aria-invalid');
  });

  test('keeps the input over a reload and a failure, and sends it', async ({
    page,
    t,
    pageErrors,
  }) => {
    await open(page, '/contact');
    for (const name of fields) await field(page, t, name).fill(typed[name]);
    await page.reload();
    await expect(field(page, t, 'message')).toHaveValue(typed.message);
    await page.route('**/api/v1/contact', (route) => route.fulfill({ status: 503, body: '' }), {
      times: 1,
    });
    pageErrors.expect(/503/);
    await submit(page, t).press('Enter');
    await expect(page.getByRole('main').getByRole('alert')).toHaveText(t.common.failed.unavailable);
    await submit(page, t).press('Enter');
    const title = page.getByRole('heading', {
      name: t.contact.done.title.replace('{{name}}', typed.name),
    });
    await expect(title).toBeFocused();
    await expect(page.getByText(t.contact.done.text)).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('link', { name: t.contact.done.another }).press('Enter');
    await expect(field(page, t, 'message')).toHaveValue('');
  });
});

test('address, phone, mail and hours are shown', async ({ page, t }) => {
  await open(page, '/contact');
  const ways = page.getByRole('complementary', { name: t.contact.ways.label });
  await expect(ways).toContainText('Mon-Fri 9:00 AM-6:00 PM EST');
  await expect(ways).toContainText('Weekend 10:00 AM-4:00 PM EST');
  await expect(ways).toContainText(t.contact.ways.address);
  await expect(ways.locator('a[href^="tel:"]')).toHaveCount(1);
  await expect(ways.locator('a[href^="mailto:"]')).toHaveCount(2);
});

test('Greek hours are in 24-hour form', { tag: '@greek' }, async ({ page, t }) => {
  await open(page, '/contact');
  const ways = page.getByRole('complementary', { name: t.contact.ways.label });
  await expect(ways).toContainText('9:00-18:00');
  await expect(ways).not.toContainText(/[AP]M/);
});
