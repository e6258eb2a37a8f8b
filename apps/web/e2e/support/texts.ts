import accountEl from '../../src/i18n/el/account.ts';
import accountEn from '../../src/i18n/en/account.ts';
import aboutEl from '../../src/i18n/el/about.ts';
import authEl from '../../src/i18n/el/auth.ts';
import bookNowEl from '../../src/i18n/el/bookNow.ts';
import bookingEl from '../../src/i18n/el/booking.ts';
import bookingsEl from '../../src/i18n/el/bookings.ts';
import commonEl from '../../src/i18n/el/common.ts';
import compareEl from '../../src/i18n/el/compare.ts';
import contactEl from '../../src/i18n/el/contact.ts';
import deskEl from '../../src/i18n/el/desk.ts';
import deskMembersEl from '../../src/i18n/el/deskMembers.ts';
import deskMessagesEl from '../../src/i18n/el/deskMessages.ts';
import deskDecisionsEl from '../../src/i18n/el/deskDecisions.ts';
import deskCatalogueEl from '../../src/i18n/el/deskCatalogue.ts';
import deskBookingEl from '../../src/i18n/el/deskBooking.ts';
import documentEl from '../../src/i18n/el/document.ts';
import deskDayEl from '../../src/i18n/el/deskDay.ts';
import discoveryEl from '../../src/i18n/el/discovery.ts';
import errorsEl from '../../src/i18n/el/errors.ts';
import forYouEl from '../../src/i18n/el/forYou.ts';
import helpEl from '../../src/i18n/el/help.ts';
import homeEl from '../../src/i18n/el/home.ts';
import legalEl from '../../src/i18n/el/legal.ts';
import deskNumbersEl from '../../src/i18n/el/deskNumbers.ts';
import deskListingEl from '../../src/i18n/el/deskListing.ts';
import listSalonEl from '../../src/i18n/el/listSalon.ts';
import privacyEl from '../../src/i18n/el/privacy.ts';
import phoneEl from '../../src/i18n/el/phone.ts';
import lettersEl from '../../src/i18n/el/letters.ts';
import profileEl from '../../src/i18n/el/profile.ts';
import recoveryEl from '../../src/i18n/el/recovery.ts';
import resultsEl from '../../src/i18n/el/results.ts';
import salonEl from '../../src/i18n/el/salon.ts';
import searchEl from '../../src/i18n/el/search.ts';
import shellEl from '../../src/i18n/el/shell.ts';
import termsEl from '../../src/i18n/el/terms.ts';
import aboutEn from '../../src/i18n/en/about.ts';
import authEn from '../../src/i18n/en/auth.ts';
import bookNowEn from '../../src/i18n/en/bookNow.ts';
import bookingEn from '../../src/i18n/en/booking.ts';
import bookingsEn from '../../src/i18n/en/bookings.ts';
import commonEn from '../../src/i18n/en/common.ts';
import compareEn from '../../src/i18n/en/compare.ts';
import contactEn from '../../src/i18n/en/contact.ts';
import deskEn from '../../src/i18n/en/desk.ts';
import deskMembersEn from '../../src/i18n/en/deskMembers.ts';
import deskMessagesEn from '../../src/i18n/en/deskMessages.ts';
import deskDecisionsEn from '../../src/i18n/en/deskDecisions.ts';
import deskCatalogueEn from '../../src/i18n/en/deskCatalogue.ts';
import deskBookingEn from '../../src/i18n/en/deskBooking.ts';
import documentEn from '../../src/i18n/en/document.ts';
import deskDayEn from '../../src/i18n/en/deskDay.ts';
import discoveryEn from '../../src/i18n/en/discovery.ts';
import errorsEn from '../../src/i18n/en/errors.ts';
import forYouEn from '../../src/i18n/en/forYou.ts';
import helpEn from '../../src/i18n/en/help.ts';
import homeEn from '../../src/i18n/en/home.ts';
import legalEn from '../../src/i18n/en/legal.ts';
import deskNumbersEn from '../../src/i18n/en/deskNumbers.ts';
import deskListingEn from '../../src/i18n/en/deskListing.ts';
import listSalonEn from '../../src/i18n/en/listSalon.ts';
import privacyEn from '../../src/i18n/en/privacy.ts';
import phoneEn from '../../src/i18n/en/phone.ts';
import lettersEn from '../../src/i18n/en/letters.ts';
import profileEn from '../../src/i18n/en/profile.ts';
import recoveryEn from '../../src/i18n/en/recovery.ts';
import resultsEn from '../../src/i18n/en/results.ts';
import salonEn from '../../src/i18n/en/salon.ts';
import searchEn from '../../src/i18n/en/search.ts';
import shellEn from '../../src/i18n/en/shell.ts';
import termsEn from '../../src/i18n/en/terms.ts';
import mapEl from '../../src/i18n/el/map.ts';
import noticesEl from '../../src/i18n/el/notices.ts';
import addressesEl from '../../src/i18n/el/addresses.ts';
import appointmentEl from '../../src/i18n/el/appointment.ts';
import calendarEl from '../../src/i18n/el/calendar.ts';
import mapEn from '../../src/i18n/en/map.ts';
import noticesEn from '../../src/i18n/en/notices.ts';
import addressesEn from '../../src/i18n/en/addresses.ts';
import appointmentEn from '../../src/i18n/en/appointment.ts';
import calendarEn from '../../src/i18n/en/calendar.ts';
import chatEl from '../../src/i18n/el/chat.ts';
import chatEn from '../../src/i18n/en/chat.ts';
import favoritesEl from '../../src/i18n/el/favorites.ts';
import favoritesEn from '../../src/i18n/en/favorites.ts';
import passwordEl from '../../src/i18n/el/password.ts';
import pendingEl from '../../src/i18n/el/pending.ts';
import pendingEn from '../../src/i18n/en/pending.ts';
import passwordEn from '../../src/i18n/en/password.ts';
import visitEl from '../../src/i18n/el/visit.ts';
import visitEn from '../../src/i18n/en/visit.ts';
import waitlistEl from '../../src/i18n/el/waitlist.ts';
import waitlistEn from '../../src/i18n/en/waitlist.ts';
import walletEl from '../../src/i18n/el/wallet.ts';
import walletEn from '../../src/i18n/en/wallet.ts';
import type { Language } from '../../src/i18n/languages.ts';
import type { Translated } from '../../src/i18n/translated.ts';

