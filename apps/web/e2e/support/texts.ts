import authEl from '../../src/i18n/el/auth.ts';
import bookingEl from '../../src/i18n/el/booking.ts';
import bookingsEl from '../../src/i18n/el/bookings.ts';
import commonEl from '../../src/i18n/el/common.ts';
import discoveryEl from '../../src/i18n/el/discovery.ts';
import errorsEl from '../../src/i18n/el/errors.ts';
import homeEl from '../../src/i18n/el/home.ts';
import pagesEl from '../../src/i18n/el/pages.ts';
import profileEl from '../../src/i18n/el/profile.ts';
import salonEl from '../../src/i18n/el/salon.ts';
import shellEl from '../../src/i18n/el/shell.ts';
import authEn from '../../src/i18n/en/auth.ts';
import bookingEn from '../../src/i18n/en/booking.ts';
import bookingsEn from '../../src/i18n/en/bookings.ts';
import commonEn from '../../src/i18n/en/common.ts';
import discoveryEn from '../../src/i18n/en/discovery.ts';
import errorsEn from '../../src/i18n/en/errors.ts';
import homeEn from '../../src/i18n/en/home.ts';
import pagesEn from '../../src/i18n/en/pages.ts';
import profileEn from '../../src/i18n/en/profile.ts';
import salonEn from '../../src/i18n/en/salon.ts';
import shellEn from '../../src/i18n/en/shell.ts';
import type { Language } from '../../src/i18n/languages.ts';

export type { Language };

const en = {
  auth: authEn,
  booking: bookingEn,
  bookings: bookingsEn,
  common: commonEn,
  discovery: discoveryEn,
  errors: errorsEn,
  home: homeEn,
  pages: pagesEn,
  profile: profileEn,
  salon: salonEn,
  shell: shellEn,
};

export type Texts = typeof en;

const el: Texts = {
  auth: authEl,
  booking: bookingEl,
  bookings: bookingsEl,
  common: commonEl,
  discovery: discoveryEl,
  errors: errorsEl,
  home: homeEl,
  pages: pagesEl,
  profile: profileEl,
  salon: salonEl,
  shell: shellEl,
};

/** The app's own texts, so that a journey reads the same in both languages. */
export const texts: Record<Language, Texts> = { en, el };
