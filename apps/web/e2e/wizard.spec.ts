import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test('Continue requires the choice of the step', { tag: '@both' }, async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01');
  await wizard.expectStep('service');
  await wizard.next();
  await expect(page.getByText(t.booking.service.missing)).toBeVisible();
  await wizard.expectStep('service');
  await wizard.chooseService();
  await wizard.next();
  await wizard.expectStep('date');
  await expect(wizard.heading('date')).toBeFocused();
  await wizard.next();
  await expect(page.getByText(t.booking.date.missing)).toBeVisible();
  await wizard.chooseDay();
  await wizard.next();
  await wizard.expectStep('time');
  await wizard.next();
  await expect(page.getByText(t.booking.time.missing)).toBeVisible();
  await expect(page.getByText(t.booking.time.barberMissing)).toBeVisible();
});

test('the buttons and the numbers match the specification', async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01');
  await expect(wizard.position('Step 1 of 4')).toBeVisible();
  await expect(wizard.backButton).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Booking Summary' })).toBeVisible();
  await wizard.goToLocation();
  await expect(wizard.position('Step 4 of 4')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continue' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Confirm Booking' })).toBeVisible();
});

test('a link to a service opens with that service chosen', async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01?service=1');
  await expect(wizard.services.nth(1)).toBeChecked();
  await expect(wizard.total).toHaveText('$120.00');
});

test('the total is the service, the difference of the barber and the travel fee', async ({
  page,
  t,
}) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01');
  await wizard.chooseService(0);
  await expect(wizard.total).toHaveText('$65.00');
  await wizard.next();
  await wizard.chooseDay();
  await wizard.next();
  // The three barbers charge 65, 70 and 60 dollars; 65 is the base price.
  const totals: string[] = [];
  for (const barber of [0, 1, 2]) {
    await wizard.choose(wizard.barbers.nth(barber));
    totals.push(await wizard.total.innerText());
  }
  expect(totals.toSorted()).toEqual(['$60.00', '$65.00', '$70.00']);
  await wizard.chooseBarberAndTime();
  const before = await wizard.total.innerText();
  await wizard.next();
  await wizard.expectStep('location');
  await wizard.choose(wizard.place('home'));
  const withFee = Number(before.slice(1)) + 20;
  await expect(wizard.total).toHaveText(`$${withFee.toFixed(2)}`);
  await wizard.choose(wizard.place('salon'));
  await expect(wizard.total).toHaveText(before);
});

test('a visit at home needs an address', { tag: '@both' }, async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/02');
  await wizard.goToLocation();
  await wizard.meetAtHome('');
  await expect(wizard.confirmButton).toBeDisabled();
  await wizard.address.fill('Tsimiski 12, 546 24');
  await wizard.confirmButton.click();
  await expect(page.getByText(t.booking.confirmed.title)).toBeVisible();
  await expect(page).toHaveURL('/salon/02');
});

test('Back and Forward of the browser move through the steps, one entry each', async ({
  page,
  t,
}) => {
  const wizard = new Wizard(page, t);
  await open(page, '/categories');
  await open(page, '/booking/01');
  await wizard.goToLocation();
  await page.goBack();
  await wizard.expectStep('time');
  await page.goBack();
  await wizard.expectStep('date');
  await page.goBack();
  await wizard.expectStep('service');
  await expect(wizard.services.nth(0)).toBeChecked();
  await page.goForward();
  await wizard.expectStep('date');
  await page.goForward();
  await page.goForward();
  await wizard.expectStep('location');
  await wizard.backButton.click();
  await wizard.expectStep('time');
  await page.goBack();
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/categories');
});

test(
  'a reload in the middle keeps the step and every choice',
  { tag: '@both' },
  async ({ page, t }) => {
    const wizard = new Wizard(page, t);
    await open(page, '/booking/03');
    await wizard.chooseService(3);
    await wizard.next();
    await wizard.chooseDay();
    await wizard.next();
    const time = await wizard.chooseBarberAndTime();
    const barber = await wizard.chosenBarber.getAttribute('value');
    await page.reload();
    await wizard.expectStep('time');
    await expect(wizard.chosenBarber).toHaveValue(barber ?? '');
    await expect(page.locator(`input[type="radio"][value="${time}"]`)).toBeChecked();
    await page.goBack();
    await wizard.expectStep('date');
    await page.goBack();
    await wizard.expectStep('service');
    await expect(wizard.services.nth(3)).toBeChecked();
  },
);

test('pressing the chosen day again clears it; Sundays and past days show why', async ({
  page,
  t,
}) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/01?service=0');
  await wizard.next();
  await wizard.chooseDay();
  const chosen = page.getByRole('grid').getByRole('button', { name: /, selected$/ });
  await expect(chosen).toBeVisible();
  await chosen.click();
  await expect(chosen).toBeHidden();
  const sundays = page.getByRole('grid').getByRole('button', { name: /closed on Sundays/ });
  // At the end of a month these are past, which is shown instead.
  if ((await sundays.count()) === 0) await wizard.nextMonth();
  const sunday = sundays.last();
  await expect(sunday).toHaveAttribute('aria-disabled', 'true');
  await sunday.click({ force: true });
  await expect(chosen).toBeHidden();
});

test('confirming twice books once and deletes the draft', async ({ page, t }) => {
  const wizard = new Wizard(page, t);
  await open(page, '/booking/04');
  await wizard.goToLocation();
  await wizard.confirmButton.dblclick();
  await expect(page).toHaveURL('/salon/04');
  await expect(page.getByText(t.booking.confirmed.title)).toHaveCount(1);
  await open(page, '/booking/04');
  await wizard.expectStep('service');
  await expect(page.getByRole('main').getByRole('radio', { checked: true })).toHaveCount(0);
});

test('an unknown salon has no wizard', async ({ page, t, pageErrors }) => {
  pageErrors.expect(/status of 404/);
  await open(page, '/booking/no-such-salon');
  await expect(page.getByRole('heading', { name: t.common.noSalon.title })).toBeVisible();
});
