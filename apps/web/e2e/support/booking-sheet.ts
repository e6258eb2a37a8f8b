import { expect, type Locator, type Page } from '@playwright/test';
import { open } from './test.ts';

/** The sheets of the day at the desk, as a member sees them. */
export class BookingSheet {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a path with a sheet, and waits until it is loaded. */
  async open(path: string): Promise<void> {
    await open(this.page, path);
    await expect(this.dialog.getByRole('button').nth(1)).toBeVisible();
    await expect(this.dialog.locator('[aria-busy="true"]')).toHaveCount(0);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  /** Presses a button by its exact name. */
  async press(name: string): Promise<void> {
    await this.dialog.getByRole('button', { name, exact: true }).first().click();
  }

  /** Presses the button of the form. */
  async submit(name: string): Promise<void> {
    await this.dialog.locator('button[type=submit]', { hasText: name }).click();
  }

  field(name: string): Locator {
    return this.dialog.locator(`input[name="${name}"]`);
  }

  /** Chooses a radio by its value. */
  async choose(value: string): Promise<void> {
    const radio = this.dialog.locator(`input[type=radio][value="${value}"]`);
    await radio.locator('xpath=ancestor::label').click();
    await expect(radio).toBeChecked();
  }

  /** The first service that fits. */
  get freeService(): Locator {
    return this.dialog
      .locator('label', { has: this.page.locator('input[name="service"]:enabled') })
      .first();
  }

  /**
   * Chooses another free start of the day.
   * @returns the start
   */
  async chooseAnotherTime(time: string): Promise<string> {
    const free = this.dialog.locator(
      `[data-component="slot-grid"] input:not([aria-disabled="true"]):not(:disabled):not([value="${time}"])`,
    );
    await expect(free.first()).toBeAttached();
    // The last ones end after the working hours, which asks for another press.
    const next = free.first();
    const start = (await next.getAttribute('value')) ?? '';
    await next.locator('xpath=ancestor::label').click();
    return start;
  }
}
