/**
 * Loaded with every page, in one file: the shell, what has to be at hand when the network is not, and the pages where
 * visits begin, which link to each other.
 */
export const baseNamespaces = [
  'bookNow',
  'common',
  'discovery',
  'errors',
  'home',
  'pending',
  'results',
  'salon',
  'search',
  'shell',
  'times',
] as const;

export const featureNamespaces = [
  'account',
  'forYou',
  'auth',
  'recovery',
  'booking',
  'bookings',
  'profile',
  'favorites',
  'password',
  'phone',
  'waitlist',
  'wallet',
  'addresses',
  'chat',
  'notices',
  'pending',
  'about',
  'help',
  'contact',
  'legal',
  'letters',
  'privacy',
  'terms',
] as const;

export type Namespace = (typeof baseNamespaces)[number] | (typeof featureNamespaces)[number];
