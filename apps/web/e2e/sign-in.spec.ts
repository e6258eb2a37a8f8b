import { AccountPages } from './support/account-pages.ts';
import { demoAccount } from './support/stack.ts';
import { expect, open, test } from './support/test.ts';

test(
  'the demo account signs in, is welcomed back, and lands on My Bookings',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/signin');
    await new AccountPages(page, t).signIn(demoAccount);
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByText(t.auth.toasts.signedIn.title)).toBeVisible();
    await expect(page.getByText(t.auth.toasts.signedIn.message)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: t.bookings.title })).toBeVisible();
  },
);

test('a wrong password is refused with a message and keeps the form', async ({
  page,
  t,
  account,
  pageErrors,
}) => {
  pageErrors.expect(/status of 400/);
  const pages = new AccountPages(page, t);
  await open(page, '/signin');
  await pages.signIn({ email: account.email, password: 'not-my-password' });
  await expect(page.getByText('Login failed')).toBeVisible();
  await expect(page.getByText(t.auth.errors['invalid-credential']).first()).toBeVisible();
  await expect(pages.field('email')).toHaveValue(account.email);
  await expect(page).toHaveURL('/signin');
});

test('an empty form names the missing fields and focuses the first one', async ({ page, t }) => {
  const pages = new AccountPages(page, t);
  await open(page, '/signin');
  await pages.button('Sign in').click();
  await expect(page.getByText(t.auth.required.email)).toBeVisible();
  await expect(page.getByText(t.auth.required.password)).toBeVisible();
  await expect(pages.field('email')).toBeFocused();
});

test('a signed-in visitor of /signin goes to /dashboard; a reload of a private page stays there', async ({
  customerPage: page,
  customer,
}) => {
  await page.goto('/signin');
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/profile');
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
  await expect(page).toHaveURL('/profile');
});

test('signing out in one tab signs out the other', async ({
  customerPage: page,
  context,
  t,
  customer,
}) => {
  await open(page, '/dashboard');
  const other = await context.newPage();
  await open(other, '/profile');
  await expect(other.getByRole('main').getByText(customer.email)).toBeVisible();
  await page.getByRole('button', { name: t.shell.account.signOut }).first().click();
  await expect(page).toHaveURL(/\/signin/);
  await expect(other).toHaveURL(/\/signin/);
});

test('phone sign-in shows that it is not available yet', async ({ page, t }) => {
  await open(page, '/signin');
  await page.getByRole('button', { name: t.auth.signIn.phone }).click();
  await expect(page.getByText(t.auth.signIn.phoneLater)).toBeVisible();
});