export type { Language };

const en = {
  visit: visitEn,
  waitlist: waitlistEn,
  wallet: walletEn,
  password: passwordEn,
  pending: pendingEn,
  favorites: favoritesEn,
  chat: chatEn,
  account: accountEn,
  addresses: addressesEn,
  appointment: appointmentEn,
  calendar: calendarEn,
  map: mapEn,
  notices: noticesEn,
  about: aboutEn,
  auth: authEn,
  booking: bookingEn,
  bookings: bookingsEn,
  bookNow: bookNowEn,
  common: commonEn,
  compare: compareEn,
  contact: contactEn,
  desk: deskEn,
  deskDay: deskDayEn,
  discovery: discoveryEn,
  deskDecisions: deskDecisionsEn,
  deskCatalogue: deskCatalogueEn,
  deskBooking: deskBookingEn,
  deskMembers: deskMembersEn,
  deskMessages: deskMessagesEn,
  document: documentEn,
  errors: errorsEn,
  forYou: forYouEn,
  help: helpEn,
  home: homeEn,
  legal: legalEn,
  deskNumbers: deskNumbersEn,
  deskListing: deskListingEn,
  listSalon: listSalonEn,
  privacy: privacyEn,
  phone: phoneEn,
  letters: lettersEn,
  profile: profileEn,
  recovery: recoveryEn,
  results: resultsEn,
  salon: salonEn,
  search: searchEn,
  shell: shellEn,
  terms: termsEn,
};

export type Texts = Translated<typeof en>;

const el: Texts = {
  visit: visitEl,
  waitlist: waitlistEl,
  wallet: walletEl,
  password: passwordEl,
  pending: pendingEl,
  favorites: favoritesEl,
  chat: chatEl,
  account: accountEl,
  addresses: addressesEl,
  appointment: appointmentEl,
  calendar: calendarEl,
  map: mapEl,
  notices: noticesEl,
  about: aboutEl,
  auth: authEl,
  booking: bookingEl,
  bookings: bookingsEl,
  bookNow: bookNowEl,
  common: commonEl,
  compare: compareEl,
  contact: contactEl,
  desk: deskEl,
  deskDay: deskDayEl,
  discovery: discoveryEl,
  deskDecisions: deskDecisionsEl,
  deskCatalogue: deskCatalogueEl,
  deskBooking: deskBookingEl,
  deskMembers: deskMembersEl,
  deskMessages: deskMessagesEl,
  document: documentEl,
  errors: errorsEl,
  forYou: forYouEl,
  help: helpEl,
  home: homeEl,
  legal: legalEl,
  deskNumbers: deskNumbersEl,
  deskListing: deskListingEl,
  listSalon: listSalonEl,
  privacy: privacyEl,
  phone: phoneEl,
  letters: lettersEl,
  profile: profileEl,
  recovery: recoveryEl,
  results: resultsEl,
  salon: salonEl,
  search: searchEl,
  shell: shellEl,
  terms: termsEl,
};

/** The app's own texts, so that a journey works in both languages. */
export const texts: Record<Language, Texts> = { en, el };

/** The head of a list of all salons: the 48 of the data, and those that other journeys list. */
export const everySalon = /^(?:4[89]|[5-9]\d) /;
