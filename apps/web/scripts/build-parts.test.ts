// @vitest-environment node
import type { Manifest } from 'vite';
import { describe, expect, it } from 'vitest';
import { assetsOf } from './assets.ts';
import { cspHash } from './boot-script.ts';
import { fontsOf } from './fonts.ts';
import { robotsOf } from './robots.ts';

const manifest: Manifest = {
  'index.html': { file: 'a/entry.js', imports: ['_shared.js'], css: ['a/layers.css'] },
  '_shared.js': { file: 'a/shared.js', css: ['a/shared.css'] },
  'home.tsx': { file: 'a/home.js', imports: ['_shared.js'], css: ['a/home.css'] },
};

describe('the files of a page', () => {
  it('are unique, imports first, and the order of the layers before all other styles', () => {
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

describe('the hash of the inline script', () => {
  it('is what a browser computes', () => {
    expect(cspHash('alert(1)')).toBe('sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=');
  });
});

describe('robots.txt', () => {
  it('contains the sitemap', () => {
    expect(robotsOf('https://x.example')).toContain('Sitemap: https://x.example/sitemap.xml\n');
  });
});
