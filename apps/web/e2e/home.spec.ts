import { expect, open, test } from './support/test.ts';

test('the promises, the figures and the invitation are shown', async ({ page, t }) => {
  await open(page, '/');
  const { values, statistics, invitation } = t.home;
  const promises = page.getByRole('region', { name: values.label });
  await expect(promises.getByRole('listitem')).toHaveCount(3);
  for (const text of [values.verified, values.instant, values.instantHint, values.secure]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of [statistics.customers, statistics.salons, statistics.bookings]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible();
  }
  for (const text of ['4.9/5', '50K+', '40%']) {
    await expect(page.getByRole('main').getByText(text).first()).toBeVisible();
  }
  await expect(page.getByRole('link', { name: 'View All Top-Rated Salons' })).toHaveAttribute(
    'href',
    /^\/salons/,
  );
  await page.getByRole('button', { name: invitation.app }).click();
  await expect(page.getByText(t.shell.soon.app, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: invitation.nearMe }).click();
  await expect(page).toHaveURL(/\/salons/);
});

test('a typed place leads to its search', async ({ page, t }) => {
  await open(page, '/');
  await page.getByRole('textbox', { name: t.home.hero.location }).fill('Kalamaria');
  await page.getByRole('main').getByRole('button', { name: t.home.hero.submit }).click();
  await expect(page).toHaveURL(/\/salons\?.*Kalamaria/);
  await expect(page.getByRole('textbox', { name: t.search.location })).toHaveValue('Kalamaria');
});
