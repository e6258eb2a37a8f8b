import { expectNoAxeViolations } from './support/axe.ts';
import { appUrl } from './support/stack.ts';
import { expect, open, test } from './support/test.ts';

const legal = ['privacy', 'terms'] as const;

for (const name of legal) {
  test.describe(`/${name}`, { tag: '@both' }, () => {
    test('shows its last change, has a link to every section, and a link home', async ({
      page,
      t,
      viewport,
    }) => {
      await open(page, `/${name}`);
      await expect(page.getByRole('heading', { level: 1, name: t[name].title })).toBeVisible();
      await expect(page.getByText(t.legal.updated, { exact: true })).toBeVisible();
      const sections = Object.entries(t[name].sections);
      for (const [, { title }] of sections) {
        await expect(page.getByRole('heading', { level: 2, name: title })).toBeAttached();
      }
      const [id = '', last] = sections.at(-1) ?? [];
      if ((viewport?.width ?? 0) < 1024) {
        await page.getByText(t.legal.contents).first().click();
      }
      await page.getByRole('link', { name: last?.title ?? '' }).click();
      await expect(page).toHaveURL(`/${name}#${id}`);
      const heading = page.getByRole('heading', { level: 2, name: last?.title ?? '' });
      await expect(heading).toBeInViewport();
      await expect(heading).toBeFocused();
      await page.getByRole('link', { name: t.legal.backHome }).click();
      await expect(page).toHaveURL('/');
    });
  });
}

test('a link to a section opens the page there, from any scroll position', async ({ page, t }) => {
  await open(page, '/about');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await open(page, '/terms#refunds');
  await expect(
    page.getByRole('heading', { name: t.terms.sections.refunds.title }),
  ).toBeInViewport();
});

test('the table of contents follows the reader', async ({ page, t }) => {
  await open(page, '/privacy');
  const contents = page.getByRole('navigation', { name: t.legal.contents });
  await page
    .getByRole('heading', { name: t.privacy.sections.rights.title })
    .scrollIntoViewIfNeeded();
  await page.mouse.wheel(0, 400);
  await expect(contents.locator('[aria-current="location"]:visible')).toHaveCount(1);
});

test('the print button prints', async ({ page, t }) => {
  await page.addInitScript(() => {
    Object.assign(window, {
      print: () => document.documentElement.setAttribute('data-printed', ''),
    });
  });
  await open(page, '/privacy');
  await page.getByRole('button', { name: t.legal.print }).click();
  await expect(page.locator('html[data-printed]')).toBeAttached();
});

test('about shows the mission, the figures and the team', { tag: '@both' }, async ({ page, t }) => {
  await open(page, '/about');
  const { mission, vision, values, impact, team } = t.about;
  const headings = [
    mission.title,
    vision.title,
    values.customer.title,
    values.quality.title,
    values.innovation.title,
    team.despina.name,
    team.petros.name,
    team.ioanna.name,
  ];
  for (const name of headings) {
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
  const figures = page.getByRole('region', { name: impact.label });
  await expect(figures.getByText('50K+')).toBeVisible();
  await expect(figures.getByText(impact.ratingValue)).toBeVisible();
  const faces = page.getByRole('region', { name: team.title }).locator('img');
  await expect(faces).toHaveCount(3);
  for (const face of await faces.all()) {
    await face.scrollIntoViewIfNeeded();
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});

test('everything can be read without script', async ({ browser, t }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: appUrl });
  const page = await context.newPage();
  for (const [path, heading] of [
    ['/about', t.about.title],
    ['/help', t.help.title],
    ['/contact', t.contact.title],
    ['/privacy', t.privacy.title],
    ['/terms', t.terms.title],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  }
  await page.goto('/help');
  const answer = page.getByText(t.help.faq.booking.questions['cancel-reschedule'].answer);
  await expect(answer).toBeHidden();
  await page.getByText(t.help.faq.booking.questions['cancel-reschedule'].question).click();
  await expect(answer).toBeVisible();
  await context.close();
});

test('an unknown page is logged', { tag: '@both' }, async ({ page, t, pageErrors }) => {
  pageErrors.expect(/404/, /There is no page at \/lost\/chair/);
  await open(page, '/lost/chair');
  await expect(page.getByRole('heading', { name: t.errors.notFound.title })).toBeVisible();
  expect(pageErrors.matching(/There is no page at \/lost\/chair/)).toHaveLength(1);
  await page.getByRole('link', { name: t.errors.notFound.home }).click();
  await expect(page).toHaveURL('/');
});

test.describe('the footer', { tag: '@both' }, () => {
  test('accepts an address, announces the next step, and clears the field', async ({ page, t }) => {
    await open(page, '/about');
    const footer = page.getByRole('contentinfo');
    const field = footer.getByRole('textbox', { name: t.shell.newsletter.label });
    const submit = footer.getByRole('button', { name: t.shell.newsletter.submit });
    await field.fill('nobody');
    await submit.click();
    await expect(field).toHaveAccessibleDescription(t.shell.newsletter.invalid);
    await expect(field).toBeFocused();
    await expectNoAxeViolations(page);
    await field.fill('eleni@example.com');
    await submit.click();
    await expect(field).toHaveValue('');
    await expect(footer.getByRole('status')).toContainText(t.shell.newsletter.next);
    await expect(
      page
        .getByRole('heading', { name: t.shell.newsletter.thanks })
        .or(page.getByText(t.shell.newsletter.thanks, { exact: true }))
        .first(),
    ).toBeVisible();
  });

  test('has real links, and every button has an effect', async ({ page, t, request }) => {
    await open(page, '/about');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByText('50K+')).toBeVisible();
    const links = await footer.getByRole('link').all();
    const addresses = await Promise.all(links.map((link) => link.getAttribute('href')));
    for (const address of addresses.filter((href) => href?.startsWith('/') === true)) {
      expect((await request.get(address ?? '')).status(), address ?? '').toBe(200);
    }
    await footer.getByRole('button', { name: 'App Store' }).click();
    await expect(page.getByText(t.shell.soon.app, { exact: true })).toBeVisible();
    await footer.getByRole('button', { name: 'Instagram' }).click();
    await expect(
      page.getByText(t.shell.soon.social.replace('{{network}}', 'Instagram'), { exact: true }),
    ).toBeVisible();
    await footer.getByRole('link', { name: t.shell.footer.popular.highlights }).click();
    await expect(page.locator('main [data-component="salon-card"]').first()).toBeVisible();
  });
});
