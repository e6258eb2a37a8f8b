import { addDays } from '../src/shared/dates.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { createAccount, newPerson } from './support/identity.ts';
import { lastMail } from './support/mails.ts';
import { MyBookings } from './support/my-bookings.ts';
import { openSalon } from './support/own-salon.ts';
import { expect, open, prepare, remember, test } from './support/test.ts';
import { texts } from './support/texts.ts';

test('closing a day asks about its bookings, and tells their customers in their languages', async ({
  customerPage: page,
  customer,
  other,
  browser,
  t,
}) => {
  test.slow();
  const salon = await openSalon();
  const [kept, moved] = await salon.bookTwo(customer);
  const greek = await createAccount(newPerson('Ελένη Βασιλείου'));
  const cancelled = await salon.book(greek, '14:00', 'el');
  const { date } = kept;
  const nextDay = addDays(date, 1);

  const context = await browser.newContext();
  await prepare(context, 'el');
  await remember(context, greek);
  const greekPage = await context.newPage();
  const bookings = new MyBookings(page, t);
  const greekBookings = new MyBookings(greekPage, texts.el);
  await open(page, '/dashboard');
  await open(greekPage, '/dashboard');
  await expect(bookings.ticketAt(`${date}T${moved.time}`)).toBeVisible();
  await expect(greekBookings.ticketAt(`${date}T${cancelled.time}`)).toBeVisible();

  await remember(other.context(), salon.owner);
  await open(other, '/desk/settings/hours');
  const { hours, save } = t.deskCatalogue;
  await other.getByRole('button', { name: hours.add }).click();
  const form = other.getByRole('dialog', { name: hours.newTitle });
  await form.locator('input[name="date"]').fill(date);
  await form.locator('input[name="exception.reason.en"]').fill('Stocktaking');
  await form.locator('input[name="exception.reason.el"]').fill('Απογραφή');
  await form.getByRole('button', { name: save, exact: true }).click();

  const question = other.getByRole('dialog').last();
  const rows = question.getByRole('list', { name: t.deskDecisions.list }).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  await expectNoAxeViolations(other);
  const choose = (index: number, choice: keyof typeof t.deskDecisions.choice) =>
    rows
      .nth(index)
      .locator(`input[type=radio][value="${choice}"]`)
      .locator('xpath=ancestor::label')
      .click();
  await choose(0, 'keep');
  await choose(1, 'move');
  const second = rows.nth(1);
  await second.getByLabel(t.deskDecisions.to).selectOption('own');
  await second.getByLabel(t.deskDecisions.day).fill(nextDay);
  await second.getByLabel(t.deskDecisions.start).fill('16:00');
  const confirm = question.getByRole('button', { name: t.deskDecisions.confirm });
  // One booking waits for a decision: nothing is sent.
  await confirm.click();
  await expect(rows.nth(2)).toContainText(t.deskDecisions.missing.choice);
  await choose(2, 'cancel');
  await confirm.click();
  await expect(other.getByText(hours.exceptionSaved)).toBeVisible();
  await expect(other.getByRole('dialog')).toHaveCount(0);

  await expect(bookings.ticketAt(`${nextDay}T16:00`)).toBeVisible({ timeout: 5000 });
  await expect(bookings.ticketAt(`${date}T${moved.time}`)).toHaveCount(0);
  await expect(bookings.ticketAt(`${date}T${kept.time}`)).toBeVisible();
  const missed = greekPage.locator(`time[datetime="${date}T${cancelled.time}"]`);
  await expect(greekBookings.ticketAt(`${date}T${cancelled.time}`)).toHaveCount(0);
  await expect(greekBookings.visits.filter({ has: missed })).toBeVisible();
  await expect.poll(() => lastMail(page, customer.email)).toContain('16:00');
  expect(await lastMail(page, customer.email)).toContain('lang="en"');
  await expect
    .poll(() => lastMail(page, greek.email))
    .toContain('Το κομμωτήριο είναι κλειστό εκείνη την ώρα');
  await context.close();
});
