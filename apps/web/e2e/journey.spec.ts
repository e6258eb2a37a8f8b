import { AccountPages } from './support/account-pages.ts';
import { newPerson } from './support/identity.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expect, hydrated, open, painted, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test(
  'from the home page to a confirmed booking, with a new account on the way',
  {
    tag: '@both',
  },
  async ({ page, t }) => {
    const main = page.getByRole('main');
    await open(page, '/');

    const categories = page.locator('[data-component="category-card"]');
    await expect(categories).toHaveCount(3);
    await page.getByRole('button', { name: t.home.categories.viewAll, exact: true }).click();
    await expect(categories).toHaveCount(10);
    await categories.first().getByRole('link').click();
    await expect(page).toHaveURL(/\/category\/\d+$/);

    const salons = page.locator('[data-component="salon-card"]');
    await expect(salons).toHaveCount(6);
    await page.getByRole('button', { name: t.discovery.loadMore }).click();
    await expect.poll(() => salons.count()).toBeGreaterThan(6);
    // Other journeys fill the days of the first salons.
    const name = await salons.last().getByRole('heading').innerText();
    await salons.last().getByRole('link').first().click();
    await expect(page).toHaveURL(/\/salon\/\d+$/);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const salon = new URL(page.url()).pathname;

    const person = newPerson();
    await open(page, '/signup');
    await new AccountPages(page, t).signUp(person);
    await expect(page).toHaveURL('/dashboard');

    await open(page, salon);
    await main.getByRole('link', { name: t.salon.book }).first().click();
    await expect(page).toHaveURL(new RegExp(salon.replace('salon', 'booking')));
    const wizard = new Wizard(page, t);
    await wizard.goToLocation();
    await wizard.meetAtHome('Tsimiski 12, 546 24, Papadopoulou');
    await wizard.confirmButton.click();
    await expect(page.getByText(t.booking.confirmed.title)).toBeVisible();
    await expect(page).toHaveURL(salon);
    // The customer may have a sample visit at this salon as well.
    const appointment = page.getByRole('heading', { name: t.appointment.title });
    await expect(appointment.first()).toBeVisible();
    // Not to a step of the finished wizard.
    await page.goBack();
    await expect(page).toHaveURL(salon);
  },
);

test('a service of the salon leads into the wizard with that service chosen', async ({
  page,
  t,
}) => {
  await open(page, '/salon/01');
  await page
    .getByRole('link', { name: /^Book Service/ })
    .nth(2)
    .click();
  await expect(page).toHaveURL(/\/booking\/01\?service=2$/);
  await expect(new Wizard(page, t).services.nth(2)).toBeChecked();
});

test('the whole journey works with the keyboard alone', async ({ page, t, account }) => {
  const { keyboard } = page;
  await page.goto('/');
  await keyboard.press('Tab');
  await hydrated(page);
  await expect(page.getByRole('link', { name: t.shell.skip })).toBeFocused();
  await keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await pressOn(page, page.getByRole('link', { name: t.shell.account.signIn }).first());
  await expect(page).toHaveURL('/signin');
  const pages = new AccountPages(page, t);
  await tabTo(page, pages.field('email'));
  await keyboard.type(account.email);
  await tabTo(page, pages.password('password'));
  await keyboard.type(account.password);
  await keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');

  await page.goto('/salon/05');
  await pressOn(page, page.getByRole('main').getByRole('link', { name: t.salon.book }).first());
  const wizard = new Wizard(page, t);
  await wizard.expectStep('service');
  await tabTo(page, wizard.services.first());
  await keyboard.press('Space');
  await keyboard.press('ArrowDown');
  await expect(wizard.services.nth(1)).toBeChecked();
  await pressOn(page, wizard.continueButton);

  await wizard.expectStep('date');
  await expect(wizard.heading('date')).toBeFocused();
  await expect(page.getByRole('grid')).toBeVisible();
  const day = page.getByRole('grid').locator('button[tabindex="0"]');
  await tabTo(page, day);
  const reached = page.getByRole('grid').locator(':focus');
  const move = async (key: string) => {
    const from = (await reached.getAttribute('aria-label')) ?? '';
    await keyboard.press(key);
    await expect(reached).not.toHaveAttribute('aria-label', from);
  };
  // The same weekday a week later, always within the next thirty days; on a Sunday, the Monday
  // after it.
  await move('ArrowDown');
  if (/closed/.test((await reached.getAttribute('aria-label')) ?? '')) await move('ArrowRight');
  await keyboard.press('Enter');
  await expect(page.getByRole('grid').getByRole('button', { name: /, selected$/ })).toBeVisible();
  await pressOn(page, wizard.continueButton);

  await wizard.expectStep('time');
  await expect(wizard.times.first()).toBeAttached();
  await tabTo(page, wizard.anyBarber);
  await keyboard.press('Space');
  await wizard.heading('time').focus();
  await keyboard.press('Tab');
  await expect(wizard.times.and(page.locator(':focus'))).toHaveCount(1);
  // A taken time can be focused, but not selected: continue with the next one.
  const chosen = wizard.times.and(page.locator(':checked'));
  for (let presses = 0; presses < 18 && (await chosen.count()) === 0; presses += 1) {
    await keyboard.press('ArrowRight');
  }
  await expect(chosen).toHaveCount(1);
  await pressOn(page, wizard.continueButton);

  await wizard.expectStep('location');
  await tabTo(page, wizard.place('salon').or(wizard.place('home')).first());
  const times = page.waitForResponse(/\/slots\?.*location=home/);
  await keyboard.press('ArrowDown');
  await (await times).finished();
  await painted(page);
  // The time may lack travel time; then the nearest suitable one is offered first.
  if (await wizard.nearest.first().isVisible()) await pressOn(page, wizard.nearest.first());
  await tabTo(page, wizard.address);
  await keyboard.type('Egnatia 100');
  await pressOn(page, wizard.confirmButton);
  await expect(page).toHaveURL('/salon/05');
  await expect(page.getByText(t.booking.confirmed.title)).toBeVisible();
});

test('the draft survives signing in', async ({ page, t, account }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/06');
  await wizard.chooseService(2);
  await wizard.next();
  await wizard.chooseDay();
  await new AccountPages(page, t).arriveSignedIn(account);
  await open(page, '/booking/06');
  await expect(wizard.services.nth(2)).toBeChecked();
});
