import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { Holder } from './support/holder.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

/** Moves through the calendar with the arrow keys to a selectable day, some days ahead. */
async function chooseDayByKeys(page: Page): Promise<void> {
  const isFree = () =>
    page.evaluate(() => document.activeElement?.getAttribute('aria-disabled') !== 'true');
  await tabTo(page, page.getByRole('grid').locator('button[tabindex="0"]'));
  for (let days = 0; days < 20; days += 1) {
    await page.keyboard.press('ArrowRight');
    if (days >= 4 && (await isFree())) break;
  }
  await page.keyboard.press('Enter');
}

/** The link to a held time in the latest mail to a customer. */
async function mailedOffer(page: Page, recipient: string): Promise<string | undefined> {
  const list = await (await page.request.get('/dev/mail')).text();
  const item = list.split('<li').find((one) => one.includes(recipient));
  const id = /\/dev\/mail\/([\da-f-]{36})/.exec(item ?? '')?.[1];
  if (id === undefined) return undefined;
  const mail = await (await page.request.get(`/dev/mail/${id}/html`)).text();
  return /\/dashboard\?lang=\w\w&amp;offer=[\da-f-]{36}/.exec(mail)?.[0].replace('&amp;', '&');
}

test(
  'a customer joins the waitlist of a full day, and takes a cancelled time, with the keyboard alone',
  { tag: '@both' },
  async ({ customerPage: page, customer, language, t }) => {
    test.slow();
    const salonId = language === 'el' ? '31' : '32';
    const wizard = new Wizard(page, t);
    const holder = await Holder.make(page.request);
    await open(page, `/booking/${salonId}`);
    await wizard.expectStep('service');
    await tabTo(page, wizard.services.first());
    await page.keyboard.press('Space');
    // The last one takes longest.
    await page.keyboard.press('ArrowUp');
    await pressOn(page, wizard.continueButton);
    await wizard.expectStep('date');
    const asked = page.waitForRequest(/\/slots\?/);
    await chooseDayByKeys(page);
    await pressOn(page, wizard.continueButton);
    await wizard.expectStep('time');
    const { searchParams } = new URL((await asked).url());
    await tabTo(page, wizard.anyBarber);
    // A customer who still has a time that day.
    await expect(async () => {
      await page.keyboard.press('ArrowDown');
      await expect(wizard.chosenBarber).toHaveCount(1, { timeout: 100 });
      expect(await wizard.freeTimes.count()).toBeGreaterThan(0);
    }).toPass();
    const barberId = (await wizard.chosenBarber.getAttribute('value')) ?? '';
    const held = await holder.takeAll({
      salonId,
      serviceId: searchParams.get('service') ?? '',
      barberId,
      date: searchParams.get('date') ?? '',
    });
    expect(held.length).toBeGreaterThan(0);

    // The open page is notified that the day is full.
    const { invite, ask, offers, list } = t.waitlist;
    const waitButton = page.getByRole('button', { name: invite.ask });
    await expect(waitButton).toBeVisible();
    await expectNoAxeViolations(page);
    await pressOn(page, waitButton);
    await pressOn(page, page.getByRole('dialog').getByRole('button', { name: ask.confirm }));
    await expect(page.getByText(invite.done)).toBeVisible();
    await expect(page.getByRole('link', { name: invite.list })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/dashboard');
    await expect(page.getByRole('button', { name: list.end })).toBeVisible();
    await expectNoAxeViolations(page);

    const [first] = held;
    if (first === undefined) throw new Error('Nothing is held.');
    await holder.cancel(first);
    await expect.poll(() => mailedOffer(page, customer.email), { timeout: 20_000 }).toBeDefined();
    await open(page, (await mailedOffer(page, customer.email)) ?? '');
    const take = page.locator('[data-offer]').getByRole('button', { name: offers.take });
    await expect(take).toBeFocused();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-offer]')).toHaveCount(0);
    const when = `${searchParams.get('date')}T${first.time}`;
    await expect(page.getByRole('article').locator(`time[datetime="${when}"]`)).toBeVisible();
  },
);
