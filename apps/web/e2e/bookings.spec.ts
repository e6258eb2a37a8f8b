import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { instantOf, salonTimeZone } from '../src/shared/dates.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { MyBookings } from './support/my-bookings.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

const hour = 3_600_000;

function instantIn(when: string): number {
  const [date = '', time = ''] = when.split('T');
  return instantOf({ date, time }, salonTimeZone);
}

test(
  'a booking of the wizard is listed, moved, cancelled and restored',
  { tag: '@both' },
  async ({ customerPage: page, t }, { project }) => {
    test.slow();
    // Each project books at its own salon: both take the first free time.
    const salon = project.name === 'mobile-el' ? '12' : '03';
    const wizard = new Wizard(page, t);
    const bookings = new MyBookings(page, t);
    await open(page, `/booking/${salon}`);
    await wizard.expectStep('service');
    await wizard.goToLocation();
    await wizard.confirmButton.click();
    await expect(page).toHaveURL(`/salon/${salon}`);
    const when = await bookings.timeOf(bookings.appointment);
    const name = await page.getByRole('heading', { level: 1 }).innerText();

    const menu = page.getByRole('button', { name: t.shell.menu.open });
    if (await menu.isVisible()) await menu.click();
    await page.getByRole('link', { name: t.shell.nav.myBookings }).first().click();
    await bookings.expectLoaded();
    const ticket = bookings.ticketAt(when);
    await expect(ticket.getByRole('heading', { name })).toBeVisible();
    await expect(page).toHaveTitle(new RegExp(`^${t.bookings.title} \\(3\\)`, 'i'));

    // Moved: the focus is on the ticket, and the page shows the old time.
    await bookings.action(ticket, 'reschedule').click();
    await expect(bookings.moveDialog.getByRole('grid')).toBeVisible();
    await bookings.chooseAnotherTime();
    await expectNoAxeViolations(page);
    await bookings.confirmMove();
    await expect(bookings.moveDialog).toBeHidden();
    const moved = bookings.tickets.filter({ hasText: t.bookings.moved.split('{{')[0] ?? '' });
    await expect(moved).toBeFocused();
    await expect(page.getByText(t.bookings.reschedule.done)).toBeVisible();
    const later = await bookings.timeOf(moved);
    expect(later > when).toBe(true);

    // Cancelled: the undo button has the focus, on the page as well as in the toast.
    await bookings.action(bookings.ticketAt(later), 'cancel').click();
    await expect(bookings.cancelDialog).toBeVisible();
    await expectNoAxeViolations(page);
    await bookings.confirmCancel();
    await expect(bookings.cancelDialog).toBeHidden();
    await expect(bookings.ticketAt(later)).toHaveCount(0);
    const undo = page.getByRole('main').getByRole('button', { name: t.common.undo });
    await expect(undo).toBeFocused();
    await undo.press('Enter');
    await expect(bookings.ticketAt(later)).toBeFocused();
    await expect(page.getByText(t.bookings.cancel.restored)).toBeVisible();

    // What stays cancelled is in the history, from where it can be booked again.
    await bookings.cancel(bookings.ticketAt(later));
    await page.reload();
    const kept = bookings.visits.filter({ hasText: t.bookings.past.cancelled });
    await expect(kept.locator(`time[datetime="${later}"]`)).toBeVisible();
    await expect(kept.getByRole('link', { name: t.bookings.past.bookAgain })).toBeVisible();
  },
);

