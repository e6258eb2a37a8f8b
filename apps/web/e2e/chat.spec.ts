import { axeViolations } from './support/axe.ts';
import { expect, open, test } from './support/test.ts';

test(
  'a message is sent, the salon answers, and drafts wait in their conversations',
  { tag: '@both' },
  async ({ customerPage: page, t }) => {
    const { chat } = t;
    await open(page, '/profile/chat');
    const row = (name: RegExp) => page.getByRole('link', { name });
    await expect(row(/^Thermaikos/)).toBeVisible();
    await row(/^Atelier Aristotelous/).click();
    await expect(page).toHaveURL(/with=01/);
    const log = page.getByRole('log');
    const box = page.getByRole('textbox', { name: /message|μήνυμα/i });
    await expect(log).toBeVisible();
    expect.soft(await axeViolations(page)).toEqual([]);

    const before = await log.locator('[data-part="message"]').count();
    await box.fill('   ');
    await box.press('Enter');
    await expect(log.locator('[data-part="message"]')).toHaveCount(before);
    await box.fill('See you at 10:30');
    await box.press('Enter');
    await expect(log.getByText('See you at 10:30')).toBeVisible();
    await expect(box).toHaveValue('');
    await expect(log.locator('[data-part="message"]')).toHaveCount(before + 2);
    await expect(log.locator('[data-part="message"]').last()).toHaveAttribute('data-from', 'other');

    await box.fill('Not sent yet');
    await page.goBack();
    await expect(row(/^Thermaikos/)).toBeVisible();
    await row(/^Thermaikos/).click();
    await expect(box).toHaveValue('');
    await page.goBack();
    await row(/^Atelier Aristotelous/).click();
    await expect(box).toHaveValue('Not sent yet');
    expect(chat.title.length).toBeGreaterThan(0);
  },
);

test('conversations are found by name and by what was said', async ({ customerPage: page, t }) => {
  await open(page, '/profile/chat');
  await expect(page.getByText('Select a conversation to start chatting')).toBeVisible();
  const rows = page.getByRole('list', { name: t.chat.list }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  const search = page.getByRole('searchbox', { name: t.chat.search });
  await search.fill('ροδι');
  await expect(rows).toHaveCount(1);
  await search.fill('opening');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText('Thermaikos');
  await search.fill('nobody at all');
  await expect(rows).toHaveCount(0);
  await expect(page.getByText('No conversation mentions')).toBeVisible();
});

test('what was unread is read once it was opened', async ({ customerPage: page }) => {
  await open(page, '/profile/chat');
  const row = page.getByRole('link', { name: /^Thermaikos/ });
  await expect(row).toHaveAccessibleName(/2/);
  await row.click();
  await expect(page.getByText('New messages')).toBeVisible();
  await expect(row).toHaveAccessibleName('Thermaikos');
});
