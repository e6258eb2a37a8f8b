import { expect, it } from 'vitest';
import {
  builtPages,
  pagesFrom,
  sitemapIndexOf,
  sitemapOf as partsOf,
  type SitePage,
  type SitePages,
} from './sitemap.ts';

const origin = 'https://x.example';

async function listOf<Item>(items: AsyncIterable<Item>): Promise<Item[]> {
  const list: Item[] = [];
  for await (const item of items) list.push(item);
  return list;
}

const sitemapOf = async (at: string, pages: Iterable<SitePage>) =>
  (await listOf(partsOf(at, pages))).join('');

const locationsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('lists each page in each language', async () => {
  const sitemap = await sitemapOf(origin, [{ path: '/' }, { path: '/salon/01' }]);
  expect(locationsIn(sitemap)).toEqual([
    `${origin}/`,
    `${origin}/?lang=el`,
    `${origin}/salon/01`,
    `${origin}/salon/01?lang=el`,
  ]);
});

it('links from each address to all languages', async () => {
  const lines = (await sitemapOf(origin, [{ path: '/about' }]))
    .split('\n')
    .filter((line) => line.includes('<loc>'));
  expect(lines).toHaveLength(2);
  for (const line of lines) {
    expect(
      [...line.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map((link) => link.slice(1)),
    ).toEqual([
      ['en', `${origin}/about`],
      ['el', `${origin}/about?lang=el`],
      ['x-default', `${origin}/about`],
    ]);
  }
});

it('contains the date of the last change if known', async () => {
  const sitemap = await sitemapOf(origin, [{ path: '/a', changed: '2026-11-20' }, { path: '/b' }]);
  expect(sitemap.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(2);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(2);
});

it('escapes characters that would end an element or an attribute', async () => {
  const sitemap = await sitemapOf(origin, [{ path: '/a&b"<c>' }]);
  expect(locationsIn(sitemap)).toEqual([
    `${origin}/a&amp;b&quot;&lt;c&gt;`,
    `${origin}/a&amp;b&quot;&lt;c&gt;?lang=el`,
  ]);
  expect(sitemap).not.toContain('a&b');
});

it('includes only public pages of the build with a fixed address', () => {
  const rendered = ['/', '/salon/:id', '/signin', '/reset-password'].map((path) => ({
    path,
    query: [],
    shows: 'nothing' as const,
  }));
  const unlisted = ['/reset-password', '/profile'];
  const routes = { rendered, acting: [], framed: ['/profile'], unlisted };
  expect(builtPages({ origin, cspScriptHashes: [], routes })).toEqual([
    { path: '/' },
    { path: '/signin' },
  ]);
});

it('is sent in parts, which together are one file', async () => {
  const pages = Array.from({ length: 1000 }, (_, index) => ({ path: `/salon/${index}` }));
  const parts = await listOf(partsOf(origin, pages));
  expect(parts.length).toBeGreaterThan(5);
  expect(locationsIn(parts.join(''))).toHaveLength(2000);
  expect(parts.join('').match(/<\/urlset>\n$/)).not.toBeNull();
});

it('is split into files without gaps', async () => {
  const all = Array.from({ length: 7 }, (_, index) => ({ path: `/salon/${index}` }));
  const catalogue: SitePages = {
    count: async () => all.length,
    async *read(first, most) {
      yield* all.slice(first, first + most);
    },
  };
  const built = [{ path: '/' }, { path: '/about' }];
  const file = (number: number) => listOf(pagesFrom(built, catalogue, number * 4, 4));
  expect([...(await file(0)), ...(await file(1)), ...(await file(2))]).toEqual([...built, ...all]);
  expect(await file(0)).toHaveLength(4);
  expect(locationsIn(sitemapIndexOf(origin, 3))).toEqual(
    [1, 2, 3].map((number) => `${origin}/sitemap-${number}.xml`),
  );
});
