import { expect, type Locator, type Page } from '@playwright/test';
import type { Account } from './identity.ts';
import { open, remember } from './test.ts';
import type { Texts } from './texts.ts';

/** The day at the desk, as a member sees it. */
export class Desk {
  readonly page: Page;
  readonly #t: Texts['deskDay'];

  constructor(page: Page, { deskDay }: Texts) {
    this.page = page;
    this.#t = deskDay;
  }

  /** Opens a day for a member who signed in on an earlier visit. */
  async arrive(member: Account, date?: string): Promise<void> {
    await remember(this.page.context(), member);
    await open(this.page, date === undefined ? '/desk' : `/desk?date=${date}`);
    await expect(this.plan).toBeVisible();
  }

  get plan(): Locator {
    return this.page.getByRole('grid');
  }

  /** The entries that begin at a time. */
  entriesAt(time: string): Locator {
    return this.page.locator('[data-part="entry"]').filter({ hasText: time });
  }

  /** The entry that others added while the day was open. */
  get added(): Locator {
    return this.page
      .locator('[data-part="entry"]')
      .filter({ hasText: `${this.#t.news.mark.new} ·` });
  }

  /** Scrolls the plan down, and from its end to its start, until an entry is drawn. */
  async scrollTo(entry: Locator): Promise<void> {
    const scroller = this.page.locator('[data-component="day-plan"] [data-part="scroller"]');
    await expect(async () => {
      if ((await entry.count()) === 0) {
        await scroller.evaluate((plan) => {
          const isAtEnd = plan.scrollTop + plan.clientHeight >= plan.scrollHeight - 1;
          plan.scrollTop = isAtEnd ? 0 : plan.scrollTop + plan.clientHeight / 2;
        });
      }
      await expect(entry).toBeVisible({ timeout: 500 });
    }).toPass();
    await entry.scrollIntoViewIfNeeded();
  }

  /**
   * Carries an entry down by keys to the next free place and drops it there.
   * @returns the number of slots
   */
  async moveDown(entry: Locator): Promise<number> {
    const { keyboard } = this.page;
    const status = this.page.locator('[data-component="day-plan"] [data-part="status"]');
    await entry.focus();
    await keyboard.press('m');
    for (let slots = 1; slots < 40; slots += 1) {
      await keyboard.press('ArrowDown');
      if ((await status.getAttribute('data-tone')) !== 'free') continue;
      await keyboard.press('Enter');
      return slots;
    }
    throw new Error('The rest of the day is full.');
  }

  get undo(): Locator {
    return this.page.getByRole('main').getByRole('button', { name: /^(?:Undo|Αναίρεση)$/ });
  }
}
