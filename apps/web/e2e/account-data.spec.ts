import { readFile } from 'node:fs/promises';
import type { Download } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { axeViolations } from './support/axe.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expect, open, test } from './support/test.ts';

interface DataFile {
  readonly schemaVersion: number;
  readonly records: {
    readonly profile: readonly unknown[];
    readonly bookings: readonly { readonly id: string }[];
  };
}

const recordsOf = async (file: Download): Promise<DataFile> =>
  JSON.parse(await readFile(await file.path(), 'utf8')) as DataFile;

test(
  'a customer downloads all data and deletes the account with the keyboard',
  { tag: '@both' },
  async ({ customerPage: page, customer, t, pageErrors, context }) => {
    // Errors of the sign-in to a deleted account, and of other pages' next calls.
    pageErrors.expect(/status of 40[01]/);
    // Two accounts, and two pages of one.
    test.slow();
    const { account } = t;
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await open(page, '/profile');
    const elsewhere = await context.newPage();
    await open(elsewhere, '/profile/address');
    await page.bringToFront();
    await pressOn(page, page.getByRole('main').getByRole('link', { name: account.title }));
    await expect(page).toHaveURL('/profile/data');

    const downloaded = page.waitForEvent('download');
    await pressOn(page, button(account.download.submit));
    const file = await downloaded;
    expect(file.suggestedFilename()).toMatch(/^salonica-\d{4}-\d\d-\d\d\.json$/);
    const { records: before, schemaVersion } = await recordsOf(file);
    expect(schemaVersion).toBe(1);
    expect(before.profile).toMatchObject([{ email: customer.email, fullname: customer.name }]);
    expect(before.bookings.length).toBeGreaterThan(0);
    await expect(page.getByText(account.download.done)).toBeVisible();

    await pressOn(page, button(account.delete.open));
    const dialog = page.getByRole('dialog', { name: account.delete.dialog.title });
    const word = dialog.getByRole('textbox');
    await expect(word).toBeVisible();
    expect.soft(await axeViolations(page), 'the dialog').toEqual([]);
    await pressOn(page, button(account.delete.dialog.submit));
    // The first missing field has the focus: customers of a preview have a pending withdrawal.
    const leave = dialog.getByRole('checkbox', { name: account.delete.dialog.leave });
    await expect(leave).toBeFocused();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    for (const checkbox of await dialog.getByRole('checkbox', { checked: false }).all()) {
      await pressOn(page, checkbox, 'Space');
    }
    await tabTo(page, word);
    await page.keyboard.type(account.delete.dialog.word.toLowerCase());
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: account.gone.title })).toBeVisible();
    const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(kept).not.toContain(customer.email);
    await expect(elsewhere).toHaveURL(/\/signin/);
    await elsewhere.close();

    const pages = new AccountPages(page, t);
    await open(page, '/signin');
    await pages.signIn(customer);
    await expect(page.getByText(t.auth.errors['invalid-credential']).first()).toBeVisible();

    await open(page, '/signup');
    await pages.signUp(customer);
    await expect(page).toHaveURL('/dashboard');
    await open(page, '/profile/data');
    const again = page.waitForEvent('download');
    await button(account.download.submit).click();
    // A preview gives a new customer new records, and none of the old ones.
    const { records: after } = await recordsOf(await again);
    const known = new Set(before.bookings.map(({ id }) => id));
    expect(after.bookings.filter(({ id }) => known.has(id))).toEqual([]);
  },
);
