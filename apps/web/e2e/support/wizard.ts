import { expect, type Locator, type Page } from '@playwright/test';
import { showNextMonth } from './calendar.ts';
import { painted } from './test.ts';
import type { Texts } from './texts.ts';

type Step = 'service' | 'date' | 'time' | 'location';

const numbers: Record<Step, number> = { service: 1, date: 2, time: 3, location: 4 };

/** The booking wizard from the visitor's view. */
export class Wizard {
  readonly page: Page;
  readonly #t: Texts['booking'];

  constructor(page: Page, { booking }: Texts) {
    this.page = page;
    this.#t = booking;
  }

  /** Fails unless the given step is shown with its number. */
  async expectStep(step: Step): Promise<void> {
    const position = this.#t.position.replace('{{number}}', String(numbers[step]));
    await expect(this.position(position)).toBeVisible();
    await expect(this.heading(step)).toBeVisible();
  }

  /** "Step n of 4", which has another position on a narrow screen. */
  position(text: string): Locator {
    return this.page.getByText(text, { exact: true }).filter({ visible: true });
  }

  heading(step: Step): Locator {
    return this.page.getByRole('heading', { level: 1, name: this.#t[step].heading });
  }

  get services(): Locator {
    return this.page.getByRole('group', { name: this.#t.service.heading }).getByRole('radio');
  }

  /** Bookable days of the visible month. */
  get freeDays(): Locator {
    return this.page.getByRole('grid').getByRole('button', { disabled: false });
  }

  get times(): Locator {
    return this.page.getByRole('radiogroup', { name: this.#t.time.slots }).getByRole('radio');
  }

  /** Free times for the chosen barber. */
  get freeTimes(): Locator {
    return this.times.and(this.page.locator(':not([aria-disabled="true"])'));
  }

  /** All barbers for the service, by name. */
  get barbers(): Locator {
    return this.page
      .getByRole('group', { name: this.#t.time.barbers })
      .getByRole('radio')
      .and(this.page.locator(':not([value=""])'));
  }

  get chosenBarber(): Locator {
    return this.barbers.and(this.page.locator(':checked'));
  }

  get anyBarber(): Locator {
    return this.page.getByRole('radio', { name: this.#t.time.anyBarber });
  }

  place(where: 'salon' | 'home'): Locator {
    return this.page.getByRole('radio', { name: this.#t.location[where] });
  }

  get address(): Locator {
    return this.page.getByRole('textbox', { name: this.#t.location.address });
  }

  /** The note about a lost time. */
  taken(time: string): Locator {
    return this.page.getByRole('heading', { name: this.#t.taken.taken.replace('{{time}}', time) });
  }

  /** The times offered instead of a lost one. */
  get nearest(): Locator {
    const choose = this.#t.taken.choose.replace('{{time}}', String.raw`\S.*`);
    return this.page.getByRole('button', { name: new RegExp(`^${choose}$`) });
  }

  get total(): Locator {
    return this.page.locator('[data-component="booking-summary"] [data-part="total"] dd');
  }

  get continueButton(): Locator {
    return this.page.getByRole('button', { name: this.#t.continue, exact: true });
  }

  get backButton(): Locator {
    return this.page.getByRole('button', { name: this.#t.back, exact: true });
  }

  get confirmButton(): Locator {
    return this.page.getByRole('button', { name: this.#t.confirm, exact: true });
  }

  /** Who a guest is, at the last step. */
  async enterGuest(contact: string, name = 'Eleni Vasiliou'): Promise<void> {
    await this.page.getByRole('textbox', { name: this.#t.guest.name }).fill(name);
    await this.guestContact.fill(contact);
  }

  get guestContact(): Locator {
    return this.page.getByRole('textbox', { name: this.#t.guest.contact });
  }

  async next(): Promise<void> {
    await this.continueButton.click();
  }

  /** The last free day of the visible month, or of the next one if this one is over. */
  async chooseDay(): Promise<void> {
    await expect(this.page.getByRole('grid')).toBeVisible();
    if ((await this.freeDays.count()) < 2) await this.nextMonth();
    await this.freeDays.last().click();
  }

  /** Turns the calendar to the next month. */
  async nextMonth(): Promise<void> {
    await showNextMonth(this.page);
  }

  /** The day that the visitor chose, when the draft is kept. */
  async chosenDate(salonId: string): Promise<string> {
    const kept = await this.page.waitForFunction((id) => {
      const draft = localStorage.getItem(`salonica.booking-draft.${id}`) ?? '{}';
      return (JSON.parse(draft) as { date?: string }).date;
    }, salonId);
    return (await kept.jsonValue()) ?? '';
  }

  /** Presses the card or the time of a radio button. */
  async choose(radio: Locator): Promise<void> {
    await radio.locator('xpath=ancestor::label').click();
    await expect(radio).toBeChecked();
  }

  async chooseService(index = 0): Promise<void> {
    await this.choose(this.services.nth(index));
  }

  /**
   * Selects the first barber who is free that day.
   * @returns the first free time with this barber
   */
  async chooseBarberAndTime(): Promise<string> {
    const count = await this.barbers.count();
    for (let index = 0; index < count; index += 1) {
      await this.choose(this.barbers.nth(index));
      if ((await this.freeTimes.count()) > 0) break;
    }
    const time = this.freeTimes.first();
    await this.choose(time);
    return (await time.getAttribute('value')) ?? '';
  }

  /** From the first step to the times of a day. */
  async goToTimes(): Promise<void> {
    await this.chooseService();
    await this.next();
    await this.expectStep('date');
    await this.chooseDay();
    await this.next();
    await this.expectStep('time');
  }

  /**
   * Selects a home visit. The time may lack travel time; then the nearest suitable one replaces it.
   */
  async meetAtHome(address: string): Promise<void> {
    const times = this.page.waitForResponse(/\/slots\?.*location=home/);
    await this.choose(this.place('home'));
    await (await times).finished();
    await painted(this.page);
    await this.address.fill(address);
    if (await this.nearest.first().isVisible()) await this.nearest.first().click();
  }

  /**
   * From the first step to the last; a guest gives a phone number.
   * @returns the chosen time
   */
  async goToLocation(): Promise<string> {
    await this.goToTimes();
    const time = await this.chooseBarberAndTime();
    await this.next();
    await this.expectStep('location');
    if (await this.guestContact.isVisible()) await this.enterGuest('2310 123456');
    return time;
  }
}
