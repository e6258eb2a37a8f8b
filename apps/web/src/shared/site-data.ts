import { contact } from './contact.ts';
import { paths } from './paths.ts';
import { canonicalUrl, siteOrigin } from './site.ts';

/** The site's structured data, with its search. */
export function siteData(language: string) {
  const home = canonicalUrl(paths.home, language);
  const search = new URL(canonicalUrl(paths.salons, language));
  search.searchParams.set('q', '{search_term_string}');
  return {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'Organization',
        '@id': `${siteOrigin}/#organization`,
        name: 'Salonica',
        url: home,
        logo: `${siteOrigin}/mark.svg`,
        email: contact.email,
        telephone: contact.phone,
      },
      {
        '@type': 'WebSite',
        name: 'Salonica',
        url: home,
        inLanguage: ['en', 'el'],
        publisher: { '@id': `${siteOrigin}/#organization` },
        potentialAction: {
          '@type': 'SearchAction',
          target: { '@type': 'EntryPoint', urlTemplate: decodeURI(search.href) },
          'query-input': 'required name=search_term_string',
        },
      },
    ],
  } as const;
}
