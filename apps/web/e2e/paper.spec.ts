import { expect, open, test } from './support/test.ts';

test('paper shows the content of the screen, without the frame', async ({
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

  // Past visits are not printed.
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

test('a salon fits on a sheet of paper', async ({ page, t }) => {
  await page.addInitScript(() => localStorage.setItem('salonica.theme', 'dark'));
  await open(page, '/salon/01');
  const main = page.getByRole('main');
  await page.emulateMedia({ media: 'print' });
  // Hidden tabs are printed as well.
  const onPaper = (role: 'heading' | 'link' | 'button', name: string | RegExp) =>
    main.getByRole(role, { name, includeHidden: true }).filter({ visible: true });

  const name = main.getByRole('heading', { level: 1 });
  await expect(name).toBeVisible();
  await expect(name).toHaveCSS('color', 'rgb(35, 26, 25)');
  await expect(main.getByRole('link', { name: '+30 2310 000 001' })).toBeVisible();
  for (const title of [t.salon.tabs.services, t.salon.tabs.team]) {
    await expect(onPaper('heading', title)).toHaveCount(1);
  }
  await expect(main.getByText('$210').filter({ visible: true })).toHaveCount(1);

  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(onPaper('button', /./)).toHaveCount(0);
  for (const title of [t.salon.tabs.gallery, t.salon.tabs.reviews, t.salon.quick.title]) {
    await expect(onPaper('heading', title)).toHaveCount(0);
  }
  await expect(onPaper('link', t.salon.bookService)).toHaveCount(0);
  await expect(main.locator('img[src*="/storage/salons/"]').filter({ visible: true })).toHaveCount(
    1,
  );
});
