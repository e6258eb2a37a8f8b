import type { Page } from '@playwright/test';
import ICAL from 'ical.js';
import { expectNoAxeViolations } from './support/axe.ts';
import { MyBookings } from './support/my-bookings.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

/** Versions of the appointment in the mails to a customer, newest first. */
async function mailedVersions(page: Page, recipient: string) {
  const list = await (await page.request.get('/dev/mail')).text();
  const items = list.split('<li').filter((item) => item.includes(recipient));
  const ids = items.flatMap((item) => /\/dev\/mail\/([\da-f-]{36})/.exec(item)?.[1] ?? []);
  const versions = await Promise.all(
    ids.map(async (id) => {
      const response = await page.request.get(`/dev/mail/${id}/calendar.ics`);
      // Another mail verifies the address.
      if (!response.ok()) return [];
      const calendar = new ICAL.Component(ICAL.parse(await response.text()) as unknown[]);
      const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined);
      return [{ uid: event.uid, sequence: event.sequence }];
    }),
  );
  return versions.flat();
}

test(
  'a booking and its move are notified by bell and mail, with the next version for the calendar',
  { tag: '@both' },
  async ({ customerPage: page, customer, language, t }) => {
    test.slow();
    // Two concurrent journeys must not use the same time.
    const salon = language === 'el' ? '07' : '08';
    const wizard = new Wizard(page, t);
    const bookings = new MyBookings(page, t);
    await open(page, `/booking/${salon}`);
    await wizard.expectStep('service');
    await wizard.goToLocation();
    await wizard.confirmButton.click();
    await expect(page).toHaveURL(`/salon/${salon}`);
    const bell = page.getByRole('banner').getByRole('link', { name: t.shell.notices.label });
    await expect(bell.locator('[data-part="unread"]')).toHaveText('1', { timeout: 20_000 });
    await expect
      .poll(async () => mailedVersions(page, customer.email))
      .toEqual([{ uid: expect.any(String), sequence: 0 }]);
    const [before] = await mailedVersions(page, customer.email);

    const when = await bookings.timeOf(bookings.appointment);
    await open(page, '/dashboard');
    await bookings.expectLoaded();
    await bookings.action(bookings.ticketAt(when), 'reschedule').click();
    await expect(bookings.moveDialog.getByRole('grid')).toBeVisible();
    await bookings.chooseAnotherTime();
    await bookings.confirmMove();
    await expect(bookings.moveDialog).toBeHidden();
    await expect(bell.locator('[data-part="unread"]')).toHaveText('2', { timeout: 20_000 });
    await expect
      .poll(async () => mailedVersions(page, customer.email))
      .toEqual([{ uid: before?.uid, sequence: 1 }, before]);

    await bell.click();
    await expect(page).toHaveURL('/profile/notices');
    await expect(page.getByRole('heading', { name: t.notices.kinds.change.title })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: t.notices.markAllRead }).click();
    await expect(bell.locator('[data-part="unread"]')).toHaveCount(0);
  },
);
