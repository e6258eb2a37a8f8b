// @vitest-environment node
import { readdirSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { assetsOf } from './assets.ts';
import { cspHash } from './boot-script.ts';
import { documentOf, type DocumentParts } from './document.ts';
import { fontsOf } from './fonts.ts';
import { leaner } from './lean-router.ts';
import { robotsOf, sitemapOf } from './sitemap.ts';

const manifest: Manifest = {
  'index.html': { file: 'a/entry.js', imports: ['_shared.js'], css: ['a/layers.css'] },
  '_shared.js': { file: 'a/shared.js', css: ['a/shared.css'] },
  'home.tsx': { file: 'a/home.js', imports: ['_shared.js'], css: ['a/home.css'] },
};

describe('the files of a page', () => {
  it('come once each, imports first, and the order of the layers before all other styles', () => {
    expect(assetsOf(manifest, ['index.html', 'home.tsx'])).toEqual({
      scripts: ['/a/shared.js', '/a/entry.js', '/a/home.js'],
      styles: ['/a/layers.css', '/a/shared.css', '/a/home.css'],
    });
  });

  it('are all in the manifest, or the build stops', () => {
    expect(() => assetsOf(manifest, ['gone.tsx'])).toThrow('gone.tsx');
  });
});

describe('the fonts of a page', () => {
  const files = [
    'commissioner-latin-flar-normal-x.woff2',
    'commissioner-greek-flar-normal-x.woff2',
    'noto-serif-display-latin-standard-normal-x.woff2',
    'noto-serif-display-latin-standard-italic-x.woff2',
    'noto-serif-display-greek-standard-normal-x.woff2',
    'noto-serif-display-greek-standard-italic-x.woff2',
  ];
  const fonts: Manifest = { 'index.html': { file: 'entry.js', assets: files } };
  const count = (language: string, withItalic: boolean) =>
    fontsOf(fonts, language, withItalic).length;

  it('have no Greek bytes on an English page', () => {
    expect(fontsOf(fonts, 'en', true).join(' ')).not.toContain('greek');
    expect(count('en', false)).toBe(2);
    expect(count('en', true)).toBe(3);
  });

  it('have both scripts on a Greek one', () => {
    expect(count('el', false)).toBe(4);
    expect(count('el', true)).toBe(6);
  });
});

describe('a document', () => {
  const parts: DocumentParts = {
    template:
      '<html lang="en"><head>\n<title>App</title>\n<link rel="stylesheet" href="/x.css">\n<!--head--></head><body><div id="root"><!--app--></div></body></html>',
    language: 'el',
    bootScript: 'boot()',
    title: 'Cuts & "more"',
    assets: { scripts: ['/a.js'], styles: ['/a.css'] },
    fonts: ['/f.woff2'],
  };

  it('is marked with the language it was rendered in', () => {
    const html = documentOf({
      ...parts,
      html: '<h1>$& $1</h1>',
      tags: [{ element: 'link', key: ['rel', 'canonical'], content: 'https://x.example/a?b&c' }],
    });
    expect(html).toContain('<html lang="el" data-rendered="el">');
    expect(html).toContain('<div id="root"><h1>$& $1</h1></div>');
    expect(html).toContain('<link rel="canonical" href="https://x.example/a?b&amp;c" data-page>');
    expect(html).toContain('<title>Cuts &amp; &quot;more&quot;</title>');
    expect(html.match(/<title>/g)).toHaveLength(1);
    expect(html).not.toContain('/x.css');
  });

  it('carries facts for search engines that cannot end their element', () => {
    const html = documentOf({ ...parts, data: { name: '</script><b>' } });
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    expect(JSON.parse(json)).toEqual({ name: '</script><b>' });
  });

  it('says in its own language that the app did not come, and leads to itself', () => {
    const template = `${parts.template}<!--note-->`;
    const [part, page] = [
      documentOf({ ...parts, template, html: 'x' }),
      documentOf({ ...parts, template }),
    ];
    for (const html of [part, page]) {
      expect(html).toContain('<div role="status" data-late-note>');
      expect(html).toContain('<a href="">Φορτώστε ξανά τη σελίδα</a>');
    }
    expect(part).not.toContain('<a href="/">');
    expect(page).toContain('<a href="/">Επιστροφή στην αρχική</a>');
  });

  it('without content says nothing about a rendering', () => {
    const html = documentOf(parts);
    expect(html).toContain('<html lang="el">');
    expect(html).toContain('<div id="root"></div>');
  });
});

describe('the hash of the inline script', () => {
  it('is what a browser computes', () => {
    expect(cspHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
  });
});

describe('what search engines read', () => {
  it('lists every page once, with its full address', () => {
    const sitemap = sitemapOf('https://x.example', ['/', '/a&b']);
    const addresses = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address]) => address);
    expect(addresses).toEqual(['https://x.example/', 'https://x.example/a&amp;b']);
  });

  it('leads to the sitemap', () => {
    expect(robotsOf('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml\n');
  });
});

describe('the router', () => {
  const file = fileURLToPath(import.meta.resolve('react-router-dom'));
  const folder = join(realpathSync(dirname(file)), '../../react-router/dist/development');
  const code = readdirSync(folder)
    .filter((name) => /^chunk-.*\.mjs$/.test(name))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

  it('is shaped as the build expects it', () => {
    expect(code).toContain('var ENABLE_DEV_WARNINGS = true;');
    expect(code).toMatch(/^var NavLink = React\d*\.forwardRef\(/m);
    expect(code).toContain('NavLink.displayName = "NavLink";');
  });

  it('keeps only what is imported', () => {
    const lean = leaner(code);
    expect(lean).toContain('var ENABLE_DEV_WARNINGS = false;');
    expect(lean).toMatch(/^var NavLink = \/\* @__PURE__ \*\/ React\d*\.forwardRef\(/m);
    expect(lean).not.toContain('NavLink.displayName');
  });
});
