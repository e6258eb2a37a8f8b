import type { Request } from '@playwright/test';
import { AccountPages } from './support/account-pages.ts';
import { MyBookings } from './support/my-bookings.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

const keyOf = (request: Request | undefined) => request?.headers()['idempotency-key'];

test('a cancellation without a network waits visibly, can be cancelled, and is sent once', async ({
  customerPage: page,
  context,
  t,
  pageErrors,
}) => {
  pageErrors.expect(/ERR_INTERNET_DISCONNECTED/);
  const bookings = new MyBookings(page, t);
  await open(page, '/dashboard');
  await bookings.expectLoaded();
  const sent: Request[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().endsWith('/cancel')) sent.push(request);
  });
  // The note is loaded before the network is lost.
  await expect(
    page.getByRole('region', { name: t.pending.label, includeHidden: true }),
  ).toBeAttached();
  const ticket = bookings.tickets.first();
  await bookings.action(ticket, 'cancel').click();
  await context.setOffline(true);
  await bookings.confirmCancel();
  const note = bookings.cancelDialog.getByText(t.pending.what.cancelBooking);
  await expect(note).toBeVisible();
  await bookings.cancelDialog.getByRole('button', { name: t.pending.cancel }).click();
  await expect(note).toBeHidden();
  await expect(bookings.cancelDialog.getByText(t.bookings.cancel.failed)).toBeVisible();

  await bookings.confirmCancel();
  await expect(note).toBeVisible();
  expect(sent).toEqual([]);
  await context.setOffline(false);
  await expect(bookings.cancelDialog).toBeHidden();
  await expect(page.getByText(t.bookings.cancel.done).first()).toBeVisible();
  expect(sent).toHaveLength(1);
});

test('a booking interrupted by a sign-out continues after signing in, with the same key', async ({
  customerPage: page,
  customer,
  t,
  pageErrors,
}) => {
  test.slow();
  pageErrors.expect(/status of 401/);
  const wizard = new Wizard(page, t);
  await open(page, '/booking/25');
  await wizard.goToLocation();
  const sent: Request[] = [];
  await page.route('**/api/v1/bookings', async (route, request) => {
    if (request.method() !== 'POST') return route.fallback();
    sent.push(request);
    if (sent.length > 1) return route.fallback();
    const json = { code: 'unauthorized', message: 'Please sign in to continue.' };
    return route.fulfill({ status: 401, json });
  });
  await wizard.confirmButton.click();
  await expect(page).toHaveURL(/\/signin/);
  const what = t.pending.what.book;
  await expect(
    page.getByText(t.pending.waiting['sign-in'].replace('{{what}}', what)),
  ).toBeVisible();
  await new AccountPages(page, t).signIn(customer);
  await expect(page).toHaveURL('/salon/25');
  await expect(page.getByText(t.pending.done.replace('{{what}}', what))).toBeVisible();
  await expect(new MyBookings(page, t).appointment).toBeVisible();
  expect(sent).toHaveLength(2);
  expect(keyOf(sent[1])).toBe(keyOf(sent[0]));
  // Nothing is left to be confirmed.
  await open(page, '/booking/25');
  await wizard.expectStep('service');
});
