import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

test(
  'money is added from a card and taken out again',
  { tag: '@both' },
  async ({ customerPage: page, t, language }) => {
    const { wallet } = t;
    const amount = (text: string) =>
      page.locator('[data-component="balance-card"]').getByText(text, { exact: true });
    const dollars = (text: string) =>
      language === 'en' ? `$${text}` : `${text.replace('.', ',')}\u00a0$`;
    await open(page, '/profile/wallet');
    await expect(amount(dollars('125.50'))).toBeVisible();
    await expect(page.getByText('−', { exact: false }).first()).toBeVisible();

    await page.getByRole('button', { name: wallet.add.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('spinbutton', { name: wallet.amount }).fill('0');
    await dialog.getByRole('button', { name: wallet.add.submit }).click();
    await expect(dialog.getByText(wallet.add.invalid)).toBeVisible();
    expect.soft(await axeViolations(page), 'the dialog').toEqual([]);
    await dialog.getByRole('spinbutton', { name: wallet.amount }).fill('24,50');
    await dialog.getByRole('button', { name: wallet.add.submit }).click();
    await expect(dialog).toBeHidden();
    await expect(amount(dollars('150.00'))).toBeVisible();

    await page.getByRole('link', { name: wallet.withdraw.open }).click();
    await expect(page).toHaveURL('/profile/withdraw');
    const submit = page.getByRole('button', { name: wallet.withdraw.submit });
    const field = page.getByRole('spinbutton', { name: wallet.amount });
    const said = (text: string) => page.getByRole('main').getByText(text);
    await submit.click();
    await expect(said(wallet.withdraw.invalidAmount)).toBeVisible();
    await field.fill('150.01');
    await submit.click();
    await expect(said(wallet.withdraw.insufficient)).toBeVisible();
    await field.fill('125,50');
    await submit.click();
    await expect(said(wallet.withdraw.noMethod)).toBeVisible();
    await page.getByRole('radio', { name: wallet.withdraw.methods.paypal.title }).check();
    await submit.click();
    await expect(page.getByText(wallet.withdraw.done)).toBeVisible();
    await expect(field).toHaveValue('');
    await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
    for (const status of ['completed', 'pending', 'rejected'] as const) {
      await expect(page.getByText(wallet.status[status]).first()).toBeVisible();
    }
    expect.soft(await axeViolations(page), 'the withdrawal').toEqual([]);

    await page.getByRole('link', { name: t.common.profile }).first().click();
    await page.getByRole('link', { name: wallet.title, exact: true }).click();
    await expect(amount(dollars('24.50'))).toBeVisible();
  },
);

test('a card is added, made the default, removed and brought back', async ({
  customerPage: page,
  t,
}) => {
  const { wallet } = t;
  await open(page, '/profile/wallet');
  await page.getByRole('button', { name: wallet.methods.addNamed }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: wallet.card.number }).fill('4242 4242 4242 4241');
  await dialog.getByRole('textbox', { name: wallet.card.expiry }).fill('01/20');
  await dialog.getByRole('button', { name: wallet.card.save }).click();
  await expect(dialog.getByText(wallet.card.problems.number)).toBeVisible();
  await expect(dialog.getByText(wallet.card.problems.expired)).toBeVisible();
  await dialog.getByRole('textbox', { name: wallet.card.number }).fill('4000 0566 5566 5556');
  await dialog.getByRole('textbox', { name: wallet.card.expiry }).fill('09/39');
  await dialog.getByRole('checkbox', { name: wallet.card.makeDefault }).check();
  await dialog.getByRole('button', { name: wallet.card.save }).click();
  await expect(dialog).toBeHidden();
  const added = page.getByRole('article', { name: /5556/ });
  await expect(added.getByText('Default')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Visa ending 5556' }).click();
  await dialog.getByRole('button', { name: wallet.card.remove }).click();
  await expect(added).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: t.common.undo }).click();
  await expect(added.getByText('Default')).toBeVisible();
});
