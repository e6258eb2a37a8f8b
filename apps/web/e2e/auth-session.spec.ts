import { AccountPages } from './support/account-pages.ts';
import { newPerson } from './support/identity.ts';
import { expect, open, test } from './support/test.ts';

const hintKey = 'salonica.session';

test('a remembered customer is still signed in in a new tab', async ({
  page,
  context,
  t,
  account,
}) => {
  await new AccountPages(page, t).arriveSignedIn(account);
  const hint = await page.evaluate((key) => localStorage.getItem(key), hintKey);
  expect(JSON.parse(hint ?? '')).toEqual({
    email: account.email,
    displayName: account.name,
    phoneNumber: null,
  });
  const other = await context.newPage();
  await open(other, '/profile');
  await expect(other.getByText(account.email).first()).toBeVisible();
  await expect(other).toHaveURL('/profile');
});

test('a customer who is not remembered stays signed in in this tab only', async ({
  page,
  context,
  t,
  account,
}) => {
  await open(page, '/signin');
  await page.getByRole('checkbox', { name: t.auth.signIn.remember }).uncheck();
  await new AccountPages(page, t).signIn(account);
  await expect(page).toHaveURL('/dashboard');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: t.bookings.title })).toBeVisible();
  const kept = await page.evaluate(() => Object.keys(localStorage));
  expect(kept.filter((key) => /firebase|session/.test(key))).toEqual([]);
  const other = await context.newPage();
  await other.goto('/profile');
  await expect(other).toHaveURL('/signin?next=%2Fprofile');
});

test('another tab follows a sign-in', async ({ page, context, t, account }) => {
  const other = await context.newPage();
  await open(other, '/signin?next=%2Fprofile');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await new AccountPages(page, t).arriveSignedIn(account);
  await expect(other).toHaveURL('/profile');
});

test('signing out deletes everything and stores no redirect', async ({ customerPage: page, t }) => {
  await open(page, '/profile');
  await page.getByRole('main').getByRole('button', { name: t.profile.signOut }).click();
  await expect(page).toHaveURL('/signin');
  await expect(page.getByText(t.auth.signIn.intro)).toBeVisible();
  const kept = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(kept.filter((key) => /firebase|session|draft/.test(key))).toEqual([]);
});

test('a protected page is restored with query and fragment', async ({ page, t, account }) => {
  await page.goto('/profile/chat?with=07#last');
  await expect(page).toHaveURL(/\/signin\?next=/);
  await new AccountPages(page, t).signIn(account);
  await expect(page).toHaveURL('/profile/chat?with=07#last');
});

// next-path.spec.ts tests all other spellings.
for (const hostile of ['/\\example.com', 'javascript:alert(1)']) {
  test(`ignores the redirect to ${hostile}`, async ({ page, t, account }) => {
    await open(page, `/signin?${new URLSearchParams({ next: hostile }).toString()}`);
    await new AccountPages(page, t).signIn(account);
    await expect(page).toHaveURL('/dashboard');
  });
}

test('an unreachable service keeps a private page open, with a retry button', async ({
  customerPage: page,
  t,
  customer,
  pageErrors,
}) => {
  pageErrors.expect(/Failed to load resource/);
  await page.route('**/config.json', (route) => route.abort());
  await page.goto('/profile');
  await expect(page.getByText(t.auth.protected.unavailableTitle)).toBeVisible();
  await expect(page).toHaveURL('/profile');
  await page.unroute('**/config.json');
  await page.getByRole('main').getByRole('button', { name: t.common.tryAgain }).click();
  await expect(page.getByRole('heading', { name: customer.name })).toBeVisible();
});

test('the input is kept when the server cannot be reached', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/Failed to load resource/);
  const pages = new AccountPages(page, t);
  const person = newPerson();
  await page.route('**/api/user/registerUser', (route) => route.abort());
  await open(page, '/signup');
  await pages.signUp(person);
  await expect(page.getByText(t.auth.toasts.registrationFailed).first()).toBeVisible();
  await expect(page.getByText(t.auth.toasts.somethingWrong).first()).toBeVisible();
  await expect(pages.field('fullname')).toHaveValue(person.name);
  await expect(pages.password('password')).toHaveValue(person.password);
});
