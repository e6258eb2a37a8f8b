// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { applyHeadTags, headTags, type PageHead } from './head-tags.ts';

const help: PageHead = {
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
    applyHeadTags(headTags(help), document.head);
    expect(content('meta[name="description"]')).toBe('Answers & more');
    expect(content('link[rel="canonical"]')).toBe('https://salonica.example/help');
    expect(content('meta[property="og:url"]')).toBe('https://salonica.example/help');
    expect(content('meta[property="og:title"]')).toBe('Help · Salonica');
    expect(content('meta[property="og:locale"]')).toBe('en_US');
    expect(content('meta[name="robots"]')).toBeUndefined();
  });

  it('follows the visitor, once each', () => {
    applyHeadTags(headTags(help), document.head);
    const count = document.head.children.length;
    applyHeadTags(headTags({ ...help, pathname: '/', language: 'el' }), document.head);
    expect(document.head.children).toHaveLength(count);
    expect(content('link[rel="canonical"]')).toBe('https://salonica.example/');
    expect(content('meta[property="og:locale"]')).toBe('el_GR');
  });

  it('keeps a private page out of the search engines, and only that one', () => {
    applyHeadTags(headTags({ ...help, pathname: '/profile', isIndexed: false }), document.head);
    expect(content('meta[name="robots"]')).toBe('noindex');
    expect(content('link[rel="canonical"]')).toBeUndefined();
    applyHeadTags(headTags(help), document.head);
    expect(content('meta[name="robots"]')).toBeUndefined();
    expect(content('link[rel="canonical"]')).toBe('https://salonica.example/help');
  });

  it('leaves alone what is none of the page', () => {
    applyHeadTags(headTags(help), document.head);
    expect(content('meta[name="viewport"]')).toBe('width=device-width');
  });
});
