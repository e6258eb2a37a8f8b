import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from './support/axe.ts';
import { tabTo } from './support/keyboard.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import type { Texts } from './support/texts.ts';

const openItems = (page: Page) => page.locator('main details[open]');

function search(page: Page, t: Texts) {
  return page.getByRole('searchbox', { name: t.help.search.label });
}

test.describe('questions', { tag: '@both' }, () => {
  test('has the agreed questions in four topics, and three support channels', async ({
    page,
    t,
  }) => {
    await open(page, '/help');
    for (const { title, questions } of Object.values(t.help.faq)) {
      const topic = page.getByRole('region', { name: title });
      await expect(topic.getByRole('heading', { level: 3 })).toHaveCount(
        Object.keys(questions).length,
      );
    }
    const { booking, payments } = t.help.faq;
    expect(booking.questions['cancel-reschedule'].answer).toContain('24');
    expect(booking.questions['running-late'].answer).toContain('15');
    expect(booking.questions['booking-window'].answer).toContain('30');
    expect(payments.questions.refunds.answer).toContain('3-5');

    const support = page.getByRole('region', { name: t.help.support.title });
    await expect(support.getByRole('link', { name: t.help.support.chat.action })).toHaveAttribute(
      'href',
      '/profile/chat',
    );
    await expect(support.locator('a[href^="tel:"]')).toBeVisible();
    await expect(support.locator('a[href^="mailto:"]')).toBeVisible();
  });

  test('have one open answer on the whole page', async ({ page, t }) => {
    await open(page, '/help');
    const { booking, payments } = t.help.faq;
    await page.getByText(booking.questions['running-late'].question).click();
    await expect(page.getByText(booking.questions['running-late'].answer)).toBeVisible();
    await page.getByText(payments.questions.refunds.question).click();
    await expect(page.getByText(payments.questions.refunds.answer)).toBeVisible();
    await expect(openItems(page)).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.getByText(payments.questions.refunds.question).click();
    await expect(openItems(page)).toHaveCount(0);
  });

  test('open from their own links', async ({ page, t }) => {
    await open(page, '/help#refunds');
    const { question, answer } = t.help.faq.payments.questions.refunds;
    await expect(page.getByText(answer)).toBeVisible();
    await expect(page.getByText(question)).toBeInViewport();
    await expect(page.locator('summary', { hasText: question })).toBeFocused();
    await expect(openItems(page)).toHaveCount(1);
  });
});

test('a link to an answer can be copied, and a failed copy is not reported as success', async ({
  page,
  t,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/help#running-late');
  await page.getByRole('link', { name: t.help.copy }).click();
  await expect(page.getByText(t.help.copied.title, { exact: true })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL ?? ''}/help#running-late`,
  );

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('Not allowed'));
  });
  await page.getByRole('link', { name: t.help.copy }).click();
  await expect(page.getByText(t.help.copied.failed, { exact: true })).toBeVisible();
});

test.describe('the search', { tag: '@both' }, () => {
  const words = { en: 'REFUND', el: 'επιστροφη χρηματων' };

  test('ignores case and accents, marks matches, counts, updates the URL, and helps without results', async ({
    page,
    t,
    language,
  }) => {
    await open(page, '/help');
    const all = await page.locator('main details').count();
    await search(page, t).fill(words[language]);
    await expect(page.locator('main details')).not.toHaveCount(all);
    const count = await page.locator('main details').count();
    expect(count).toBeGreaterThan(0);
    await expect(page.locator('mark').first()).toBeAttached();
    const texts = t.help.search;
    const summary = (count === 1 ? texts.count_one : texts.count_other).replace(
      '{{count}}',
      String(count),
    );
    await expect(page.getByRole('search').getByRole('status')).toHaveText(summary);
    await expect(page).toHaveURL(/\/help\?q=/);
    await expectNoAxeViolations(page);
    await page.reload();
    await hydrated(page);
    await expect(search(page, t)).toHaveValue(words[language]);
    await expect(page.locator('main details')).toHaveCount(count);
    await page.getByRole('button', { name: t.help.search.clear }).click();
    await expect(page.locator('main details')).toHaveCount(all);
    await expect(search(page, t)).toBeFocused();
    await expect(page).toHaveURL('/help');

    // The only remaining answer opens automatically.
    await search(page, t).fill(language === 'en' ? '15-minute' : '15 λεπτων');
    await expect(page.getByText(t.help.faq.booking.questions['running-late'].answer)).toBeVisible();

    await search(page, t).fill('zzz');
    const title = texts.none.replace('{{query}}', 'zzz');
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
    await expectNoAxeViolations(page);
    await page.getByRole('main').getByRole('button', { name: t.help.search.clear }).last().click();
    await expect(page.locator('main details').first()).toBeVisible();
  });
});

test('works with the keyboard alone', async ({ page, t }) => {
  await open(page, '/help');
  await tabTo(page, search(page, t));
  await page.keyboard.type('cancel');
  const { question, answer } = t.help.faq.booking.questions['cancel-reschedule'];
  await tabTo(page, page.locator('summary', { hasText: question }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(answer)).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: t.help.copy }));
});
