import { describe } from 'vitest';
import { describeAddresses } from '../ports/addresses-suite.ts';
import { describeAvailability } from '../ports/availability-suite.ts';
import { describeBookingChanges } from '../ports/booking-changes-suite.ts';
import { describeBookings } from '../ports/bookings-suite.ts';
import { describeChat } from '../ports/chat-suite.ts';
import { describeDrafts } from '../ports/drafts-suite.ts';
import { describeFavorites } from '../ports/favorites-suite.ts';
import { describeHomePage } from '../ports/home-page-suite.ts';
import { describeLive } from '../ports/live-suite.ts';
import { describeNotices } from '../ports/notices-suite.ts';
import { describePastBookings } from '../ports/past-bookings-suite.ts';
import { describeRecommendations } from '../ports/recommendations-suite.ts';
import { describeSalons } from '../ports/salons-suite.ts';
import { describeWallet } from '../ports/wallet-suite.ts';
import type { SuiteWorld } from '../ports/suite-world.ts';
import { createMemory } from './index.ts';

/** Saturday, 14 June 2025, 12:10 in Thessaloniki. */
const now = Date.parse('2025-06-14T09:10:00Z');

function createWorld(): SuiteWorld {
  const { ports, elsewhere, signIn } = createMemory({ now: () => now, visitor: 'guest' });
  return {
    ports,
    now: () => now,
    signIn: async () => signIn(),
    rivalBooks: async (wish) => void elsewhere.book(wish),
    cardToken: async () => `card-${crypto.randomUUID()}-4242`,
  };
}

describe('the ports in memory', () => {
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
  describe('favorites', () => {
    describeFavorites(createWorld);
  });
  describe('home page', () => {
    describeHomePage(createWorld);
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
  describe('wallet', () => {
    describeWallet(createWorld);
  });
  describe('salons', () => {
    describeSalons(createWorld);
  });

  describe('drafts', () => {
    describeDrafts(() => {
      const { ports, signOut } = createMemory();
      return { drafts: ports.drafts, clearAll: signOut };
    });
  });
});
