import { AccountPages } from './support/account-pages.ts';
import { newPerson } from './support/identity.ts';
import { MyBookings } from './support/my-bookings.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test(
  'a guest books, signs up, and finds the booking among their own',
  { tag: '@both' },
  async ({ page, t }, { project }) => {
    test.slow();
    const isNarrow = project.name === 'mobile-el';
    const wizard = new Wizard(page, t);
    const bookings = new MyBookings(page, t);
    const pages = new AccountPages(page, t);
    const inHeader = async (name: string): Promise<void> => {
      if (isNarrow) await page.getByRole('button', { name: t.shell.menu.open }).click();
      await page.getByRole('link', { name }).filter({ visible: true }).first().click();
    };
    // The projects run concurrently.
    const salon = isNarrow ? '24' : '23';
    await open(page, `/booking/${salon}`);
    await wizard.goToLocation();
    await wizard.confirmButton.click();
    await expect(page).toHaveURL(`/salon/${salon}`);
    const when = await bookings.timeOf(bookings.appointment);

    await inHeader(t.shell.account.signIn);
    await expect(page).toHaveURL(/\/signin/);
    await page.getByRole('link', { name: t.auth.signIn.signUp }).click();
    await expect(page).toHaveURL(/\/signup/);
    await pages.signUp(newPerson());
    // Back on the page from which the visitor went to create the account.
    await expect(page).toHaveURL(`/salon/${salon}`);
    await inHeader(t.shell.nav.myBookings);
    await expect(bookings.ticketAt(when)).toBeVisible();
  },
);
