import { expect, open, test } from './support/test.ts';

test('paper shows what the screen holds, and nothing around it', async ({
  customerPage: page,
  t,
}) => {
  await page.addInitScript(() => localStorage.setItem('salonica.theme', 'dark'));
  const print = async (path: string, ready: string) => {
    await page.emulateMedia({ media: 'screen' });
    await open(page, path);
    await expect(page.getByRole('heading', { name: ready, exact: true })).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('banner'), path).toBeHidden();
    await expect(page.getByRole('contentinfo'), path).toBeHidden();
  };

  // What is past is of no use on paper.
  await print('/dashboard', t.bookings.upcoming.title);
  await expect(page.getByRole('heading', { name: t.bookings.title, exact: true })).toBeVisible();
  await expect(
    page.getByRole('heading', { name: t.bookings.upcoming.title, exact: true }),
  ).toBeVisible();

  await print('/help', t.help.title);
  for (const { title, questions } of Object.values(t.help.faq)) {
    await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    for (const { answer } of Object.values(questions)) {
      await expect(page.getByText(answer)).toBeVisible();
    }
  }

  await print('/terms', t.terms.title);
  await expect(page.getByRole('navigation', { name: t.legal.contents })).toBeHidden();
  for (const { title } of Object.values(t.terms.sections)) {
    const heading = page.getByRole('heading', { name: title, exact: true });
    await expect(heading).toBeVisible();
    // Dark ink, although the screen is dark.
    await expect(heading).toHaveCSS('color', 'rgb(35, 26, 25)');
  }
});
