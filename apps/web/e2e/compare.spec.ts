import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

test(
  'up to three salons are compared side by side, by the price of one service',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/salons');
    const cards = page.locator('[data-component="salon-card"]');
    const names = await cards.getByRole('heading').allInnerTexts();
    for (const index of [0, 1, 2]) await cards.nth(index).getByRole('checkbox').check();
    const bar = page.getByRole('region', { name: t.compare.bar.label });
    await cards.nth(3).getByRole('checkbox').click();
    await expect(cards.nth(3).getByRole('checkbox')).not.toBeChecked();
    await expect(bar.getByRole('status')).toHaveText(t.compare.bar.full.replace('{{most}}', '3'));
    expect.soft(await axeViolations(page)).toEqual([]);
    // The choice outlives a reload.
    await page.reload();
    await bar.getByRole('link', { name: t.compare.bar.compare }).click();

    await expect(page).toHaveURL(/\/compare\?ids=[\w-]+,[\w-]+,[\w-]+$/);
    const heads = page.getByRole('columnheader');
    await expect(heads).toHaveCount(3);
    for (const [index, name] of names.slice(0, 3).entries()) {
      await expect(heads.nth(index)).toContainText(name);
    }
    for (const label of [t.compare.rows.next, t.compare.rows.rating, t.compare.rows.home]) {
      await expect(page.getByRole('rowheader', { name: label, exact: true })).toBeVisible();
    }
    await page
      .getByRole('combobox', { name: t.compare.service.label })
      .selectOption({ label: t.search.services.highlights });
    await expect(page).toHaveURL(/service=/);
    await expect(
      page.getByRole('rowheader', { name: t.search.services.highlights, exact: true }),
    ).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);

    // The labels stay while the salons are swiped.
    const label = page.getByRole('rowheader').first();
    const before = await label.boundingBox();
    await page
      .getByRole('region', { name: names[0] ?? '' })
      .evaluate((region) => region.scrollBy({ left: 400, behavior: 'instant' }));
    expect((await label.boundingBox())?.x).toBe(before?.x);

    const gone = page.getByRole('link', {
      name: t.compare.remove.replace('{{name}}', names[1] ?? ''),
    });
    await gone.click();
    await expect(heads).toHaveCount(2);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('table').getByRole('link', { name: t.compare.book })).toHaveCount(
      2,
    );
  },
);
