import type { Ports } from '../../domain/ports/index.ts';
import type { PendingWritesPort } from '../../domain/ports/pending-writes-port.ts';
import { createMemoryAccount } from './account.ts';
import { createMemoryAddresses } from './addresses.ts';
import { createMemoryAvailability } from './availability.ts';
import { createMemoryBookings } from './bookings.ts';
import { withRatings } from './catalogue.ts';
import { createMemoryChat } from './chat.ts';
import { createMemoryDrafts } from './drafts.ts';
import { keepEarlierVisits } from './earlier-visits.ts';
import { createElsewhere, type Elsewhere } from './elsewhere.ts';
import { createMemoryFavorites } from './favorites.ts';
import { createMemoryLetters } from './letters.ts';
import { createMemoryLive } from './live.ts';
import { createMemoryNotices } from './notices.ts';
import { createMemoryProfile } from './profile.ts';
import { createMemoryRecommendations } from './recommendations.ts';
import { createMemorySalons } from './salons.ts';
import { createMemoryWaitlist } from './waitlist.ts';
import { createMemoryWallet } from './wallet.ts';
import { createMemoryWorld, type MemorySettings } from './world.ts';

export type { Elsewhere } from './elsewhere.ts';
export type { HalfHour, MemorySettings, Visitor } from './world.ts';

/** The ports that stand on the memory; the preview does not. */
export type MemoryPortName = Exclude<keyof Ports, 'preview'>;

export type MemoryPorts = Pick<Ports, MemoryPortName>;

/** The memory is always at hand. */
const nothing: readonly never[] = [];
const nothingWaits: PendingWritesPort = {
  list: () => nothing,
  subscribe: () => () => undefined,
  cancel: () => undefined,
  onSettled: () => () => undefined,
};

/** All ports over one small world that lasts as long as the page or the test. */
export interface Memory {
  readonly ports: MemoryPorts;
  /** What others do meanwhile. */
  readonly elsewhere: Elsewhere;
  /** The visitor is a customer now; what the guest booked and saved follows into the account. */
  readonly signIn: () => void;
  /** The session is over: everything goes back to how it began, and the visitor is a guest. */
  readonly signOut: () => void;
}

/**
 * A marketplace in the memory of the page. The same settings answer the same way on every run.
 *
 * @example const { ports } = createMemory({ now: () => Date.UTC(2027, 2, 1, 9) });
 */
export function createMemory(settings: MemorySettings = {}): Memory {
  const world = createMemoryWorld(settings);
  const favorites = createMemoryFavorites(world);
  keepEarlierVisits(world);
  world.onForget(() => {
    world.bookings.clear();
    keepEarlierVisits(world);
  });
  return {
    ports: {
      account: createMemoryAccount(world),
      addresses: createMemoryAddresses(world),
      availability: createMemoryAvailability(world),
      bookings: createMemoryBookings(world),
      chat: createMemoryChat(world),
      clock: { now: world.now, timeZone: world.timeZone },
      drafts: createMemoryDrafts(world),
      favorites,
      homePage: {
        async fetchHomePage(request) {
          await world.arrive(request.signal);
          const page = await world.homePage.fetchHomePage(request);
          const salons = page.topRatedSalons.map((salon) => withRatings(world, salon));
          return { ...page, topRatedSalons: salons };
        },
      },
      letters: createMemoryLetters(world),
      live: createMemoryLive(world),
      notices: createMemoryNotices(world),
      pendingWrites: nothingWaits,
      position: { locate: async () => ({ kind: 'denied' }) },
      profile: createMemoryProfile(world),
      recommendations: createMemoryRecommendations(world, () => favorites.ids()),
      salons: createMemorySalons(world),
      waitlist: createMemoryWaitlist(world),
      wallet: createMemoryWallet(world),
    },
    elsewhere: createElsewhere(world),
    signIn() {
      world.setVisitor('customer');
      favorites.moveToCustomer();
      for (const booking of world.bookings.values()) {
        if (booking.owner !== 'guest') continue;
        world.bookings.set(booking.id, { ...booking, owner: 'customer' });
      }
    },
    signOut() {
      world.forget();
      world.setVisitor('guest');
    },
  };
}

/** The ports of a memory of their own. */
export function createMemoryPorts(settings: MemorySettings = {}): MemoryPorts {
  return createMemory(settings).ports;
}
