import { AccountPages } from './support/account-pages.ts';
import { mailedLinks } from './support/identity.ts';
import { expect, open, test } from './support/test.ts';

test(
  'a forgotten password is replaced through the link in the e-mail',
  { tag: '@both' },
  async ({ page, t, account }) => {
    const pages = new AccountPages(page, t);
    await open(page, '/signin');
    await page.getByRole('link', { name: t.auth.signIn.forgot }).click();
    await expect(page).toHaveURL('/forgot-password');
    await pages.field('email').fill(account.email);
    await pages.button(t.recovery.forgot.submit).click();
    await expect(page.getByRole('heading', { name: t.recovery.forgot.sentTitle })).toBeVisible();

    const [link] = await mailedLinks(account.email);
    const code = new URL(link?.oobLink ?? '').searchParams.get('oobCode');
    await open(page, `/reset-password?mode=resetPassword&oobCode=${code}`);
    await pages.password('newPassword').fill('a-new-password');
    await pages.password('confirmPassword').fill('a-new-password');
    await pages.button(t.recovery.reset.submit).click();
    await expect(page.getByRole('heading', { name: t.recovery.reset.doneTitle })).toBeVisible();

    await open(page, '/signin');
    await pages.signIn({ email: account.email, password: 'a-new-password' });
    await expect(page).toHaveURL('/dashboard');
  },
);

test('the response for an unknown address is the same', async ({ page, t }) => {
  const pages = new AccountPages(page, t);
  await open(page, '/forgot-password');
  await pages.field('email').fill('nobody@salonica.example');
  await pages.button(t.recovery.forgot.submit).click();
  await expect(page.getByRole('heading', { name: t.recovery.forgot.sentTitle })).toBeVisible();
  expect(await mailedLinks('nobody@salonica.example')).toEqual([]);
});

test('a used or invalid link offers a new one', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/status of 400/);
  await open(page, '/reset-password?mode=resetPassword&oobCode=made-up');
  await expect(page.getByRole('heading', { name: t.recovery.reset.brokenTitle })).toBeVisible();
  await page.getByRole('link', { name: t.recovery.reset.brokenAction }).click();
  await expect(page).toHaveURL('/forgot-password');
});
