import type { APIRequestContext, Page } from '@playwright/test';
import { listedPages } from './support/paths.ts';
import { expect, hydrated, open, test } from './support/test.ts';
import { texts } from './support/texts.ts';

const origin = 'https://salonica.example';

interface Head {
  title: string;
  description: string | undefined;
  canonical: string | undefined;
  robots: string | undefined;
  ogTitle: string | undefined;
  locale: string | undefined;
}

/** The current head, as read by a search engine with script. */
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

const addressIn = (language: string, path: string): string =>
  language === 'en' ? path : `${path}?lang=${language}`;

const alternates = [
  ['en', 'en'],
  ['el', 'el'],
  ['x-default', 'en'],
] as const;

/** The head of a document for a caller without cookies. */
async function headAt(request: APIRequestContext, address: string): Promise<string> {
  const { pathname, search } = new URL(address, origin);
  const html = await (await request.get(pathname + search)).text();
  return html.slice(0, html.indexOf('</head>'));
}

/** Waits until the server sends a page with its data: a busy one sends it without. */
async function complete(request: APIRequestContext, address: string): Promise<void> {
  const sent = async () => (await request.get(address)).text();
  await expect.poll(sent).toContain('application/ld+json');
}

for (const [language, locale] of [
  ['en', 'en_US'],
  ['el', 'el_GR'],
] as const) {
  test(`every public page has metadata before any script runs, in ${language}`, async ({
    request,
  }) => {
    const seen = new Set<string>();
    for (const path of listedPages) {
      const own = origin + addressIn(language, path);
      const head = await headAt(request, own);
      expect.soft(head, path).toContain(`<link rel="canonical" href="${own}" data-page>`);
      expect.soft(head, path).toContain(`property="og:locale" content="${locale}"`);
      expect.soft(head, path).toContain(`property="og:url" content="${own}"`);
      for (const [name, other] of alternates) {
        const address = origin + addressIn(other, path);
        const link = `<link rel="alternate" hreflang="${name}" href="${address}" data-page>`;
        expect.soft(head, path).toContain(link);
      }
      expect.soft(head, path).not.toContain('name="robots"');
      const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(head) ?? [];
      const [, title = ''] = /<title>([^<]+)<\/title>/.exec(head) ?? [];
      expect.soft(description.length, path).toBeGreaterThan(10);
      seen.add(`${title} ${description}`);
    }
    expect(seen.size).toBe(listedPages.length);
  });
}

test('the head is updated with navigation and the language', async ({ page, t }) => {
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
  await page.getByRole('link', { name: 'Ελληνικά' }).click();
  await expect.poll(async () => (await headOf(page)).locale).toBe('el_GR');
  const { title, canonical } = await headOf(page);
  expect([title, canonical]).toEqual(['Βοήθεια · Salonica', `${origin}/help?lang=el`]);
});

test('a search, a filter and an anchor have the same canonical page', async ({ page, request }) => {
  const head = await headAt(request, '/salons?q=cut&sort=rating&lang=el');
  expect(head).toContain(`<link rel="canonical" href="${origin}/salons?lang=el" data-page>`);
  await open(page, '/help?q=refund#refunds');
  expect((await headOf(page)).canonical).toBe(`${origin}/help`);
});

test('a salon and a category have metadata in both languages', async ({ request }) => {
  const seen: string[] = [];
  for (const address of ['/salon/01', '/category/1'].flatMap((path) => [path, `${path}?lang=el`])) {
    await complete(request, address);
    const head = await headAt(request, address);
    const [, description = ''] = /<meta name="description" content="([^"]+)"/.exec(head) ?? [];
    expect.soft(description.length, address).toBeLessThanOrEqual(171);
    expect.soft(/\p{Script=Greek}/u.test(description), address).toBe(address.includes('lang=el'));
    seen.push(description);
  }
  expect(new Set(seen).size).toBe(4);
});

test('a visitor of a Greek URL continues in Greek', async ({ page, context }) => {
  await open(page, '/about?lang=el');
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: texts.el.shell.footer.links.help })
    .click();
  await expect(page).toHaveTitle(`${texts.el.help.meta.help.title} · Salonica`);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  const next = await context.newPage();
  await open(next, '/categories');
  await expect(next.locator('html')).toHaveAttribute('lang', 'el');
});

