import { describe } from 'vitest';
import { describeAddresses } from './addresses-suite.ts';
import { describeAvailability } from './availability-suite.ts';
import { describeBookingChanges } from './booking-changes-suite.ts';
import { describeBookings } from './bookings-suite.ts';
import { describeChat } from './chat-suite.ts';
import { describeDesk } from './desk-suite.ts';
import { describeDeskChat } from './desk-chat-suite.ts';
import { describeDeskCatalogue } from './desk-catalogue-suite.ts';
import { describeDeskRequests } from './desk-requests-suite.ts';
import { describeDeskSettings } from './desk-settings-suite.ts';
import { describeDeskReviews } from './desk-reviews-suite.ts';
import { describeDeskHours } from './desk-hours-suite.ts';
import { describeFavorites } from './favorites-suite.ts';
import { describeHomePage } from './home-page-suite.ts';
import { describeListing } from './listing-suite.ts';
import { describeLive } from './live-suite.ts';
import { describeNotices } from './notices-suite.ts';
import { describePastBookings } from './past-bookings-suite.ts';
import { describeRecommendations } from './recommendations-suite.ts';
import { describeSalons } from './salons-suite.ts';
import { describeVisits } from './visits-suite.ts';
import { describeWallet } from './wallet-suite.ts';
import type { CreateWorld } from './suite-world.ts';

/** What every implementation of the service's ports has to do. */
export function describeService(createWorld: CreateWorld): void {
  describe('addresses', () => {
    describeAddresses(createWorld);
  });
  describe('availability', () => {
    describeAvailability(createWorld);
  });
  describe('bookings', () => {
    describeBookings(createWorld);
  });
  describe('changes of bookings', () => {
    describeBookingChanges(createWorld);
  });
  describe('chat', () => {
    describeChat(createWorld);
  });
  describe('desk', () => {
    describeDesk(createWorld);
    describeDeskChat(createWorld);
    describeDeskCatalogue(createWorld);
    describeDeskReviews(createWorld);
    describeDeskHours(createWorld);
    describeDeskSettings(createWorld);
    describeDeskRequests(createWorld);
  });
  describe('favorites', () => {
    describeFavorites(createWorld);
  });
  describe('home page', () => {
    describeHomePage(createWorld);
  });
  describe('listing', () => {
    describeListing(createWorld);
  });
  describe('live', () => {
    describeLive(createWorld);
  });
  describe('notices', () => {
    describeNotices(createWorld);
  });
  describe('past bookings', () => {
    describePastBookings(createWorld);
  });
  describe('recommendations', () => {
    describeRecommendations(createWorld);
  });
  describe('visits', () => {
    describeVisits(createWorld);
  });
  describe('wallet', () => {
    describeWallet(createWorld);
  });
  describe('salons', () => {
    describeSalons(createWorld);
  });
}
