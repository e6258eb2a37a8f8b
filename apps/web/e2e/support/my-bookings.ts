import { expect, type Locator, type Page } from '@playwright/test';
import { showNextMonth } from './calendar.ts';
import type { Texts } from './texts.ts';

/** My Bookings as the customer sees it. */
export class MyBookings {
  readonly page: Page;
  readonly #t: Texts['bookings'];

  constructor(page: Page, { bookings }: Texts) {
    this.page = page;
    this.#t = bookings;
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

  get moveDialog(): Locator {
    return this.page.getByRole('dialog', { name: this.#t.reschedule.title });
  }

  get cancelDialog(): Locator {
    return this.page.getByRole('alertdialog', { name: this.#t.cancel.title });
  }

  /** Fails unless both lists are there. */
  async expectLoaded(): Promise<void> {
    await expect(this.tickets.first()).toBeVisible();
    await expect(this.visits.first()).toBeVisible();
  }

  /** Day and time of a ticket, `YYYY-MM-DDTHH:MM`. */
  async timeOf(ticket: Locator): Promise<string> {
    return (await ticket.locator('time').first().getAttribute('datetime')) ?? '';
  }

  /** Takes a ticket to the last free day and the last free time that the dialog offers. */
  async chooseAnotherTime(): Promise<void> {
    const dialog = this.moveDialog;
    const days = dialog.getByRole('grid').getByRole('button', { disabled: false });
    // Nothing may be free any more on the last day of a month.
    if ((await days.count()) < 2) await showNextMonth(dialog);
    await days.last().click();
    const free = dialog.getByRole('radio').and(this.page.locator(':not([aria-disabled="true"])'));
    await free.last().locator('xpath=ancestor::label').click();
    await expect(free.last()).toBeChecked();
  }
}
