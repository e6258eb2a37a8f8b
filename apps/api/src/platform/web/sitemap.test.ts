import { expect, it } from 'vitest';
import { builtPages, sitemapOf } from './sitemap.ts';

const origin = 'https://x.example';

const locationsIn = (sitemap: string): string[] =>
  [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => address);

it('lists each page in each language', () => {
  const sitemap = sitemapOf(origin, [{ path: '/' }, { path: '/salon/01' }]);
  expect(locationsIn(sitemap)).toEqual([
    `${origin}/`,
    `${origin}/?lang=el`,
    `${origin}/salon/01`,
    `${origin}/salon/01?lang=el`,
  ]);
});

it('links from each address to all languages', () => {
  const lines = sitemapOf(origin, [{ path: '/about' }])
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

it('contains the date of the last change if known', () => {
  const sitemap = sitemapOf(origin, [{ path: '/a', changed: '2026-11-20' }, { path: '/b' }]);
  expect(sitemap.match(/<lastmod>2026-11-20<\/lastmod>/g)).toHaveLength(2);
  expect(sitemap.match(/<lastmod>/g)).toHaveLength(2);
});

it('escapes characters that would end an element or an attribute', () => {
  const sitemap = sitemapOf(origin, [{ path: '/a&b"<c>' }]);
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
