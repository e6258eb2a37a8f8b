import type { PlainDateTime } from './dates.ts';

/** All paths of the app, defined only here. */
export const paths = {
  home: '/',
  salons: '/salons',
  salon: (id: string) => `/salon/${encodeURIComponent(id)}`,
  categories: '/categories',
  category: (id: string) => `/category/${encodeURIComponent(id)}`,
  forYou: '/for-you',
  bookNow: '/book-now',
  /** Saved salons of a guest; a customer's are in the profile. */
  saved: '/favorites',
  /** Salons side by side, by the ids in the query. */
  compare: '/compare',
  booking: (id: string) => `/booking/${encodeURIComponent(id)}`,
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  /** One booking of a guest, by the secret of its link. */
  visit: (secret: string) => `/visit#${secret}`,
  /** My Bookings, at a held time. */
  offer: (id: string) => `/dashboard?offer=${encodeURIComponent(id)}`,
  profile: '/profile',
  notices: '/profile/notices',
  details: '/profile/details',
  profileSection: (section: ProfileSection) => `/profile/${section}`,
  /** The conversation with a salon. */
  chatWith: (salonId: string) => `/profile/chat?with=${encodeURIComponent(salonId)}`,
  about: '/about',
  help: '/help',
  contact: '/contact',
  listYourSalon: '/list-your-salon',
  newsletter: '/newsletter',
  privacy: '/privacy',
  terms: '/terms',
} as const;

export const profileSections = [
  'wallet',
  'address',
  'favorites',
  'change-password',
  'withdraw',
  'chat',
  'data',
] as const;

export type ProfileSection = (typeof profileSections)[number];

/**
 * The booking wizard with a service preselected.
 * @param service - an id, or a position in the salon's list
 */
export function bookingWithService(salonId: string, service: string | number): string {
  return `${paths.booking(salonId)}?service=${service}`;
}

/**
 * The booking wizard with a start preselected: at the choice of the barber, or of the service if
 * that is unknown.
 * @param service - an id, or a position in the salon's list
 */
export function bookingAtStart(
  salonId: string,
  { date, time }: PlainDateTime,
  service: string | number | null,
): string {
  const chosen = new URLSearchParams({
    ...(service === null ? {} : { service: String(service) }),
    date,
    time,
    ...(service === null ? {} : { step: 'time' }),
  });
  return `${paths.booking(salonId)}?${chosen.toString()}`;
}

/** Salons side by side. */
export function comparison(salonIds: readonly string[], service: string | null = null): string {
  const chosen = [
    ...(salonIds.length === 0 ? [] : [`ids=${salonIds.map(encodeURIComponent).join(',')}`]),
    ...(service === null ? [] : [`service=${encodeURIComponent(service)}`]),
  ];
  return chosen.length === 0 ? paths.compare : `${paths.compare}?${chosen.join('&')}`;
}

/** The booking wizard at its date, with an earlier booking's choices preselected, if still offered. */
export function bookingAgain(
  salonId: string,
  { serviceIndex, barberId }: { readonly serviceIndex: number | null; readonly barberId: string },
): string {
  const chosen = new URLSearchParams({
    ...(serviceIndex === null ? {} : { service: String(serviceIndex) }),
    barber: barberId,
    step: 'date',
  });
  return `${paths.booking(salonId)}?${chosen.toString()}`;
}

/** The list of salons for a typed search; empty parts are omitted. */
export function salonsSearch(search: { q?: string; location?: string }): string {
  const given = Object.entries(search)
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text !== '');
  return given.length === 0
    ? paths.salons
    : `${paths.salons}?${new URLSearchParams(given).toString()}`;
}

/** The salons that offer a service, by the server's name of it. */
export function salonsFor(service: string): string {
  return salonsSearch({ q: service });
}

/** The list of salons, nearest first. */
export const salonsNearMe = `${paths.salons}?near=1`;
