// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { blockText } from './head-tag.ts';
import { applyHead, headTags, type HeadFacts } from './head-tags.ts';

const help: HeadFacts = {
  title: 'Help · Salonica',
  description: 'Answers & more',
  pathname: '/help',
  language: 'en',
  isIndexed: true,
};

const content = (selector: string): string | null | undefined => {
  const element = document.head.querySelector(selector);
  return element?.getAttribute(selector.startsWith('link') ? 'href' : 'content');
};

describe('the head of a document', () => {
  beforeEach(() => {
    document.head.innerHTML = '<meta name="viewport" content="width=device-width">';
  });

  it('names the page, its address and its preview', () => {
    applyHead(headTags(help), [], document.head);
    expect(content('meta[name="description"]')).toBe('Answers & more');
    expect(content('link[rel="canonical"]')).toBe('https://salonica.example/help');
    expect(content('meta[property="og:url"]')).toBe('https://salonica.example/help');
    expect(content('meta[property="og:title"]')).toBe('Help · Salonica');
    expect(content('meta[property="og:locale"]')).toBe('en_US');
    expect(content('meta[name="robots"]')).toBeUndefined();
  });

  it('updates with the page, without duplicates', () => {
    applyHead(headTags(help), [], document.head);
    const count = document.head.children.length;
    applyHead(headTags({ ...help, pathname: '/', language: 'el' }), [], document.head);
    expect(document.head.children).toHaveLength(count);
    expect(content('link[rel="canonical"]')).toBe('https://salonica.example/?lang=el');
    expect(content('meta[property="og:url"]')).toBe('https://salonica.example/?lang=el');
    expect(content('meta[property="og:locale"]')).toBe('el_GR');
    expect(content('meta[property="og:locale:alternate"]')).toBe('en_US');
  });

  it('links from each language to all of them', () => {
    for (const language of ['en', 'el']) {
      applyHead(headTags({ ...help, language }), [], document.head);
      const links = [...document.head.querySelectorAll('link[rel="alternate"]')];
      expect(
        links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')]),
      ).toEqual([
        ['en', 'https://salonica.example/help'],
        ['el', 'https://salonica.example/help?lang=el'],
        ['x-default', 'https://salonica.example/help'],
      ]);
    }
  });

  it('contains the picture of the page, else that of the site', () => {
    const picture = { address: '/storage/a.jpg', width: 800, height: 600 };
    applyHead(headTags({ ...help, picture }), [], document.head);
    expect(content('meta[property="og:image"]')).toBe('https://salonica.example/storage/a.jpg');
    expect(content('meta[property="og:image:width"]')).toBe('800');
    applyHead(headTags(help), [], document.head);
    expect(content('meta[property="og:image"]')).toBe('https://salonica.example/preview.png');
    expect(content('meta[property="og:image:height"]')).toBe('630');
  });

  it('keeps only structured data that is still valid', () => {
    const facts = () => [...document.head.querySelectorAll('script[type="application/ld+json"]')];
    const [site, salon] = [{ name: 'Site' }, { name: '</script>' }];
    applyHead(headTags(help), [site, salon], document.head);
    expect(facts().map(({ textContent }) => textContent)).toEqual(
      [site, salon].map((one) => blockText(one)),
    );
    const [, kept] = facts();
    applyHead(headTags(help), [salon], document.head);
    expect(facts()).toEqual([kept]);
    applyHead(headTags(help), [], document.head);
    expect(facts()).toEqual([]);
  });

  it('keeps a private page out of the search engines, and only that one', () => {
    applyHead(headTags({ ...help, pathname: '/profile', isIndexed: false }), [], document.head);
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('link[rel="canonical"]')).toBeUndefined();
    expect(content('link[hreflang]')).toBeUndefined();
    applyHead(headTags(help), [], document.head);
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(content('link[rel="canonical"]')).toBe('https://salonica.example/help');
  });

  it('ignores elements of others', () => {
    applyHead(headTags(help), [], document.head);
    expect(content('meta[name="viewport"]')).toBe('width=device-width');
  });
});
