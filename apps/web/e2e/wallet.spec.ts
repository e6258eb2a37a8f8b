import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

test(
  'money is added from a card and taken out again',
  { tag: '@both' },
  async ({ customerPage: page, customer, t, language, pageErrors, context }) => {
    pageErrors.expect(/status of 40[03]/);
    const { wallet } = t;
    const amount = (text: string) =>
      page.locator('[data-component="balance-card"]').getByText(text, { exact: true });
    const dollars = (text: string) =>
      language === 'en' ? `$${text}` : `${text.replace('.', ',')}\u00a0$`;
    await open(page, '/profile/wallet');
    await expect(amount(dollars('125.50'))).toBeVisible();
    await expect(page.getByText('−', { exact: false }).first()).toBeVisible();

    const elsewhere = await context.newPage();
    await open(elsewhere, '/profile/wallet');
    await expect(elsewhere.getByText(dollars('125.50'), { exact: true })).toBeVisible();

    await page.bringToFront();
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
    await expect(elsewhere.getByText(dollars('150.00'), { exact: true })).toBeVisible();
    await elsewhere.close();

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
    // Simulates a sign-in more than five minutes ago.
    await page.route(
      '**/api/v1/wallet/withdrawals',
      (route) =>
        route.fulfill({ status: 403, json: { code: 'recent-sign-in', message: 'Once more.' } }),
      { times: 1 },
    );
    await submit.click();
    const again = page.getByRole('dialog', { name: t.auth.again.title });
    const password = again.getByLabel(t.auth.fields.password, { exact: true });
    await password.fill('not-the-password');
    await again.getByRole('button', { name: t.auth.again.submit }).click();
    await expect(again.getByText(t.auth.errors['wrong-password'])).toBeVisible();
    expect.soft(await axeViolations(page), 'the sign-in').toEqual([]);
    await password.fill(customer.password);
    await again.getByRole('button', { name: t.auth.again.submit }).click();
    await expect(again).toBeHidden();
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

test('a card is entered in the provider’s frame, declined, confirmed and removed', async ({
  customerPage: page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/status of 4(?:09|22)/);
  const { wallet } = t;
  const sent: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) sent.push(request.postData() ?? '');
  });
  await open(page, '/profile/wallet');
  const dialog = page.getByRole('dialog');
  const balance = (text: string) =>
    page.locator('[data-component="balance-card"]').getByText(text, { exact: true });
  const addCard = async (number: string, isDefault = false) => {
    await page.getByRole('button', { name: wallet.methods.addNamed }).click();
    const fields = dialog.frameLocator('iframe');
    await fields.getByRole('textbox', { name: 'Card number' }).fill(number);
    await fields.getByRole('textbox', { name: 'Expiry date' }).fill('09/39');
    await fields.getByRole('textbox', { name: 'Security code' }).fill('123');
    if (isDefault) await dialog.getByRole('checkbox', { name: wallet.card.makeDefault }).check();
    await dialog.getByRole('button', { name: wallet.card.save }).click();
  };
  await addCard('4242 4242 4242 4241');
  const fields = dialog.frameLocator('iframe');
  await expect(fields.getByText(/number of a test card/)).toBeVisible();
  expect.soft(await axeViolations(page), 'the card fields').toEqual([]);
  await dialog.getByRole('button', { name: wallet.cancel }).click();

  await addCard('4000 0000 0000 0002', true);
  await expect(dialog).toBeHidden();
  const declined = page.getByRole('article', { name: /0002/ });
  await expect(declined.getByText('Default')).toBeVisible();
  await page.getByRole('button', { name: wallet.add.open }).click();
  await dialog.getByRole('spinbutton', { name: wallet.amount }).fill('20');
  await dialog.getByRole('button', { name: wallet.add.submit }).click();
  await expect(dialog.getByText(/was declined/)).toBeVisible();
  await dialog.getByRole('button', { name: wallet.cancel }).click();

  await page.getByRole('button', { name: 'Edit Visa ending 0002' }).click();
  await dialog.getByRole('button', { name: wallet.card.remove }).click();
  await expect(declined).toBeHidden();
  await page.getByRole('main').getByRole('button', { name: t.common.undo }).click();
  await expect(declined.getByText('Default')).toBeVisible();

  await addCard('4000 0025 0000 3155', true);
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: wallet.add.open }).click();
  await dialog.getByRole('spinbutton', { name: wallet.amount }).fill('20');
  await dialog.getByRole('button', { name: wallet.add.submit }).click();
  const confirmation = dialog.frameLocator('iframe');
  await expect(confirmation.getByText(/\$20\.00 with the card ending 3155/)).toBeVisible();
  expect.soft(await axeViolations(page), 'the confirmation').toEqual([]);
  await confirmation.getByRole('button', { name: 'Confirm payment' }).click();
  await expect(dialog).toBeHidden();
  await expect(balance('$145.50')).toBeVisible();
  expect(sent.join('\n')).not.toMatch(/4000 ?00/);
});
