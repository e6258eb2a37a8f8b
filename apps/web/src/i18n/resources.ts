import type auth from './en/auth.ts';
import type bookNow from './en/bookNow.ts';
import type booking from './en/booking.ts';
import type bookings from './en/bookings.ts';
import type common from './en/common.ts';
import type discovery from './en/discovery.ts';
import type errors from './en/errors.ts';
import type forYou from './en/forYou.ts';
import type favorites from './en/favorites.ts';
import type home from './en/home.ts';
import type pages from './en/pages.ts';
import type password from './en/password.ts';
import type profile from './en/profile.ts';
import type salon from './en/salon.ts';
import type search from './en/search.ts';
import type shell from './en/shell.ts';
import type { Namespace } from './namespaces.ts';

/** English is the source of the types; a key that is not in it does not compile. */
export interface Resources extends Record<Namespace, unknown> {
  auth: typeof auth;
  bookNow: typeof bookNow;
  booking: typeof booking;
  bookings: typeof bookings;
  common: typeof common;
  discovery: typeof discovery;
  errors: typeof errors;
  forYou: typeof forYou;
  favorites: typeof favorites;
  home: typeof home;
  pages: typeof pages;
  password: typeof password;
  profile: typeof profile;
  salon: typeof salon;
  search: typeof search;
  shell: typeof shell;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
