import type { Page } from '@playwright/test';
import { expect, open, test } from './support/test.ts';

const origin = 'https://salonica.example';

const listed = [
  '/',
  '/salons',
  '/categories',
  '/for-you',
  '/book-now',
  '/about',
  '/help',
  '/contact',
  '/privacy',
  '/terms',
];

interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  ogTitle: string | undefined;
  locale: string | undefined;
}

/** What the head says now, as a search engine with script would read it. */
function headOf(page: Page): Promise<Head> {
  return page.evaluate(() => {
    const read = (selector: string, attribute: string) =>
      document.head.querySelector(selector)?.getAttribute(attribute) ?? undefined;
    return {
      title: document.title,
      description: read('meta[name="description"]', 'content'),
      canonical: read('link[rel="canonical"]', 'href'),
      robots: read('meta[name="robots"]', 'content'),
      ogTitle: read('meta[property="og:title"]', 'content'),
      locale: read('meta[property="og:locale"]', 'content'),
    };
  });
}

function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  return page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>),
    );
}

for (const [language, locale] of [
  ['en', 'en_US'],
  ['el', 'el_GR'],
] as const) {
  test(`every public page is described before any script runs, in ${language}`, async ({
    request,
  }) => {
    const seen = new Set<string>();
    for (const path of listed) {
      const response = await request.get(path, {
        headers: { Cookie: `salonica-language=${language}` },
      });
      const html = await response.text();
      const head = html.slice(0, html.indexOf('</head>'));
      expect.soft(head, path).toContain(`<link rel="canonical" href="${origin}${path}" data-page>`);
      expect.soft(head, path).toContain(`property="og:locale" content="${locale}"`);
      expect.soft(head, path).toContain(`property="og:url" content="${origin}${path}"`);
      expect.soft(head, path).not.toContain('name="robots"');
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(head) ?? [];
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(head) ?? [];
      expect.soft(description.length, path).toBeGreaterThan(10);
      seen.add(`${title} ${description}`);
    }
    expect(seen.size).toBe(listed.length);
  });
}

test('the head follows the visitor and the language', async ({ page, t }) => {
  await open(page, '/about');
  const about = await headOf(page);
  expect(about.canonical).toBe(`${origin}/about`);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: t.shell.footer.links.help })
    .click();
  await expect(page).toHaveTitle(`${t.help.meta.help.title} · Salonica`);
  await expect.poll(async () => (await headOf(page)).canonical).toBe(`${origin}/help`);
  expect(await headOf(page)).toMatchObject({
    canonical: `${origin}/help`,
    description: t.help.meta.help.description,
    ogTitle: `${t.help.meta.help.title} · Salonica`,
    locale: 'en_US',
  });
  await page.getByRole('radio', { name: 'Ελληνικά' }).click();
  await expect.poll(async () => (await headOf(page)).locale).toBe('el_GR');
  expect((await headOf(page)).title).toBe('Βοήθεια · Salonica');
});

test('a search and an anchor do not make another page', async ({ page }) => {
  await open(page, '/help?q=refund#refunds');
  expect((await headOf(page)).canonical).toBe(`${origin}/help`);
});

test('pages of one visitor stay out of the search engines', async ({
  customerPage: page,
  request,
}) => {
  expect((await request.get('/profile')).headers()['x-robots-tag']).toBe('noindex');
  expect((await request.get('/salon/01')).headers()['x-robots-tag']).toBeUndefined();
  await open(page, '/profile');
  await expect.poll(async () => (await headOf(page)).robots).toBe('noindex');
  expect((await headOf(page)).canonical).toBeUndefined();
});

test('sitemap and robots are served as what they are', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of listed) expect(addresses).toContain(origin + path);
  expect(addresses).toContain(`${origin}/category/1`);
  expect(addresses.filter((address) => address.includes('/salon/'))).toHaveLength(48);
  expect(addresses.join(' ')).not.toMatch(/profile|dashboard|booking\//);
});

test('the picture of a shared link is there', async ({ request }) => {
  const picture = await request.get('/preview.png');
  expect(picture.headers()['content-type']).toBe('image/png');
});

test(
  'questions are there for search engines, in both languages',
  { tag: '@both' },
  async ({ page, t }) => {
    await open(page, '/help');
    const [faq] = await structuredData(page);
    expect(faq?.['@type']).toBe('FAQPage');
    const { question, answer } = t.help.faq.booking.questions['cancel-reschedule'];
    expect(faq?.['mainEntity']).toContainEqual({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    });
  },
);

// The policy forbids scripts in the page; a complaint about these data would fail the test.
test('a salon is there for search engines', async ({ page }) => {
  await open(page, '/salon/01');
  await expect(page.locator('script[type="application/ld+json"]')).toBeAttached();
  const [salon] = await structuredData(page);
  expect(salon).toMatchObject({
    '@type': 'HairSalon',
    url: `${origin}/salon/01`,
    name: await page.getByRole('heading', { level: 1 }).textContent(),
  });
  await expect.poll(async () => (await headOf(page)).canonical).toBe(`${origin}/salon/01`);
});

test('the site is there for search engines', async ({ page }) => {
  await open(page, '/');
  const [site] = await structuredData(page);
  expect(JSON.stringify(site)).toContain(`${origin}/salons?q={search_term_string}`);
});

test('the app can be put on a home screen', async ({ page, request }) => {
  await open(page, '/');
  const link = page.locator('link[rel="manifest"]');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    expect([src, icon.status(), icon.headers()['content-type']]).toEqual([src, 200, type]);
  }
});
