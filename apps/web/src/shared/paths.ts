/** Every address of the app. A path is written here and nowhere else. */
export const paths = {
  home: '/',
  salons: '/salons',
  salon: (id: string) => `/salon/${encodeURIComponent(id)}`,
  categories: '/categories',
  category: (id: string) => `/category/${encodeURIComponent(id)}`,
  forYou: '/for-you',
  bookNow: '/book-now',
  booking: (id: string) => `/booking/${encodeURIComponent(id)}`,
  signIn: '/signin',
  signUp: '/signup',
  forgotPassword: '/forgot-password',
  resetPassword: '/reset-password',
  dashboard: '/dashboard',
  /** My Bookings, at something that is held for the customer. */
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

/** The booking wizard with the service at this position of the salon's list already chosen. */
export function bookingWithService(salonId: string, serviceIndex: number): string {
  return `${paths.booking(salonId)}?service=${serviceIndex}`;
}

/** The booking wizard with what was booked before already chosen, as far as it is still offered. */
export function bookingAgain(
  salonId: string,
  { serviceIndex, barberId }: { readonly serviceIndex: number | null; readonly barberId: string },
): string {
  const chosen = new URLSearchParams({
    ...(serviceIndex === null ? {} : { service: String(serviceIndex) }),
    barber: barberId,
  });
  return `${paths.booking(salonId)}?${chosen.toString()}`;
}

/** The list of salons, for what the visitor typed; empty parts are left out. */
export function salonsSearch(search: { q?: string; location?: string }): string {
  const given = Object.entries(search)
    .map(([name, text]) => [name, text.trim()])
    .filter(([, text]) => text !== '');
  return given.length === 0
    ? paths.salons
    : `${paths.salons}?${new URLSearchParams(given).toString()}`;
}

/** The salons that offer a service, named as the server names it. */
export function salonsFor(service: string): string {
  return salonsSearch({ q: service });
}

/** The list of salons, nearest first. */
export const salonsNearMe = `${paths.salons}?near=1`;
