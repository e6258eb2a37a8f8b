import { stubGoogle } from './support/network.ts';
import { expect, open, test } from './support/test.ts';

test.beforeEach(({ context }) => stubGoogle(context));

test('Google signs in through the account page of the identity service', async ({ page, t }) => {
  await open(page, '/signin');
  const popup = page.waitForEvent('popup');
  await page.getByRole('button', { name: t.auth.signIn.google }).click();
  const accounts = await popup;
  const email = `google.${Date.now()}@salonica.example`;
  await accounts.getByText('Add new account').click();
  await accounts.locator('#email-input').fill(email);
  await accounts.locator('#display-name-input').fill('Kostas Ioannou');
  await accounts.locator('#sign-in').click();
  await expect(page).toHaveURL('/dashboard');
  await expect(page.getByText(t.auth.toasts.signedIn.message)).toBeVisible();
  await open(page, '/profile');
  await expect(page.getByRole('heading', { name: 'Kostas Ioannou' })).toBeVisible();
  await expect(page.getByRole('main').getByText(email)).toBeVisible();
});

test('closing the Google window shows no error', async ({ page, t }) => {
  await open(page, '/signin');
  const popup = page.waitForEvent('popup');
  const google = page.getByRole('button', { name: t.auth.signIn.google });
  await google.click();
  await (await popup).close();
  // The form stays usable until the service notices.
  await expect(google).toBeEnabled();
  await expect(page.getByText(t.auth.errors['popup-closed-by-user'])).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByText('Google sign-in failed')).toBeHidden();
});
