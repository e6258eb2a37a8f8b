import type { Page } from '@playwright/test';
import { addMinutes } from '../src/shared/dates.ts';
import { expectNoAxeViolations } from './support/axe.ts';
import { Desk } from './support/desk.ts';
import { MyBookings } from './support/my-bookings.ts';
import { openSalon } from './support/own-salon.ts';
import { deskAccounts } from './support/stack.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

/** Without a reload: a second on a free machine, while CI's two cores carry three browsers. */
const soon = 5000;

test('a booking appears at the open desk at once, and the customer sees it moved there', async ({
  customerPage: page,
  other,
  t,
}) => {
  test.slow();
  const wizard = new Wizard(page, t);
  const bookings = new MyBookings(page, t);
  const desk = new Desk(other, t);
  const salon = await openSalon();
  await open(page, `/booking/${salon.id}`);
  const time = await wizard.goToLocation();
  const date = await wizard.chosenDate(salon.id);
  await desk.arrive(salon.owner, date);

  await wizard.confirmButton.click();
  await expect(page).toHaveURL(`/salon/${salon.id}`);
  await expect(other.getByText(t.deskDay.news.title.new)).toBeVisible({ timeout: soon });
  await desk.scrollTo(desk.added);
  await expect(desk.added).toHaveAccessibleName(new RegExp(time));
  await expectNoAxeViolations(other);

  await open(page, '/dashboard');
  const before = bookings.ticketAt(`${date}T${time}`);
  await expect(before).toBeVisible();
  const slots = await desk.moveDown(desk.added);
  await expect(desk.undo).toBeVisible();
  await expect(before).toHaveCount(0, { timeout: soon });
  await expect(bookings.ticketAt(`${date}T${addMinutes(time, slots * 15)}`)).toBeVisible();

  await desk.undo.click();
  await expect(before).toBeVisible();
});

test('without the server the last plan of today can be read, also after a reload', async ({
  page,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_FAILED|Failed to fetch|\/api\/v1/);
  const desk = new Desk(page, t);
  await desk.arrive(deskAccounts.owner);
  await page.route('**/api/v1/desk**', (route) => route.abort());
  await page.reload();
  const [words = ''] = t.deskDay.old.split('{{');
  await expect(page.getByText(words)).toBeVisible();
  await expect(desk.plan).toBeVisible();
  await page.unroute('**/api/v1/desk**');
  await expect(page.getByText(words)).toBeHidden({ timeout: 30_000 });
});

test('a member opens the desk from the menu, a customer has no link to it', async ({
  customerPage: page,
  other,
  t,
}) => {
  const desk = new Desk(other, t);
  await desk.arrive(deskAccounts.barber);
  await open(other, '/');
  const link = (of: Page) => of.getByRole('banner').getByRole('link', { name: t.desk.link });
  await link(other).click();
  await expect(desk.plan).toBeVisible();
  await expect(other).toHaveURL('/desk');
  await open(page, '/');
  await expect(page.getByRole('banner').getByTitle(/@/)).toBeVisible();
  await expect(link(page)).toHaveCount(0);
});
