/** Loaded with every page: the shell, and what has to be at hand when the network is not. */
export const baseNamespaces = ['common', 'shell', 'errors'] as const;

export const featureNamespaces = [
  'home',
  'discovery',
  'bookNow',
  'forYou',
  'search',
  'results',
  'auth',
  'recovery',
  'times',
  'booking',
  'salon',
  'bookings',
  'profile',
  'favorites',
  'password',
  'phone',
  'wallet',
  'addresses',
  'chat',
  'pending',
  'about',
  'help',
  'contact',
  'legal',
  'privacy',
  'terms',
] as const;

export type Namespace = (typeof baseNamespaces)[number] | (typeof featureNamespaces)[number];
