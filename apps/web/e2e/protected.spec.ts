import { AccountPages } from './support/account-pages.ts';
import { newPerson } from './support/identity.ts';
import { expect, open, test } from './support/test.ts';

test(
  'a signed-out visitor of /profile signs in and is redirected there',
  { tag: '@both' },
  async ({ page, t, account }) => {
    await page.goto('/profile');
    await expect(page).toHaveURL(/\/signin/);
    await expect(page.getByText(t.auth.signIn.wanted)).toBeVisible();
    await new AccountPages(page, t).signIn(account);
    await expect(page).toHaveURL('/profile');
    await expect(page.getByRole('main').getByText(account.email)).toBeVisible();
  },
);

test('the redirect is kept for a visitor who signs up instead', async ({ page, t }) => {
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Sign up for free' }).click();
  await expect(page).toHaveURL(/\/signup\?/);
  await new AccountPages(page, t).signUp(newPerson());
  await expect(page).toHaveURL('/profile');
});

test('"Loading..." shows while the session is being restored', async ({
  customerPage: page,
  customer,
}) => {
  await page.route(/accounts:lookup/, async (route) => {
    await expect(page.getByText('Loading...')).toBeVisible();
    await route.continue();
  });
  await page.goto('/profile');
  await expect(page.getByRole('main').getByText(customer.email)).toBeVisible();
});

test('a redirect to a page outside the app is ignored', async ({ page, t, account }) => {
  await open(page, '/signin?next=https://example.com/');
  await new AccountPages(page, t).signIn(account);
  await expect(page).toHaveURL('/dashboard');
});
