import type { Namespace } from '../i18n/namespaces.ts';
import type { PageHandle } from '../shell/page-handle.ts';

/** What the router, the prerender and the document title need to know about one page. */
export interface Page extends PageHandle {
  /** Name of the module in `src/routes` and of the route. */
  readonly id: string;
  readonly path: string;
  /** Rendered at build time, in both languages. */
  readonly prerender: boolean;
}

function page(
  id: string,
  path: string,
  namespaces: readonly [Namespace, ...Namespace[]],
  options: Partial<Pick<Page, 'prerender' | 'hasFooter' | 'isIndexed'>> = {},
): Page {
  return {
    id,
    path,
    namespaces,
    meta: id,
    prerender: true,
    hasFooter: true,
    isIndexed: true,
    ...options,
  };
}

const clientOnly = { prerender: false };

/** Of no use to anybody but the visitor who is there. */
const unlisted = { ...clientOnly, isIndexed: false };

/** Pages with the header and the footer that anyone may open. */
export const sitePages: readonly Page[] = [
  page('home', '/', ['home', 'discovery']),
  page('salons', '/salons', ['search']),
  page('categories', '/categories', ['discovery']),
  page('category', '/category/:categoryId', ['discovery'], clientOnly),
  page('for-you', '/for-you', ['forYou']),
  page('book-now', '/book-now', ['bookNow', 'search']),
  page('about', '/about', ['about']),
  page('help', '/help', ['help']),
  page('contact', '/contact', ['contact']),
  page('privacy', '/privacy', ['privacy', 'legal']),
  page('terms', '/terms', ['terms', 'legal']),
];

/** Pages of one salon, which work on more than the first load brings. */
export const salonPages: readonly Page[] = [
  page('salon', '/salon/:id', ['salon'], clientOnly),
  page('booking', '/booking/:id', ['booking', 'times'], { ...unlisted, hasFooter: false }),
];

export const authPages: readonly Page[] = [
  page('sign-in', '/signin', ['auth']),
  page('sign-up', '/signup', ['auth']),
  page('forgot-password', '/forgot-password', ['auth', 'recovery']),
  page('reset-password', '/reset-password', ['auth', 'recovery'], unlisted),
];

/** Pages of the signed-in customer. */
export const accountPages: readonly Page[] = [
  page('dashboard', '/dashboard', ['bookings', 'times', 'auth'], unlisted),
  page('profile', '/profile', ['profile', 'auth'], unlisted),
  page('favorites', '/profile/favorites', ['favorites', 'auth'], unlisted),
  page('change-password', '/profile/change-password', ['password', 'auth'], unlisted),
  page('wallet', '/profile/wallet', ['wallet', 'auth'], unlisted),
  page('withdraw', '/profile/withdraw', ['wallet', 'auth'], unlisted),
  page('address', '/profile/address', ['addresses', 'auth'], unlisted),
  page('chat', '/profile/chat', ['chat', 'auth'], { ...unlisted, hasFooter: false }),
];

export const notFoundPage: Page = page('not-found', '*', ['errors'], unlisted);

export const pages: readonly Page[] = [
  ...sitePages,
  ...salonPages,
  ...authPages,
  ...accountPages,
  notFoundPage,
];
