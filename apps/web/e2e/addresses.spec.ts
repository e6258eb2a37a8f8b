import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

test(
  'addresses are added, changed, deleted and restored',
  { tag: '@both' },
  async ({ customerPage: page, t }) => {
    const { addresses } = t;
    await open(page, '/profile/address');
    const list = page.getByRole('main').getByRole('article');
    await expect(list).toHaveCount(2);

    await page.getByRole('button', { name: addresses.add }).click();
    const dialog = page.getByRole('dialog');
    const field = (name: 'name' | 'address' | 'city') =>
      dialog.getByRole('textbox', { name: addresses.fields[name] });
    await dialog.getByRole('button', { name: addresses.dialog.save }).click();
    await expect(dialog.getByText(addresses.required.name)).toBeVisible();
    await expect(field('name')).toBeFocused();
    expect.soft(await axeViolations(page), 'the dialog').toEqual([]);
    await field('name').fill('Atelier');
    await field('address').fill('5 Ermou');
    await field('city').fill('Thessaloniki');
    await dialog.getByRole('checkbox', { name: addresses.fields.makeDefault }).check();
    await dialog.getByRole('button', { name: addresses.dialog.save }).click();
    await expect(dialog).toBeHidden();
    const added = page.getByRole('article', { name: 'Atelier' });
    await expect(list.first()).toContainText('Atelier');

    await added
      .getByRole('button', { name: /Atelier/ })
      .first()
      .click();
    await expect(field('address')).toHaveValue('5 Ermou');
    await field('address').fill('7 Ermou');
    await dialog.getByRole('button', { name: addresses.dialog.save }).click();
    await expect(added).toContainText('7 Ermou');

    await added
      .getByRole('button', { name: /Atelier/ })
      .last()
      .click();
    await expect(added).toBeHidden();
    const undo = page.getByRole('main').getByRole('button', { name: t.common.undo });
    await expect(undo).toBeFocused();
    await undo.click();
    await expect(added).toContainText('7 Ermou');
    expect.soft(await axeViolations(page), 'the page').toEqual([]);
  },
);

test('an empty address book shows the empty state', async ({ customerPage: page }) => {
  await open(page, '/profile/address');
  await page.getByRole('button', { name: 'Delete Home' }).click();
  await page.getByRole('button', { name: 'Delete Work' }).click();
  await expect(page.getByRole('heading', { name: 'No addresses saved' })).toBeVisible();
});
