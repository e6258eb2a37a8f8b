import type { Page } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expect, open, test } from './support/test.ts';

/** The text of the latest mail to an address; empty before the first. */
async function lastMail(page: Page, recipient: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text();
  const item = list.split('<li').find((entry) => entry.includes(recipient)) ?? '';
  const id = /\/dev\/mail\/([\da-f-]{36})/.exec(item)?.[1];
  return id === undefined ? '' : (await page.request.get(`/dev/mail/${id}/html`)).text();
}

test(
  'a customer changes the e-mail by the link to the new one, with the keyboard',
  { tag: '@both' },
  async ({ customerPage: page, customer, t, pageErrors }) => {
    // Calls of the session that the change has ended.
    pageErrors.expect(/status of 40[01]/);
    test.slow();
    const { email } = t.profile.details;
    const wanted = `new.${customer.email}`;
    const button = (name: string) => page.getByRole('main').getByRole('button', { name });
    await open(page, '/profile/details');
    const field = page.getByRole('textbox', { name: email.label });
    await tabTo(page, field);
    await page.keyboard.type(wanted);
    await page.keyboard.press('Enter');
    await expect(page.getByText(email.pending)).toBeVisible();
    await expect(button(email.again)).toBeFocused();
    expect.soft(await axeViolations(page), 'the pending change').toEqual([]);

    await pressOn(page, button(email.cancel));
    await expect(field).toBeFocused();
    await page.keyboard.type(wanted);
    await page.keyboard.press('Enter');
    await expect(page.getByText(email.pending)).toBeVisible();

    const link = /href="([^"]*\/confirm-email\?[^"]*)"/;
    await expect.poll(async () => link.test(await lastMail(page, wanted))).toBe(true);
    const href = link.exec(await lastMail(page, wanted))?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { pathname, search } = new URL(href);
    await open(page, pathname + search);
    const words = t.letters.email;
    await expect(page.getByRole('heading', { level: 1, name: words.asking.title })).toBeVisible();
    expect.soft(await axeViolations(page), 'the page of the link').toEqual([]);
    await pressOn(page, button(words.press));
    await expect(page.getByRole('heading', { level: 1, name: words.done.title })).toBeFocused();
    await expect
      .poll(async () => (await lastMail(page, customer.email)).includes('/contact'))
      .toBe(true);

    await pressOn(page, page.getByRole('main').getByRole('link', { name: words.signIn }));
    await expect(page).toHaveURL(/\/signin/);
    const pages = new AccountPages(page, t);
    await pages.signIn(customer);
    await expect(page.getByText(t.auth.errors['invalid-credential']).first()).toBeVisible();
    await open(page, '/signin');
    await pages.signIn({ ...customer, email: wanted });
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/profile/details');
    await expect(page.getByRole('main').getByText(wanted)).toBeVisible();
  },
);
