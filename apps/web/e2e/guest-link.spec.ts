import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { newPerson } from './support/identity.ts';
import { MyBookings } from './support/my-bookings.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

/** The link in the newest mail to an address; empty before it arrives. */
async function mailedLink(page: Page, recipient: string): Promise<string> {
  const list = await (await page.request.get('/dev/mail')).text();
  const item = list.split('<li').find((one) => one.includes(recipient)) ?? '';
  const id = /\/dev\/mail\/([\da-f-]{36})/.exec(item)?.[1];
  if (id === undefined) return '';
  const mail = await (await page.request.get(`/dev/mail/${id}/html`)).text();
  return /\/visit\?lang=\w\w#[\w-]{43}/.exec(mail)?.[0] ?? '';
}

test(
  'a guest books, opens the link of the mail elsewhere, moves, cancels and is forgotten',
  { tag: '@greek' },
  async ({ page, other, t }) => {
    test.slow();
    const { email } = newPerson();
    const wizard = new Wizard(page, t);
    await open(page, '/booking/26');
    await wizard.goToLocation();
    await wizard.enterGuest('κάτι άλλο');
    await wizard.confirmButton.click();
    await expect(wizard.guestContact).toBeFocused();
    await wizard.guestContact.fill(email);
    await wizard.confirmButton.click();
    await expect(page).toHaveURL('/salon/26');
    await page.getByRole('button', { name: t.appointment.manage }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: t.visit.title })).toBeVisible();

    await expect.poll(async () => mailedLink(page, email)).not.toBe('');
    const link = await mailedLink(page, email);
    const bookings = new MyBookings(other, t);
    await other.goto(link);
    await hydrated(other);
    const ticket = other.getByRole('article');
    await expect(ticket).toBeVisible();
    await expectNoAxeViolations(other);
    const when = await bookings.timeOf(ticket);

    await bookings.action(ticket, 'reschedule').click();
    await expect(bookings.moveDialog.getByRole('grid')).toBeVisible();
    await bookings.chooseAnotherTime();
    await bookings.confirmMove();
    await expect(bookings.moveDialog).toBeHidden();
    await expect(ticket.locator(`time[datetime="${when}"]`)).toBeHidden();

    await bookings.cancel(ticket);
    await expect(other.getByRole('button', { name: t.common.undo }).first()).toBeVisible();

    const forget = t.visit.forget;
    await other.getByRole('main').getByRole('button', { name: forget.open }).click();
    const dialog = other.getByRole('alertdialog', { name: forget.title });
    await dialog.getByRole('button', { name: forget.confirm }).click();
    await expect(other.getByText(forget.done)).toBeVisible();
    await other.goto(link);
    await hydrated(other);
    await expect(other.getByRole('heading', { name: t.visit.ended.title })).toBeVisible();
  },
);
