import { contact } from './contact.ts';
import { paths } from './paths.ts';
import { canonicalUrl, siteOrigin } from './site.ts';

/** The site itself for search engines, with the way to search it. */
export const siteData = {
  '@context': 'https://schema.org',
  '@graph': [
    {
      '@type': 'Organization',
      '@id': `${siteOrigin}/#organization`,
      name: 'Salonica',
      url: canonicalUrl(paths.home),
      logo: `${siteOrigin}/mark.svg`,
      email: contact.email,
      telephone: contact.phone,
    },
    {
      '@type': 'WebSite',
      name: 'Salonica',
      url: canonicalUrl(paths.home),
      inLanguage: ['en', 'el'],
      publisher: { '@id': `${siteOrigin}/#organization` },
      potentialAction: {
        '@type': 'SearchAction',
        target: `${canonicalUrl(paths.salons)}?q={search_term_string}`,
        'query-input': 'required name=search_term_string',
      },
    },
  ],
} as const;
