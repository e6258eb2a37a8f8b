import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

test(
  'a password is changed with the current one',
  { tag: '@both' },
  async ({ customerPage: page, t, customer: account, pageErrors }) => {
    pageErrors.expect(/status of 400/);
    const { password } = t;
    const pages = new AccountPages(page, t);
    await open(page, '/profile/change-password');
    const field = (name: keyof typeof password.fields) =>
      page.getByLabel(password.fields[name], { exact: true });
    const fill = async (current: string, next: string, confirmed = next) => {
      await field('current').fill(current);
      await field('new').fill(next);
      await field('confirm').fill(confirmed);
      await page.getByRole('button', { name: password.submit }).click();
    };

    await fill(account.password, 'Brand-new-1', 'Brand-new-2');
    await expect(page.getByText(password.mismatch).first()).toBeVisible();
    await fill(account.password, 'short');
    await expect(page.getByText(password.tooShort).first()).toBeVisible();
    await fill('not-the-password', 'Brand-new-1');
    await expect(field('current')).toHaveAttribute('aria-invalid', 'true');
    expect.soft(await axeViolations(page)).toEqual([]);
    await fill(account.password, 'Brand-new-1');
    await expect(page.getByText(password.changed)).toBeVisible();
    for (const name of ['current', 'new', 'confirm'] as const) {
      await expect(field(name)).toHaveValue('');
    }

    await open(page, '/profile');
    await page.getByRole('main').getByRole('button', { name: t.profile.signOut }).click();
    await expect(page).not.toHaveURL('/profile');
    await open(page, '/signin');
    await pages.signIn({ email: account.email, password: 'Brand-new-1' });
    await expect(page).toHaveURL('/dashboard');
  },
);
