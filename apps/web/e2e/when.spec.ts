import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';
import { Wizard } from './support/wizard.ts';

test(
  'a day and a part of it lead to start times, which lead into the wizard with all choices',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/salons?q=balayage');
    const main = page.getByRole('main');
    const day = main.getByRole('combobox', { name: t.search.when.day, exact: true });
    // Later than tomorrow; salons are closed on Sundays, and some on Mondays.
    const days = await day
      .locator('option')
      .evaluateAll((options) => options.map((option) => option.getAttribute('value') ?? ''));
    const isOpen = (value: string) => ![0, 1].includes(new Date(`${value}T12:00Z`).getUTCDay());
    const date = days.slice(3, -1).find(isOpen) ?? '';
    await day.selectOption(date);
    await main
      .getByRole('combobox', { name: t.search.when.time, exact: true })
      .selectOption('afternoon');
    await expect(page).toHaveURL(`/salons?q=balayage&date=${date}&part=afternoon`);
    const filter = main
      .getByRole('list', { name: t.results.active.label })
      .getByRole('button', { name: t.search.when.within.afternoon });
    await expect(filter).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);

    // It is in the address: a reload and Back keep it.
    await page.reload();
    await expect(day).toHaveValue(date);
    const card = page.locator('[data-component="salon-card"]').first();
    const start = card.locator('[data-part="start"] a').first();
    await expect(start).toBeVisible();
    const time = (await start.locator('time').getAttribute('datetime'))?.slice(11) ?? '';
    expect(time >= '12:00' && time < '17:00', time).toBe(true);
    await start.click();
    await expect(page).toHaveURL(new RegExp(`/booking/.+date=${date}&time=.+step=time`));
    const wizard = new Wizard(page, t);
    await wizard.expectStep('time');
    await expect(wizard.times.and(page.locator(':checked'))).toHaveAccessibleName(new RegExp(time));
    await page.goBack();
    await expect(filter).toBeVisible();
    await filter.click();
    await expect(page).toHaveURL('/salons?q=balayage');
  },
);