test('a URL sets its language without changing the stored choice', async ({ page }) => {
  await open(page, '/about');
  await page.getByRole('link', { name: 'Ελληνικά' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  await page.goto('/help?q=refund&lang=en#refunds');
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  expect(await page.evaluate(() => localStorage.getItem('salonica.language'))).toBe('el');
  await page.getByRole('link', { name: 'Ελληνικά' }).click();
  await expect(page).toHaveURL(/\/help\?q=refund#refunds$/);
  await page.getByRole('link', { name: 'English' }).click();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a Greek URL links to Greek pages', async ({ page }) => {
    await page.goto('/salons?lang=el');
    await page.getByRole('searchbox').first().fill('Atelier');
    await page.getByRole('searchbox').first().press('Enter');
    await expect(page).toHaveURL(/q=Atelier.*lang=el/);
    await page.getByRole('main').locator('a[href^="/salon/"]').first().click();
    await expect(page).toHaveURL(/\/salon\/[\w-]+\?lang=el$/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'el');
  });
});

test('private pages stay out of the search engines', async ({ customerPage: page, request }) => {
  expect((await request.get('/profile')).headers()['x-robots-tag']).toBe('noindex');
  expect((await request.get('/salon/01')).headers()['x-robots-tag']).toBeUndefined();
  await open(page, '/profile');
  await expect.poll(async () => (await headOf(page)).robots).toBe('noindex');
  expect((await headOf(page)).canonical).toBeUndefined();
});

test('sitemap and robots have the correct types', async ({ request }) => {
  const robots = await request.get('/robots.txt');
  expect(robots.headers()['content-type']).toMatch(/^text\/plain/);
  expect(await robots.text()).toContain(`Sitemap: ${origin}/sitemap.xml`);
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toMatch(/^application\/xml/);
  const addresses = [...(await sitemap.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  expect(new Set(addresses).size).toBe(addresses.length);
  for (const path of [...listedPages, '/category/1']) {
    expect(addresses).toContain(origin + path);
    expect(addresses).toContain(`${origin}${path}?lang=el`);
  }
  // Salons of other journeys may be listed beside them.
  for (const path of ['/salon/01', '/salon/48', '/salon/48?lang=el']) {
    expect(addresses).toContain(origin + path);
  }
  expect(addresses.join(' ')).not.toMatch(/profile|dashboard|booking\//);
});

test('the picture of a shared link exists', async ({ request }) => {
  for (const [path, type] of [
    ['/about', 'image/png'],
    ['/salon/01', 'image/jpeg'],
  ] as const) {
    if (path === '/salon/01') await complete(request, path);
    const head = await headAt(request, path);
    const [, address = ''] = /property="og:image" content="([^"]+)"/.exec(head) ?? [];
    expect(address).toContain(`${origin}/`);
    const picture = await request.get(new URL(address).pathname);
    expect([path, picture.status(), picture.headers()['content-type']]).toEqual([path, 200, type]);
  }
});

test('questions have structured data, in both languages', { tag: '@both' }, async ({ page, t }) => {
  await open(page, '/help');
  const [faq] = await structuredData(page);
  expect(faq?.['@type']).toBe('FAQPage');
  const { question, answer } = t.help.faq.booking.questions['cancel-reschedule'];
  expect(faq?.['mainEntity']).toContainEqual({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  });
});

// The policy forbids inline scripts; an error about these data would fail the test.
test('structured data is updated when the visitor navigates from the list to a salon', async ({
  page,
  request,
}) => {
  const typesNow = async () => (await structuredData(page)).map((one) => one['@type']);
  await complete(request, '/salons');
  await open(page, '/salons');
  expect(await typesNow()).toEqual(['ItemList']);
  await page.getByRole('main').locator('a[href^="/salon/"]').first().click();
  await expect(page).toHaveURL(/\/salon\/[\w-]+$/);
  await expect.poll(typesNow).toEqual(['HairSalon', 'BreadcrumbList']);
  const followed = await structuredData(page);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  const url = origin + new URL(page.url()).pathname;
  expect(followed[0]).toMatchObject({ url, name, address: { addressCountry: 'GR' } });
  await expect.poll(async () => (await headOf(page)).canonical).toBe(url);
  await complete(request, new URL(page.url()).pathname);
  await page.reload();
  await hydrated(page);
  expect(await structuredData(page)).toEqual(followed);
});

test('the site has structured data', async ({ page, request }) => {
  await complete(request, '/');
  await open(page, '/');
  const [site] = await structuredData(page);
  expect(JSON.stringify(site)).toContain(`${origin}/salons?q={search_term_string}`);
});

test('the app can be added to a home screen', async ({ page, request }) => {
  await open(page, '/');
  const link = page.locator('link[rel="manifest"]');
  const answer = await request.get((await link.getAttribute('href')) ?? '');
  expect(answer.headers()['content-type']).toMatch(/^application\/manifest\+json/);
  const { icons } = (await answer.json()) as { icons: { src: string; type: string }[] };
  for (const { src, type } of icons) {
    const icon = await request.get(src);
    const [found] = icon.headers()['content-type']?.split(';') ?? [];
    expect([src, icon.status(), found]).toEqual([src, 200, type]);
  }
});
