import { axeViolations } from './support/axe.ts';
import { pressOn, tabTo } from './support/keyboard.ts';
import { expect, open, test } from './support/test.ts';

test(
  'a message is sent by keyboard, the salon replies in its language, and drafts are kept',
  { tag: '@both' },
  async ({ customerPage: page, language, t }) => {
    await open(page, '/profile/chat');
    const row = (name: RegExp) => page.getByRole('link', { name });
    const log = page.getByRole('log');
    const bubbles = log.locator('[data-part="message"]');
    const box = page.getByRole('textbox');
    // A salon whose desk is never open here: an open one makes the automatic reply silent.
    await pressOn(page, row(/^Maison Daphne/));
    await expect(page).toHaveURL(/with=08/);
    await expect(bubbles).toHaveCount(2);
    expect.soft(await axeViolations(page)).toEqual([]);

    await tabTo(page, box.last());
    await page.keyboard.type('   ');
    await page.keyboard.press('Enter');
    await expect(bubbles).toHaveCount(2);
    const [question, answer] =
      language === 'el'
        ? ['Τι ώρα ανοίγετε;', /Είμαστε ανοιχτά/]
        : ['When are you open?', /We are open/];
    await page.keyboard.type(question);
    await page.keyboard.press('Enter');
    await expect(log.getByText(question)).toBeVisible();
    await expect(log.getByText(answer)).toBeInViewport();
    await expect(bubbles).toHaveCount(4);
    await expect(box.last()).toBeFocused();

    await page.keyboard.type('Not sent yet');
    await page.goBack();
    await pressOn(page, row(/^Thermaikos/));
    await expect(page.getByText(language === 'el' ? 'Νέα μηνύματα' : 'New messages')).toBeVisible();
    await expect(box.last()).toHaveValue('');
    await page.reload();
    await page.goBack();
    await expect(row(/^Thermaikos/)).toHaveAccessibleName(/^Thermaikos(?!.*2)/);
    await pressOn(page, row(/^Maison Daphne/));
    await expect(box.last()).toHaveValue('Not sent yet');
    await expect(bubbles).toHaveCount(4);
    expect(t.chat.title.length).toBeGreaterThan(0);
  },
);

test('conversations are found by name and by their messages', async ({ customerPage: page, t }) => {
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

test('two tabs have the same count, and a failed message is sent once after a reload', async ({
  customerPage: page,
  context,
  pageErrors,
}) => {
  test.slow();
  const other = await context.newPage();
  pageErrors.watch(other);
  const rowOn = (tab: typeof page) => tab.getByRole('link', { name: /^Thermaikos/ });
  await open(page, '/profile/chat');
  await open(other, '/profile/chat');
  await expect(rowOn(page)).toHaveAccessibleName(/2/);
  await expect(rowOn(other)).toHaveAccessibleName(/2/);
  await rowOn(page).click();
  // A message read in one tab is read in the other.
  await expect(rowOn(other)).not.toHaveAccessibleName(/2/, { timeout: 5000 });

  const calls = '**/api/v1/conversations/*/messages';
  const box = page.getByRole('textbox', { name: 'Message' });
  const own = page.getByRole('log').getByText('I will be there');
  pageErrors.expect(/Failed to load resource/);
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await box.fill('I will be there');
  await box.press('Enter');
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Not sent')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Not sent')).toBeHidden();
  await expect(own).toHaveCount(1);
  await page.goBack();
  // Both receive the reply, and neither has read it.
  await expect(rowOn(page)).toHaveAccessibleName(/1/, { timeout: 10_000 });
  await expect(rowOn(other)).toHaveAccessibleName(/1/);
  await other.bringToFront();
  await rowOn(other).click();
  await expect(other.getByRole('log').getByText('I will be there')).toHaveCount(1);
});

test('a conversation begins with a salon without messages', async ({ customerPage: page, t }) => {
  await open(page, '/salon/21');
  await page.getByRole('link', { name: t.salon.contact.write }).click();
  await expect(page).toHaveURL('/profile/chat?with=21');
  await expect(page.getByText(t.chat.noMessages)).toBeVisible();
  const rows = page.getByRole('list', { name: t.chat.list }).getByRole('listitem');
  await expect(rows).toHaveCount(5);
  await page.getByRole('textbox', { name: 'Message' }).fill('Hello');
  await page.keyboard.press('Enter');
  await expect(rows).toHaveCount(6);
  await expect(rows.first()).toContainText('Hello');
});
