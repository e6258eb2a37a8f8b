import { canonicalUrl, siteOrigin } from '../shared/site.ts';
import { contentAttribute, type HeadTag, headTagMark } from './head-tag.ts';

/** What the head of a document says about its page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** Without origin, search and anchor. */
  readonly pathname: string;
  readonly language: string;
  /** Whether search engines may show the page. */
  readonly isIndexed: boolean;
}

const locales: Readonly<Record<string, string>> = { en: 'en_US', el: 'el_GR' };

function meta(attribute: 'name' | 'property', value: string, content: string): HeadTag {
  return { element: 'meta', key: [attribute, value], content };
}

/** Description, address and preview of a page, for search engines and for whoever shares it. */
export function headTags({
  title,
  description,
  pathname,
  language,
  isIndexed,
}: PageHead): readonly HeadTag[] {
  const url = canonicalUrl(pathname);
  // A page that is not listed has no address to recommend.
  const listing: HeadTag[] = isIndexed
    ? [
        { element: 'link', key: ['rel', 'canonical'], content: url },
        meta('property', 'og:url', url),
      ]
    : [meta('name', 'robots', 'noindex')];
  return [
    meta('name', 'description', description),
    ...listing,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Salonica'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:locale', locales[language] ?? 'en_US'),
    meta('property', 'og:image', `${siteOrigin}/preview.png`),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}

/** Brings the head of an open document in step with the page that it shows now. */
export function applyHeadTags(tags: readonly HeadTag[], head: HTMLElement): void {
  const stale = new Set(head.querySelectorAll(`[${headTagMark}]`));
  for (const tag of tags) {
    const [attribute, value] = tag.key;
    let found = head.querySelector(`${tag.element}[${attribute}="${value}"]`);
    if (found === null) {
      found = head.ownerDocument.createElement(tag.element);
      found.setAttribute(attribute, value);
      head.append(found);
    }
    found.setAttribute(headTagMark, '');
    found.setAttribute(contentAttribute(tag), tag.content);
    stale.delete(found);
  }
  for (const element of stale) element.remove();
}
