import { BookingSheet } from './support/booking-sheet.ts';
import { MyBookings } from './support/my-bookings.ts';
import { openSalon, type Place } from './support/own-salon.ts';
import { expect, open, remember, test } from './support/test.ts';

const words = 'Quiet, and exactly on time.';

test('a missed visit cannot be reviewed by its customer, a completed one can', async ({
  customerPage: page,
  customer,
  other,
  t,
}) => {
  test.slow();
  const { owner, bookTwo, bringForward } = await openSalon();
  const [first, second] = await bookTwo(customer);
  const bookings = new MyBookings(page, t);
  const past = t.bookings.past;
  const timeOf = ({ date, time }: Place) => page.locator(`time[datetime="${date}T${time}"]`);
  await remember(other.context(), owner);
  const desk = new BookingSheet(other);
  const { mark } = t.deskBooking;
  const noteAs = async (as: keyof typeof mark, { id, date }: { id: string; date: string }) => {
    await desk.open(`/desk?date=${date}&booking=${id}`);
    await desk.press(mark[as]);
    await expect(desk.dialog).toBeHidden();
  };

  const missedAt = await bringForward(first);
  await open(page, '/dashboard');
  await expect(bookings.tickets.filter({ has: timeOf(missedAt) })).toBeVisible();
  await noteAs('no_show', { ...first, ...missedAt });
  const missed = bookings.visits.filter({ has: timeOf(missedAt), hasText: past.missed });
  await expect(missed).toBeVisible({ timeout: 2000 });
  await expect(missed.getByRole('radio')).toHaveCount(0);

  const servedAt = await bringForward(second);
  await noteAs('arrived', { ...second, ...servedAt });
  await expect(bookings.tickets.filter({ has: timeOf(servedAt) })).toBeVisible();
  await noteAs('completed', { ...second, ...servedAt });
  const served = bookings.visits.filter({ has: timeOf(servedAt), hasNotText: past.missed });
  await expect(served).toContainText(t.bookings.rating.give, { timeout: 2000 });
  await served.getByRole('radio').nth(4).locator('xpath=ancestor::label').click();
  await expect(served.getByRole('status')).toContainText(t.bookings.rating.saved);
  await served.getByRole('button', { name: t.bookings.review.add }).click();
  await served.getByRole('textbox').fill(words);
  await served.getByRole('button', { name: t.bookings.review.save }).click();
  await expect(served.getByRole('blockquote')).toHaveText(words);

  await open(page, '/dashboard');
  await expect(served).toContainText(words);
  await expect(missed.getByRole('radio')).toHaveCount(0);
});
