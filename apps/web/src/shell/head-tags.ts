import type { PagePicture } from '../blocks/page-load.ts';
import { languages } from '../i18n/languages.ts';
import { canonicalUrl, siteOrigin } from '../shared/site.ts';
import { attributesOf, blockText, type HeadTag, headTagMark } from './head-tag.ts';

/** The content of a document's head for its page. */
export interface HeadFacts {
  readonly title: string;
  readonly description: string;
  /** Without origin, query and fragment. */
  readonly pathname: string;
  readonly language: string;
  /** Whether search engines may index the page. */
  readonly isIndexed: boolean;
  readonly picture?: PagePicture | undefined;
}

const locales: Readonly<Record<string, string>> = { en: 'en_US', el: 'el_GR' };

const preview: PagePicture = { address: '/preview.png', width: 1200, height: 630 };

function meta(attribute: 'name' | 'property', value: string, content: string): HeadTag {
  return { element: 'meta', key: [attribute, value], content };
}

function alternate(hreflang: string, content: string): HeadTag {
  return { element: 'link', key: ['hreflang', hreflang], content };
}

/** The URLs of a page: in this language, and in all of them. */
function listingOf({ pathname, language }: HeadFacts): readonly HeadTag[] {
  const url = canonicalUrl(pathname, language);
  return [
    { element: 'link', key: ['rel', 'canonical'], content: url },
    ...languages.map((one) => alternate(one, canonicalUrl(pathname, one))),
    // Follows the visitor's earlier choice of language.
    alternate('x-default', canonicalUrl(pathname, 'en')),
    meta('property', 'og:url', url),
  ];
}

/** Description, URLs and preview of a page, for search engines and shared links. */
export function headTags(facts: HeadFacts): readonly HeadTag[] {
  const { title, description, language, isIndexed, picture = preview } = facts;
  const other = languages.find((one) => one !== language) ?? language;
  return [
    meta('name', 'description', description),
    // An unlisted page has no canonical URL.
    ...(isIndexed ? listingOf(facts) : [meta('name', 'robots', 'noindex')]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Salonica'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locales[language] ?? 'en_US'),
    meta('property', 'og:locale:alternate', locales[other] ?? 'el_GR'),
    meta('property', 'og:image', new URL(picture.address, siteOrigin).href),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Updates the head of an open document for the page that it shows now. */
export function applyHead(
  tags: readonly HeadTag[],
  data: readonly unknown[],
  head: HTMLElement,
): void {
  const stale = new Set(head.querySelectorAll(`[${headTagMark}]`));
  const keep = (element: Element): void => {
    element.setAttribute(headTagMark, '');
    stale.delete(element);
  };
  const added = (name: string): Element => {
    const element = head.ownerDocument.createElement(name);
    head.append(element);
    return element;
  };
  for (const tag of tags) {
    const [attribute, value] = tag.key;
    const found = head.querySelector(`${tag.element}[${attribute}="${value}"]`);
    const element = found ?? added(tag.element);
    for (const [name = '', content = ''] of attributesOf(tag)) element.setAttribute(name, content);
    keep(element);
  }
  for (const facts of data) {
    const text = blockText(facts);
    const found = [...stale].find(({ textContent }) => textContent === text);
    const element = found ?? added('script');
    if (found === undefined) {
      element.setAttribute('type', 'application/ld+json');
      element.textContent = text;
    }
    keep(element);
  }
  for (const element of stale) element.remove();
}
