import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { newPerson } from './support/identity.ts';
import { pressOn } from './support/keyboard.ts';
import { mailedPath } from './support/mails.ts';
import { expect, open, test } from './support/test.ts';

test(
  'a new customer verifies the email by the link, on another device, with the keyboard',
  { tag: '@both' },
  async ({ page, other, t, pageErrors }) => {
    // Calls of the session that the verification has ended.
    pageErrors.expect(/status of 40[01]/);
    test.slow();
    const person = newPerson();
    const pages = new AccountPages(page, t);
    await open(page, '/signup');
    await pages.signUp(person);
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/profile');
    await expect(page.getByText(t.profile.unverified)).toBeVisible();
    await expect(page.getByText(t.profile.verified, { exact: true })).toHaveCount(0);
    await open(page, '/profile/details');
    const { email } = t.profile.details;
    await expect(page.getByText(email.unverified)).toBeVisible();
    expect.soft(await axeViolations(page), 'the details').toEqual([]);
    await pressOn(page, page.getByRole('button', { name: email.verifyAgain }));
    await expect(page.getByText(t.profile.details.saved.asked)).toBeVisible();

    const words = t.letters.verify;
    const heading = (name: string) => other.getByRole('heading', { level: 1, name });
    await open(other, await mailedPath(page, person.email, '/verify-email'));
    await expect(heading(words.asking.title)).toBeVisible();
    expect.soft(await axeViolations(other), 'the page of the link').toEqual([]);
    const press = other.getByRole('main').getByRole('button', { name: words.press });
    await pressOn(other, press);
    await expect(heading(words.done.title)).toBeFocused();
    await other.reload();
    await pressOn(other, press);
    await expect(heading(words.used.title)).toBeFocused();

    // Every session from before has ended.
    await expect(page).toHaveURL(/\/signin/);
    await pages.signIn(person);
    await expect(page).not.toHaveURL(/\/signin/);
    await open(page, '/profile');
    await expect(page.getByText(t.profile.verified, { exact: true })).toBeVisible();
    await expect(page.getByText(t.profile.unverified)).toHaveCount(0);
  },
);

test('a link opened where the account is signed in keeps the session', async ({ page, t }) => {
  const person = newPerson();
  await open(page, '/signup');
  await new AccountPages(page, t).signUp(person);
  await expect(page).toHaveURL('/dashboard');
  await open(page, await mailedPath(page, person.email, '/verify-email'));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: t.letters.verify.press }).click();
  await expect(main.getByText(t.letters.verify.here.text)).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByText(t.profile.verified, { exact: true })).toBeVisible();
});
