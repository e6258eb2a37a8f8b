import { MyBookings } from './support/my-bookings.ts';
import { expect, open, test } from './support/test.ts';
import { everySalon } from './support/texts.ts';
import { translatePages } from './support/translate.ts';
import { Wizard } from './support/wizard.ts';

test.beforeEach(({ context }) => translatePages(context));

test.describe('in a browser that translates the page', () => {
  test('a booking is made, shown and moved', async ({ customerPage: page, t }) => {
    test.slow();
    const wizard = new Wizard(page, t);
    const bookings = new MyBookings(page, t);
    await open(page, '/booking/14');
    await wizard.expectStep('service');
    await wizard.goToLocation();
    await wizard.confirmButton.click();
    await expect(page).toHaveURL('/salon/14');
    const when = await bookings.timeOf(bookings.appointment);
    await page.getByRole('link', { name: t.shell.nav.myBookings }).first().click();
    await bookings.expectLoaded();
    const ticket = bookings.ticketAt(when);
    await bookings.action(ticket, 'reschedule').click();
    await expect(bookings.moveDialog.getByRole('grid')).toBeVisible();
    await bookings.chooseAnotherTime();
    await bookings.confirmMove();
    await expect(bookings.moveDialog).toBeHidden();
    const moved = bookings.tickets.filter({ hasText: t.bookings.moved.split('{{')[0] ?? '' });
    const later = await bookings.timeOf(moved);
    expect(later > when).toBe(true);
    await bookings.action(bookings.ticketAt(later), 'cancel').click();
    await bookings.confirmCancel();
    await expect(bookings.cancelDialog).toBeHidden();
    await expect(bookings.ticketAt(later)).toHaveCount(0);
  });

  test('the calendar and the times name the chosen day', async ({ page, t }) => {
    const wizard = new Wizard(page, t);
    await open(page, '/booking/15');
    await wizard.services.first().check({ force: true });
    await wizard.next();
    await wizard.expectStep('date');
    const title = page.getByRole('grid');
    const month = await title.getAttribute('aria-label');
    await page.getByRole('button', { name: /next month/i }).click();
    await expect(title).not.toHaveAttribute('aria-label', month ?? '');
    await expect(page.locator('main')).not.toContainText(month ?? 'no month');
    await wizard.freeDays.first().click();
    await wizard.next();
    await wizard.expectStep('time');
    await expect(wizard.freeTimes.first()).toBeAttached();
  });

  test('a search is narrowed and widened', async ({ page }) => {
    await open(page, '/salons');
    const heading = page.getByRole('main').getByRole('heading', { level: 2 }).first();
    await expect(heading).toHaveText(everySalon);
    const field = page.getByRole('main').locator('[name=q]');
    await field.fill('balayage');
    await field.press('Enter');
    await expect(heading).not.toHaveText(everySalon);
    await page.getByRole('main').locator('select').last().selectOption({ index: 1 });
    await expect(page).toHaveURL(/sort=/);
    await field.fill('zzzz');
    await field.press('Enter');
    await expect(page.getByRole('main')).toContainText('zzzz');
    await field.fill('');
    await field.press('Enter');
    await expect(heading).toHaveText(everySalon);
  });

  test('signing in is refused, corrected and done', async ({ page, t, account, pageErrors }) => {
    pageErrors.expect(/400/);
    await open(page, '/signin');
    const submit = page.getByRole('button', { name: t.auth.signIn.submit, exact: true });
    await submit.click();
    await expect(page.getByRole('textbox', { name: t.auth.fields.email })).toBeFocused();
    await page.getByRole('textbox', { name: t.auth.fields.email }).fill(account.email);
    const password = page.getByLabel(t.auth.fields.password, { exact: true });
    await password.fill('wrong password');
    await submit.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(account.password);
    await submit.click();
    await expect(page).toHaveURL(/\/dashboard/);
  });

  test('a question is found in Help, and none', async ({ page }) => {
    await open(page, '/help');
    const question = page.getByRole('main').getByRole('searchbox');
    await question.fill('refund');
    await expect(page.locator('mark').first()).toBeVisible();
    await question.fill('zzzz');
    await expect(page.getByRole('main')).toContainText('zzzz');
    await question.fill('');
    await expect(page.locator('mark')).toHaveCount(0);
  });
});
