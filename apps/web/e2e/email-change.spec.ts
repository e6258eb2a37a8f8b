import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { lastMail, mailedPath } from './support/mails.ts';
import { expect, open, test } from './support/test.ts';

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

    await open(page, await mailedPath(page, wanted, '/confirm-email'));
    const words = t.letters.email;
    await expect(page.getByRole('heading', { level: 1, name: words.asking.title })).toBeVisible();
    expect.soft(await axeViolations(page), 'the page of the link').toEqual([]);
    await pressOn(page, button(words.press));
    await expect(page.getByRole('heading', { level: 1, name: words.done.title })).toBeFocused();
    const second = () => Math.floor(Date.now() / 1000);
    const confirmedAt = second();
    await expect
      .poll(async () => (await lastMail(page, customer.email)).includes('/contact'))
      .toBe(true);

    await pressOn(page, page.getByRole('main').getByRole('link', { name: words.signIn }));
    await expect(page).toHaveURL(/\/signin/);
    const pages = new AccountPages(page, t);
    await pages.signIn(customer);
    await expect(page.getByText(t.auth.errors['invalid-credential']).first()).toBeVisible();
    await open(page, '/signin');
    // Sessions of the second of the change have ended with it: tokens tell no smaller part.
    await expect.poll(second).toBeGreaterThan(confirmedAt);
    await pages.signIn({ ...customer, email: wanted });
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/profile/details');
    await expect(page.getByRole('main').getByText(wanted)).toBeVisible();
  },
);
