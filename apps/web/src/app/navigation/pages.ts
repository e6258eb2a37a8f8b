import type { Namespace } from '../../i18n/namespaces.ts';
import type { PageHandle } from '../../shell/page-handle.ts';

/** The data of a page for the router, the server and the document title. */
export interface Page extends PageHandle {
  /** Name of the module in `src/routes` and of the route. */
  readonly id: string;
  readonly path: string;
  /**
   * Rendered by the server, in both languages; otherwise the server sends an empty document that
   * the app fills.
   */
  readonly isRendered: boolean;
  /** The public data that it shows: none, the salon in its URL, or any salon. */
  readonly shows: 'nothing' | 'salon' | 'market';
  /** Query parameters that the page reads; others are ignored. */
  readonly query: readonly string[];
  /** Its module exports `act`, which answers a form that the browser sends by itself. */
  readonly acts: boolean;
}

/** A row of the table. */
export function page(
  id: string,
  path: string,
  namespaces: readonly [Namespace, ...Namespace[]],
  options: Partial<
    Pick<Page, 'isRendered' | 'shows' | 'query' | 'acts' | 'hasFooter' | 'isIndexed'>
  > = {},
): Page {
  return {
    id,
    path,
    namespaces,
    meta: id,
    isRendered: true,
    shows: 'nothing',
    query: [],
    acts: false,
    hasFooter: true,
    isIndexed: true,
    ...options,
  };
}

/** Private to the current visitor. */
export const unlisted = { isRendered: false, isIndexed: false };

const market = { shows: 'market' } as const;

const search = [
  'q',
  'location',
  'service',
  'sort',
  'price',
  'rating',
  'near',
  'top',
  'today',
  'date',
  'part',
  'after',
  'bounds',
  'view',
  'page',
];

/** Public pages with header and footer. */
export const sitePages: readonly Page[] = [
  page('home', '/', ['home', 'discovery'], market),
  page('salons', '/salons', ['search', 'discovery', 'results', 'compare'], {
    ...market,
    query: search,
  }),
  page('categories', '/categories', ['discovery'], market),
  page('category', '/category/:categoryId', ['discovery'], market),
  page('for-you', '/for-you', ['forYou', 'discovery']),
  page('book-now', '/book-now', ['bookNow', 'search', 'discovery', 'results'], {
    ...market,
    query: search,
  }),
  page('saved', '/favorites', ['favorites', 'compare'], unlisted),
  page('compare', '/compare', ['compare'], {
    ...market,
    query: ['ids', 'service'],
    isIndexed: false,
  }),
  page('about', '/about', ['about']),
  page('help', '/help', ['help'], { query: ['q'] }),
  page('list-your-salon', '/list-your-salon', ['listSalon'], { query: ['step'] }),
  page('contact', '/contact', ['contact'], { acts: true }),
  page('newsletter', '/newsletter', ['letters'], {
    acts: true,
    hasFooter: false,
    isIndexed: false,
  }),
  page('newsletter-confirm', '/newsletter/confirm', ['letters'], unlisted),
  page('confirm-email', '/confirm-email', ['letters'], unlisted),
  page('verify-email', '/verify-email', ['letters'], unlisted),
  page('unsubscribe', '/unsubscribe', ['letters'], unlisted),
  page('visit', '/visit', ['visit', 'bookings', 'times'], unlisted),
  page('privacy', '/privacy', ['privacy', 'legal']),
  page('terms', '/terms', ['terms', 'legal']),
];

/** Pages of one salon, which need more than the first load. */
export const salonPages: readonly Page[] = [
  page('salon', '/salon/:id', ['salon'], { shows: 'salon', query: ['tab', 'photo'] }),
  page('booking', '/booking/:id', ['booking', 'times'], {
    shows: 'salon',
    query: ['step', 'after', 'service', 'barber', 'date', 'time', 'location'],
    acts: true,
    hasFooter: false,
    isIndexed: false,
  }),
];

export const authPages: readonly Page[] = [
  page('sign-in', '/signin', ['auth'], { acts: true }),
  page('sign-up', '/signup', ['auth'], { acts: true }),
  page('forgot-password', '/forgot-password', ['auth', 'recovery'], { acts: true }),
  page('reset-password', '/reset-password', ['auth', 'recovery'], unlisted),
];

/** Pages of the signed-in customer. */
export const accountPages: readonly Page[] = [
  page('dashboard', '/dashboard', ['bookings', 'times', 'auth'], unlisted),
  page('profile', '/profile', ['profile', 'auth'], unlisted),
  page('details', '/profile/details', ['profile', 'auth'], unlisted),
  page('favorites', '/profile/favorites', ['favorites', 'compare', 'auth'], unlisted),
  page('change-password', '/profile/change-password', ['password', 'auth'], unlisted),
  page('wallet', '/profile/wallet', ['wallet', 'auth'], unlisted),
  page('withdraw', '/profile/withdraw', ['wallet', 'auth'], unlisted),
  page('address', '/profile/address', ['addresses', 'auth'], unlisted),
  page('notices', '/profile/notices', ['notices', 'auth'], unlisted),
  page('data', '/profile/data', ['account', 'auth'], unlisted),
  page('desk-join', '/desk/join', ['letters', 'auth'], unlisted),
  page('chat', '/profile/chat', ['chat', 'auth'], { ...unlisted, hasFooter: false }),
];

export const notFoundPage: Page = page('not-found', '*', ['errors'], { isIndexed: false });

export const pages: readonly Page[] = [
  ...sitePages,
  ...salonPages,
  ...authPages,
  ...accountPages,
  notFoundPage,
];
