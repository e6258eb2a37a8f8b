import type { Page } from '@playwright/test';
import { sentCode } from './support/identity.ts';
import { expect, open, test } from './support/test.ts';

/** A number that no other test uses. */
function newNumber(): string {
  return `691${String(Date.now()).slice(-7)}`;
}

/** The usual stack with one setting changed. */
async function offerPhone(page: Page): Promise<void> {
  await page.route('**/config.json', async (route) => {
    const response = await route.fetch();
    const config = (await response.json()) as Record<string, unknown>;
    await route.fulfill({ response, json: { ...config, phoneSignIn: true } });
  });
}

test(
  'a phone signs in with the code that was sent to it',
  { tag: '@both' },
  async ({ page, t, pageErrors }) => {
    // The emulator has no CAPTCHA settings.
    pageErrors.expect(/recaptchaConfig|status of (400|404|501)/);
    await offerPhone(page);
    const number = newNumber();
    await open(page, '/signin?next=/profile');
    await page.getByRole('button', { name: t.auth.signIn.phone }).click();
    await expect(page.getByRole('heading', { name: t.phone.title })).toBeFocused();
    await page.getByLabel(t.phone.number).fill('12');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.phone.shortNumber)).toBeVisible();
    await page.getByLabel(t.phone.number).fill(number);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: t.phone.codeTitle })).toBeFocused();

    const code = await sentCode(`+30${number}`);
    const field = page.getByLabel(t.phone.code, { exact: true });
    await field.fill(code === '123456' ? '654321' : '123456');
    await page.keyboard.press('Enter');
    await expect(page.getByText(t.auth.errors['invalid-verification-code']).first()).toBeVisible();
    await field.fill(code);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/profile');
    await expect(page.getByText(t.auth.toasts.signedIn.message)).toBeVisible();
  },
);

test('returning from phone sign-in keeps the form', async ({ page, t }) => {
  await offerPhone(page);
  await open(page, '/signin');
  const email = page.getByRole('textbox', { name: t.auth.fields.email });
  await email.fill('kept@salonica.example');
  await page.getByRole('button', { name: t.auth.signIn.phone }).click();
  await expect(email).toBeHidden();
  await page.getByRole('button', { name: t.phone.otherWays }).click();
  await expect(email).toHaveValue('kept@salonica.example');
  await expect(page.getByRole('button', { name: t.auth.signIn.phone })).toBeFocused();
});
