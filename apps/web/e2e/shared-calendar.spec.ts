import { MyBookings } from './support/my-bookings.ts';
import { openSalon } from './support/own-salon.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test('two visitors want one chair: the slower one gets the nearest times and books one', async ({
  page,
  other,
  t,
}) => {
  test.slow();
  const fast = new Wizard(page, t);
  const slow = new Wizard(other, t);
  await open(page, '/booking/21');
  const time = await fast.goToLocation();
  await open(other, '/booking/21');
  expect(await slow.goToLocation()).toBe(time);

  await fast.confirmButton.click();
  await expect(page).toHaveURL('/salon/21');
  // Before any press.
  await expect(slow.taken(time)).toBeVisible();
  await slow.nearest.first().click();
  await slow.confirmButton.click();
  await expect(other).toHaveURL('/salon/21');
  await expect(other.getByText(t.booking.confirmed.title)).toBeVisible();
});

test('a cancelled time is free in the open wizard of another visitor within a second', async ({
  customerPage: page,
  other,
  t,
}) => {
  test.slow();
  const owner = new Wizard(page, t);
  const visitor = new Wizard(other, t);
  const bookings = new MyBookings(page, t);
  // An empty one: the last day of a sample salon may have a single free time.
  const { id } = await openSalon();
  await open(page, `/booking/${id}`);
  const time = await owner.goToLocation();
  await owner.confirmButton.click();
  await expect(page).toHaveURL(`/salon/${id}`);
  const when = await bookings.timeOf(bookings.appointment);

  await open(other, `/booking/${id}`);
  await visitor.goToTimes();
  await visitor.choose(visitor.barbers.first());
  const slot = visitor.times.and(other.locator(`[value="${time}"]`));
  await expect(visitor.freeTimes.first()).toBeVisible();
  await expect(slot).toHaveCount(0);

  await open(page, '/dashboard');
  await bookings.cancel(bookings.ticketAt(when));
  await expect(slot).toHaveCount(1, { timeout: 1000 });
});

test('moved in one tab and cancelled in the other: the change is shown, then it continues', async ({
  customerPage: page,
  context,
  t,
}) => {
  test.slow();
  const bookings = new MyBookings(page, t);
  await open(page, '/dashboard');
  await bookings.expectLoaded();
  const when = await bookings.timeOf(bookings.tickets.first());

  const second = await context.newPage();
  const elsewhere = new MyBookings(second, t);
  await open(second, '/dashboard');
  await elsewhere.expectLoaded();
  await elsewhere.action(elsewhere.ticketAt(when), 'cancel').click();
  await expect(elsewhere.cancelDialog).toBeVisible();

  await bookings.action(bookings.ticketAt(when), 'reschedule').click();
  await expect(bookings.moveDialog.getByRole('grid')).toBeVisible();
  await bookings.chooseAnotherTime();
  await bookings.confirmMove();
  await expect(bookings.moveDialog).toBeHidden();

  await elsewhere.confirmCancel();
  await expect(elsewhere.cancelDialog.getByText(t.bookings.changed.title)).toBeVisible();
  await expect(elsewhere.cancelDialog.getByText(t.bookings.cancel.changed)).toBeVisible();
  await elsewhere.confirmCancel();
  await expect(elsewhere.cancelDialog).toBeHidden();
  await expect(second.getByText(t.bookings.cancel.done).first()).toBeVisible();
  // The other tab is updated.
  await expect(bookings.tickets).toHaveCount(1);
});
