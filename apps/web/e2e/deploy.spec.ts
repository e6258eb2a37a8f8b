import type { Page } from '@playwright/test';
import { authPages } from '../src/app/navigation/pages.ts';
import { switchCacheOff } from './support/network.ts';
import { publicPages } from './support/paths.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

/**
 * Replaces every script of the open page: the old files are deleted, new documents reference new
 * ones.
 */
async function deploy(page: Page): Promise<void> {
  await page.route('**/assets/*.js', (route) =>
    route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found' }),
  );
  await page.route('**/assets-2/*.js', (route) =>
    route.continue({ url: route.request().url().replace('/assets-2/', '/assets/') }),
  );
  await page.route(
    (url) => !/\.\w+$/.test(url.pathname) && !url.pathname.startsWith('/api'),
    async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replaceAll(/\/assets\/([^"]+\.js)/g, '/assets-2/$1');
      await route.fulfill({ response, body });
    },
  );
}

test.beforeEach(async ({ context, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  await switchCacheOff(context);
});

test('every link works after a deploy', async ({ page, t }) => {
  await open(page, '/');
  await deploy(page);
  await page.getByRole('link', { name: t.shell.nav.findSalons }).first().click();
  await expect(page).toHaveURL('/salons');
  await hydrated(page);
  // The open document has the new version now, so no further document is needed.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await page.getByRole('link', { name: t.shell.nav.forYou }).first().click();
  await expect(page).toHaveURL('/for-you');
  await expect(page.locator('h1')).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('a press whose code was removed has its effect after a deploy', async ({ page, t }) => {
  await open(page, '/book-now');
  await deploy(page);
  await page.getByRole('button', { name: t.results.filters.open }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('a draft is restored after a deploy', async ({ page, t }) => {
  await open(page, '/booking/01');
  const wizard = new Wizard(page, t);
  await wizard.chooseService();
  await deploy(page);
  await page.getByRole('link', { name: t.shell.nav.findSalons }).first().click();
  await expect(page).toHaveURL('/salons');
  await hydrated(page);
  await page.goto('/booking/01');
  await expect(wizard.services.first()).toBeChecked();
});

test('an address typed into a form survives a deploy', async ({ page, t }) => {
  await open(page, '/salon/01');
  const email = page.getByRole('textbox', { name: t.shell.newsletter.label });
  await email.fill('eleni@example.com');
  await deploy(page);
  let missed = 0;
  page.on('response', (response) => {
    if (response.url().includes('/PhotoLightbox-')) missed += 1;
  });
  const asked = page.waitForResponse(/\/salon\/01\?photo=1$/);
  await page.locator('[data-photo="0"]').first().click();
  await (await asked).finished();
  // The retry is a second after the first try.
  await expect.poll(() => missed).toBeGreaterThanOrEqual(2);
  await expect(email).toHaveValue('eleni@example.com');
});

/** Every public page and every step of a booking; takes some minutes. */
const isFull = process.env['DEPLOY'] === 'all';

const deployed = [
  ...publicPages,
  '/salons?q=haircut&sort=rating',
  '/salon/02?tab=reviews',
  '/booking/01',
];

/** Their layout has no menu. */
const withoutMenu = new Set(authPages.map(({ path }) => path));

for (const path of isFull ? deployed : []) {
  test(`${path} works after a deploy`, async ({ page, t }) => {
    const hasMenu = !withoutMenu.has(path);
    await open(page, path);
    await deploy(page);
    const links = hasMenu ? 'header nav a[href]:not([aria-current])' : 'main a[href^="/"]';
    await page.locator(links).first().click();
    await expect(page).not.toHaveURL(path);
    await hydrated(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
    if (!hasMenu) {
      await page.getByRole('link', { name: 'Ελληνικά' }).click();
      await expect(page.locator('html')).toHaveAttribute('lang', 'el');
      return;
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: t.shell.menu.open }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
  });
}

if (isFull) {
  for (const at of ['service', 'date', 'time', 'location'] as const) {
    test(`a booking continues after a deploy at its ${at}`, async ({ customerPage: page, t }) => {
      test.setTimeout(90_000);
      const wizard = new Wizard(page, t);
      const deployAt = async (step: typeof at): Promise<void> => {
        if (step === at) await deploy(page);
      };
      await open(page, '/booking/06');
      await wizard.chooseService();
      await deployAt('service');
      await wizard.next();
      await wizard.expectStep('date');
      await wizard.chooseDay();
      await deployAt('date');
      await wizard.next();
      await wizard.expectStep('time');
      await wizard.chooseBarberAndTime();
      await deployAt('time');
      await wizard.next();
      await wizard.expectStep('location');
      await wizard.choose(wizard.place('salon'));
      await wizard.enterGuest('2310 123456');
      await deployAt('location');
      await wizard.confirmButton.click();
      await expect(page).toHaveURL('/salon/06');
      await expect(page.getByRole('heading', { name: t.appointment.title }).first()).toBeVisible();
    });
  }
}
