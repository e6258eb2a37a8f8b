import { expect, type Locator, type Page } from '@playwright/test';
import { showNextMonth } from './calendar.ts';
import type { Texts } from './texts.ts';

/** My Bookings as the customer sees it. */
export class MyBookings {
  readonly page: Page;
  readonly #t: Texts['bookings'];
  readonly #appointment: Texts['appointment'];

  constructor(page: Page, { bookings, appointment }: Texts) {
    this.page = page;
    this.#t = bookings;
    this.#appointment = appointment;
  }

  get tickets(): Locator {
    return this.page.getByRole('region', { name: this.#t.upcoming.title }).getByRole('article');
  }

  get visits(): Locator {
    return this.page.getByRole('region', { name: this.#t.past.title }).getByRole('article');
  }

  /** The ticket of a day and time, `YYYY-MM-DDTHH:MM`. */
  ticketAt(when: string): Locator {
    return this.tickets.filter({ has: this.page.locator(`time[datetime="${when}"]`) });
  }

  action(ticket: Locator, name: keyof Texts['bookings']['actions']): Locator {
    return ticket.getByRole('button', { name: this.#t.actions[name] });
  }

  /** The ticket on the page of the salon. */
  get appointment(): Locator {
    const heading = this.page.getByRole('heading', { name: this.#appointment.title });
    return this.page.getByRole('article').filter({ has: heading });
  }

  get moveDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#t.reschedule.title });
  }

  get cancelDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#t.cancel.title });
  }

  /** Fails unless both lists are shown. */
  async expectLoaded(): Promise<void> {
    await expect(this.tickets.first()).toBeVisible();
    await expect(this.visits.first()).toBeVisible();
  }

  /** Day and time of a ticket, `YYYY-MM-DDTHH:MM`. */
  async timeOf(ticket: Locator): Promise<string> {
    return (await ticket.locator('time').first().getAttribute('datetime')) ?? '';
  }

  /** Presses Cancel on a ticket, and confirms in the dialog. */
  async cancel(ticket: Locator): Promise<void> {
    await this.action(ticket, 'cancel').click();
    await this.confirmCancel();
    await expect(this.cancelDialog).toBeHidden();
  }

  async confirmCancel(): Promise<void> {
    await this.cancelDialog
      .getByRole('button', { name: this.#t.cancel.confirm, exact: true })
      .click();
  }

  /** Moves the ticket whose dialog is open to another time. */
  async confirmMove(): Promise<void> {
    await this.moveDialog
      .getByRole('button', { name: this.#t.reschedule.confirm, exact: true })
      .click();
  }

  /** Moves a ticket to the last free day and time in the dialog. */
  async chooseAnotherTime(): Promise<void> {
    const dialog = this.moveDialog;
    const days = dialog.getByRole('grid').getByRole('button', { disabled: false });
    const free = dialog.getByRole('radio').and(this.page.locator(':not([aria-disabled="true"])'));
    // Days and times show availability once it is loaded.
    await expect(async () => {
      // The last day of a month may be fully booked.
      if ((await days.count()) < 2) await showNextMonth(dialog);
      await days.last().click({ timeout: 2000 });
      await free.last().locator('xpath=ancestor::label').click({ timeout: 3000 });
      await expect(free.last()).toBeChecked({ timeout: 1000 });
    }).toPass({ timeout: 30_000 });
  }
}
