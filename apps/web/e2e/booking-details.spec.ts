import { AccountPages } from './support/account-pages.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test(
    'no step and no salon page is wider than the screen, and the main button is visible',
    { tag: '@both' },
    async ({ page, t }) => {
      const wizard = new Wizard(page, t);
      const fits = async (place: string) => {
        const surplus = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(surplus, `pixels too wide: ${place}`).toBe(0);
      };
      await open(page, '/salon/01');
      await expect(
        page.getByRole('heading', { name: t.salon.tabs.services, exact: true }),
      ).toBeVisible();
      await fits('salon');
      await open(page, '/booking/01?service=0');
      await wizard.expectStep('service');
      await expect(wizard.continueButton).toBeInViewport({ ratio: 1 });
      await fits('service');
      await wizard.next();
      await expect(page.getByRole('grid')).toBeVisible();
      await fits('date');
      await wizard.chooseDay();
      await wizard.next();
      await wizard.expectStep('time');
      await wizard.chooseBarberAndTime();
      await fits('time');
      await wizard.next();
      await wizard.expectStep('location');
      await wizard.choose(wizard.place('home'));
      await fits('location');
    },
  );
});

test('a URL beyond the choices leads to the furthest possible step', async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/07?step=location');
  await wizard.expectStep('service');
  await open(page, '/booking/07?service=2&step=time');
  await wizard.expectStep('date');
});

test('the home address is deleted with the session, the other choices are not', async ({
  page,
  t,
}) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/08');
  await wizard.goToLocation();
  await wizard.meetAtHome('Tsimiski 12, 546 24');
  await page.reload();
  await wizard.expectStep('location');
  await expect(wizard.address).toHaveValue('Tsimiski 12, 546 24');
  await page.evaluate(() => window.sessionStorage.clear());
  await page.goto('/categories');
  await page.evaluate(() => window.sessionStorage.clear());
  await open(page, '/booking/08?step=location');
  await expect(wizard.place('home')).toBeChecked();
  await expect(wizard.address).toHaveValue('');
  await expect(wizard.confirmButton).toBeDisabled();
});

test('a draft survives signing in and is deleted at sign-out', async ({ page, t, account }) => {
  const wizard = new Wizard(page, t);
  const radios = page.getByRole('main').getByRole('radio', { checked: true });
  await open(page, '/booking/09?service=1');
  await wizard.next();
  await wizard.chooseDay();
  await open(page, '/signin');
  await new AccountPages(page, t).signIn(account);
  await expect(page).toHaveURL('/dashboard');
  await open(page, '/booking/09?step=time');
  await wizard.expectStep('time');
  await page.getByRole('button', { name: t.shell.account.signOut }).first().click();
  await wizard.expectStep('service');
  await expect(radios).toHaveCount(0);
  await page.reload();
  await wizard.expectStep('service');
  await expect(radios).toHaveCount(0);
});

test.describe('far from the salon', () => {
  test.use({ timezoneId: 'America/New_York' });

  test('the visitor reads their own time beside that of the salon', async ({ page, t }) => {
    const wizard = new Wizard(page, t);
    await open(page, '/booking/10?service=0');
    await wizard.next();
    await wizard.chooseDay();
    await wizard.next();
    await wizard.expectStep('time');
    await expect(page.getByText(/Times shown in the local time of the salon\./)).toBeVisible();
    await wizard.chooseBarberAndTime();
    await expect(page.getByText(/at the salon is \d\d:\d\d on your clock\./)).toBeVisible();
  });
});

test('a salon can be saved and its link copied', async ({ page, t, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Whether the device has a share sheet depends on the machine.
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await open(page, '/salon/01');
  const save = page.getByRole('button', { name: t.salon.save, exact: true });
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await save.click();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(t.common.favorites.on)).toBeVisible();
  await page.getByRole('button', { name: t.salon.share, exact: true }).click();
  await expect(page.getByText(t.salon.shared.copied)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});

test('an unknown salon shows the not-found page', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  await open(page, '/salon/no-such-salon');
  await expect(page.getByRole('heading', { level: 1, name: t.common.noSalon.title })).toBeVisible();
  await expect(page).toHaveTitle(/Salon not found/);
});
