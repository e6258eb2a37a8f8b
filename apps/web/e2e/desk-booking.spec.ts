import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { addMinutes } from '../src/shared/dates.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { BookingSheet } from './support/booking-sheet.ts';
import { lastMail } from './support/mails.ts';
import { MyBookings } from './support/my-bookings.ts';
import { openSalon, type OwnSalon } from './support/own-salon.ts';
import { expect, open, remember, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';
import { Wizard } from './support/wizard.ts';

interface Booked {
  readonly id: string;
  readonly date: string;
  readonly time: string;
  readonly barber: { readonly id: string };
}

/** Books the first free time of a salon. */
async function book(page: Page, t: Texts, salon: OwnSalon): Promise<Booked> {
  const wizard = new Wizard(page, t);
  await open(page, `/booking/${salon.id}`);
  await wizard.goToLocation();
  const answer = page.waitForResponse(
    (response) => response.url().endsWith('/api/v1/bookings') && response.status() === 201,
  );
  await wizard.confirmButton.click();
  const { booking } = (await (await answer).json()) as { booking: Booked };
  await expect(page).toHaveURL(`/salon/${salon.id}`);
  return booking;
}

/** The owner's browser, and the sheets of the day. */
async function deskOf(page: Page, { owner }: OwnSalon): Promise<BookingSheet> {
  await remember(page.context(), owner);
  return new BookingSheet(page);
}

/** The identity of the appointment in the latest mail with a file. */
async function mailedUid(page: Page, recipient: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text();
  const items = list.split('<li').filter((item) => item.includes(recipient));
  for (const item of items) {
    const id = /\/dev\/mail\/([\da-f-]{36})/.exec(item)?.[1] ?? '';
    const response = await page.request.get(`/dev/mail/${id}/calendar.ics`);
    if (!response.ok()) continue;
    const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
    const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
    return `${event.uid} ${event.sequence}`;
  }
  return '';
}

test('a move and an absence at the desk reach the page, mail and calendar of the customer', async ({
  customerPage: page,
  customer,
  other,
  t,
}) => {
  test.slow();
  const bookings = new MyBookings(page, t);
  const salon = await openSalon();
  const { id, date, time, barber } = await book(page, t, salon);
  await open(page, '/dashboard');
  await expect(bookings.ticketAt(`${date}T${time}`)).toBeVisible();
  await expect.poll(() => mailedUid(page, customer.email)).not.toBe('');
  const [uid, first = ''] = (await mailedUid(page, customer.email)).split(' ');

  const desk = await deskOf(other, salon);
  await desk.open(`/desk?date=${date}&booking=${id}`);
  await expectNoAxeViolations(other);
  await desk.press(t.deskBooking.move.open);
  const next = await desk.chooseAnotherTime(time);
  await desk.press(t.deskBooking.move.confirm);
  await expect(desk.dialog).toBeHidden();
  await expect(bookings.ticketAt(`${date}T${next}`)).toBeVisible({ timeout: 2000 });
  await expect(bookings.ticketAt(`${date}T${time}`)).toHaveCount(0);
  await expect
    .poll(async () => (await mailedUid(page, customer.email)).split(' ')[1])
    .not.toBe(first);
  expect((await mailedUid(page, customer.email)).split(' ')[0]).toBe(uid);

  await desk.open(`/desk?date=${date}&add=${barber.id}@${next}`);
  await desk.choose('absence');
  await desk.submit(t.deskBooking.absence.confirm);
  const visit = other.getByRole('list', { name: t.deskDecisions.list }).getByRole('listitem');
  await expect(visit.getByRole('radio')).toHaveCount(2);
  await expectNoAxeViolations(other);
  await desk.choose('cancel');
  await expect(visit).toContainText(t.deskBooking.told.email);
  await desk.submit(t.deskDecisions.confirm);
  await expect(desk.dialog).toHaveCount(0);
  await expect(bookings.ticketAt(`${date}T${next}`)).toHaveCount(0, { timeout: 2000 });
  await expect.poll(() => lastMail(page, customer.email)).toContain('Your barber is away');
});

test('a walk-in takes the start out of an open wizard, and a kept time the next one', async ({
  page,
  other,
  t,
}) => {
  test.slow();
  const wizard = new Wizard(page, t);
  const salon = await openSalon();
  await open(page, `/booking/${salon.id}`);
  await wizard.goToTimes();
  const time = await wizard.chooseBarberAndTime();
  const barberId = (await wizard.chosenBarber.getAttribute('value')) ?? '';
  const date = await wizard.chosenDate(salon.id);
  const slot = (at: string) => wizard.freeTimes.and(page.locator(`[value="${at}"]`));

  const desk = await deskOf(other, salon);
  await desk.open(`/desk?date=${date}&add=${barberId}@${time}`);
  await desk.freeService.click();
  await desk.field('name').fill('Kostas');
  await desk.press(t.deskBooking.add.confirm);
  await expect(desk.dialog).toBeHidden();
  await expect(slot(time)).toHaveCount(0, { timeout: 2000 });

  const later = (await wizard.freeTimes.last().getAttribute('value')) ?? '';
  await open(other, `/desk?date=${date}&add=${barberId}@${later}`);
  await desk.choose('block');
  await desk.field('ends').fill(addMinutes(later, 30));
  await desk.press(t.deskBooking.block.confirm);
  await expect(desk.dialog).toBeHidden();
  await expect(slot(later)).toHaveCount(0, { timeout: 2000 });
  // The undo of the message gives it back.
  await other.getByRole('button', { name: t.common.undo }).click();
  await expect(slot(later)).toHaveCount(1, { timeout: 5000 });
});

test(
  'the desk cancels in Greek on a phone, and the customer is told why',
  { tag: '@greek' },
  async ({ customerPage: page, customer, other, t }) => {
    test.slow();
    const bookings = new MyBookings(page, t);
    const salon = await openSalon();
    const { id, date, time } = await book(page, t, salon);
    await open(page, '/dashboard');
    await expect(bookings.ticketAt(`${date}T${time}`)).toBeVisible();
    const before = await lastMail(page, customer.email);

    await other.setViewportSize({ width: 390, height: 844 });
    const desk = await deskOf(other, salon);
    await desk.open(`/desk?date=${date}&booking=${id}`);
    await desk.press(t.deskBooking.cancel.open);
    await desk.choose('barber-away');
    await expectNoAxeViolations(other);
    await desk.submit(t.deskBooking.cancel.confirm);
    await expect(desk.dialog).toBeHidden();
    await expect(bookings.ticketAt(`${date}T${time}`)).toHaveCount(0, { timeout: 2000 });
    await expect.poll(() => lastMail(page, customer.email)).not.toBe(before);
    await expect(
      bookings.visits.filter({ has: page.locator(`time[datetime="${date}T${time}"]`) }),
    ).toBeVisible();
  },
);

test('two members change one booking: the second sees what the first did, and decides', async ({
  customerPage: page,
  other,
  browser,
  t,
}) => {
  test.slow();
  const salon = await openSalon();
  const { id, date, time } = await book(page, t, salon);
  const sheet = `/desk?date=${date}&booking=${id}`;
  const first = await deskOf(other, salon);
  const context = await browser.newContext();
  const second = await deskOf(await context.newPage(), salon);
  await second.open(sheet);
  await second.press(t.deskBooking.cancel.open);
  await second.choose('mistake');

  await first.open(sheet);
  await first.press(t.deskBooking.move.open);
  const next = await first.chooseAnotherTime(time);
  await first.press(t.deskBooking.move.confirm);
  await expect(first.dialog).toBeHidden();

  await second.submit(t.deskBooking.cancel.confirm);
  const note = second.dialog.getByRole('alert').filter({ hasText: next });
  await expect(note).toContainText(time);
  await second.press(t.deskBooking.outdated.keep);
  await expect(note).toBeHidden();
  await expect(second.dialog.getByRole('radio', { checked: true })).toHaveCount(1);
  await context.close();
});