test('a booking can be changed until 24 hours before, and shows why not after that', async ({
  customerPage: page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const bookings = new MyBookings(page, t);
  await page.clock.install();
  await open(page, '/dashboard');
  await bookings.expectLoaded();
  const ticket = bookings.tickets.first();
  const deadline = instantIn(await bookings.timeOf(ticket)) - 24 * hour;
  const cancel = bookings.action(ticket, 'cancel');
  await expect(ticket.getByText(/^Free to change until \w{3} \d+ \w+, \d\d:\d\d$/)).toBeVisible();
  await expect(cancel).not.toHaveAttribute('aria-disabled', 'true');

  // A response of the server would set the clock right.
  await page.context().setOffline(true);
  const now = await page.evaluate(() => Date.now());
  await page.clock.fastForward(deadline - now + 1000);
  await expect(cancel).toHaveAttribute('aria-disabled', 'true');
  await expect(cancel).toHaveAccessibleDescription(/Less than 24 hours are left/);
  await cancel.click({ force: true });
  await expect(bookings.cancelDialog).toBeHidden();

  await page.clock.fastForward(24 * hour);
  await expect(ticket.getByText(t.bookings.status.begun)).toBeVisible();
});

test('a new booking is moved and cancelled from the page of its salon', async ({
  customerPage: page,
  t,
}) => {
  test.slow();
  const wizard = new Wizard(page, t);
  const bookings = new MyBookings(page, t);
  const change = (name: 'move' | 'cancel') =>
    bookings.appointment.getByRole('button', { name: t.appointment[name], exact: true });
  await open(page, '/booking/16');
  await wizard.goToLocation();
  await wizard.confirmButton.click();
  await expect(page).toHaveURL('/salon/16');
  const when = await bookings.timeOf(bookings.appointment);
  await change('move').click();
  await expect(bookings.moveDialog.getByRole('grid')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bookings.ticketAt(when)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/salon/16');
  await change('cancel').click();
  await bookings.confirmCancel();
  await expect(bookings.cancelDialog).toBeHidden();
  await expect(bookings.ticketAt(when)).toHaveCount(0);
});

test('a booking is saved to the calendar with its time and zone', async ({
  customerPage: page,
  t,
}) => {
  const bookings = new MyBookings(page, t);
  await open(page, '/dashboard');
  await bookings.expectLoaded();
  const ticket = bookings.tickets.first();
  const start = instantIn(await bookings.timeOf(ticket));
  const downloading = page.waitForEvent('download');
  await bookings.action(ticket, 'calendar').click();
  await page.getByRole('button', { name: t.calendar.save }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^appointment-\d{4}-\d\d-\d\d\.ics$/);
  const file = await readFile(await download.path(), 'utf8');
  const found = new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent');
  const event = new ICAL.Event(found ?? undefined);
  expect(event.summary).toBe('Haircut & Style at Atelier Aristotelous');
  expect(event.startDate.zone?.tzid).toBe(salonTimeZone);
  expect(event.startDate.toUnixTime() * 1000).toBe(start);
  expect(event.duration.toSeconds()).toBe(45 * 60);
});

test(
  'a visit is rated, and booked again with the same barber',
  { tag: '@both' },
  async ({ customerPage: page, t }) => {
    const bookings = new MyBookings(page, t);
    const wizard = new Wizard(page, t);
    await open(page, '/dashboard');
    await bookings.expectLoaded();
    const visit = bookings.visits.filter({ hasText: t.bookings.rating.give }).first();
    const place = page.locator(`[id="${(await visit.getAttribute('id')) ?? ''}"]`);
    await visit.getByRole('radio').nth(3).locator('xpath=ancestor::label').click();
    await expect(place.getByText(t.bookings.rating.saved)).toBeVisible();
    await expect(place.getByRole('radio').nth(3)).toBeChecked();
    await expect(place.getByText(t.bookings.rating.given)).toBeVisible();

    await place.getByRole('link', { name: t.bookings.past.bookAgain }).click();
    await wizard.expectStep('date');
    await wizard.chooseDay();
    await wizard.next();
    await wizard.expectStep('time');
    await expect(wizard.barbers.nth(0)).toBeChecked();
    await expect(page).toHaveURL(/step=time/);
    await wizard.backButton.click();
    await wizard.backButton.click();
    await wizard.expectStep('service');
    // The first visit without a rating was a beard trim.
    await expect(wizard.services.nth(2)).toBeChecked();
  },
);
