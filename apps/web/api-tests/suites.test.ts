import { describe } from 'vitest';
import { describeAddresses } from '../src/testing/ports/addresses-suite.ts';
import { describeAvailability } from '../src/testing/ports/availability-suite.ts';
import { describeBookingChanges } from '../src/testing/ports/booking-changes-suite.ts';
import { describeBookings } from '../src/testing/ports/bookings-suite.ts';
import { describeChat } from '../src/testing/ports/chat-suite.ts';
import { describeFavorites } from '../src/testing/ports/favorites-suite.ts';
import { describeHomePage } from '../src/testing/ports/home-page-suite.ts';
import { describeLive } from '../src/testing/ports/live-suite.ts';
import { describeNotices } from '../src/testing/ports/notices-suite.ts';
import { describePastBookings } from '../src/testing/ports/past-bookings-suite.ts';
import { describeRecommendations } from '../src/testing/ports/recommendations-suite.ts';
import { describeSalons } from '../src/testing/ports/salons-suite.ts';
import { describeWallet } from '../src/testing/ports/wallet-suite.ts';
import { ask, requestFor, type SuiteWorld } from '../src/testing/ports/suite-world.ts';
import { cardToken, newVisitor } from './visitor.ts';

function createWorld(): SuiteWorld {
  const { ports, signIn } = newVisitor();
  return {
    ports,
    now: () => Date.now(),
    signIn,
    cardToken,
    async rivalBooks(wish) {
      const rival = newVisitor();
      const salon = await rival.ports.salons.get(wish.salonId, ask());
      const service = salon?.offer.find(({ id }) => id === wish.serviceId);
      const barber = salon?.team.find(({ id }) => id === wish.barberId);
      if (salon === null || service === undefined || barber === undefined) {
        throw new Error('The rival knows what to book');
      }
      await rival.ports.bookings.confirm(requestFor({ ...wish, salon, service, barber }));
    },
  };
}

describe('the ports of the API', () => {
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
});
