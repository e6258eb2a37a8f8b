import type about from './en/about.ts';
import type account from './en/account.ts';
import type addresses from './en/addresses.ts';
import type appointment from './en/appointment.ts';
import type calendar from './en/calendar.ts';
import type auth from './en/auth.ts';
import type bookNow from './en/bookNow.ts';
import type booking from './en/booking.ts';
import type bookings from './en/bookings.ts';
import type chat from './en/chat.ts';
import type common from './en/common.ts';
import type compare from './en/compare.ts';
import type contact from './en/contact.ts';
import type discovery from './en/discovery.ts';
import type errors from './en/errors.ts';
import type forYou from './en/forYou.ts';
import type favorites from './en/favorites.ts';
import type help from './en/help.ts';
import type home from './en/home.ts';
import type legal from './en/legal.ts';
import type letter from './en/letter.ts';
import type letters from './en/letters.ts';
import type map from './en/map.ts';
import type notices from './en/notices.ts';
import type password from './en/password.ts';
import type pending from './en/pending.ts';
import type phone from './en/phone.ts';
import type privacy from './en/privacy.ts';
import type profile from './en/profile.ts';
import type recovery from './en/recovery.ts';
import type results from './en/results.ts';
import type salon from './en/salon.ts';
import type search from './en/search.ts';
import type shell from './en/shell.ts';
import type terms from './en/terms.ts';
import type times from './en/times.ts';
import type visit from './en/visit.ts';
import type waitlist from './en/waitlist.ts';
import type wallet from './en/wallet.ts';

/** English is the source of the types; an unknown key does not compile. */
export interface Resources {
  about: typeof about;
  account: typeof account;
  addresses: typeof addresses;
  appointment: typeof appointment;
  calendar: typeof calendar;
  auth: typeof auth;
  bookNow: typeof bookNow;
  booking: typeof booking;
  bookings: typeof bookings;
  chat: typeof chat;
  common: typeof common;
  compare: typeof compare;
  contact: typeof contact;
  discovery: typeof discovery;
  errors: typeof errors;
  forYou: typeof forYou;
  favorites: typeof favorites;
  help: typeof help;
  home: typeof home;
  legal: typeof legal;
  letter: typeof letter;
  letters: typeof letters;
  map: typeof map;
  notices: typeof notices;
  password: typeof password;
  pending: typeof pending;
  phone: typeof phone;
  privacy: typeof privacy;
  profile: typeof profile;
  recovery: typeof recovery;
  results: typeof results;
  salon: typeof salon;
  search: typeof search;
  shell: typeof shell;
  times: typeof times;
  visit: typeof visit;
  waitlist: typeof waitlist;
  wallet: typeof wallet;
  terms: typeof terms;
}

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: Resources;
  }
}
