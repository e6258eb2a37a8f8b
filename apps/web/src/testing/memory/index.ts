import type { Api } from '../../domain/api.ts';
import type { Ports } from '../../domain/ports/index.ts';
import { noMapTiles } from '../../domain/ports/map-tiles-port.ts';
import { noPendingWrites } from '../../domain/ports/pending-writes-port.ts';
import { createMemoryAccount } from './account.ts';
import { createMemoryAddresses } from './addresses.ts';
import { createMemoryAvailability } from './availability.ts';
import { createMemoryBookings } from './bookings.ts';
import { withRatings } from './catalogue.ts';
import { createMemoryChat } from './chat.ts';
import { createMemoryConversations } from './conversations.ts';
import { createMemoryDesk } from './desk.ts';
import { createMemoryDrafts } from './drafts.ts';
import { keepEarlierVisits } from './earlier-visits.ts';
import { createElsewhere, type Elsewhere } from './elsewhere.ts';
import { createMemoryFavorites } from './favorites.ts';
import { createMemoryApplications } from './listing.ts';
import { createMemoryLetters } from './letters.ts';
import { createMemoryLive } from './live.ts';
import { createMemoryNotices } from './notices.ts';
import { createMemoryProfile } from './profile.ts';
import { createMemoryRecommendations } from './recommendations.ts';
import { createMemoryReplies } from './review-replies.ts';
import { createMemorySalons } from './salons.ts';
import { createMemoryVisits } from './visits.ts';
import { createMemoryWaitlist } from './waitlist.ts';
import { createMemoryWallet } from './wallet.ts';
import { createMemoryWorld, type MemoryMember, type MemorySettings } from './world.ts';

export type { Elsewhere } from './elsewhere.ts';
export type { HalfHour } from './others.ts';
export type { MemoryMember, MemorySettings, Visitor } from './world.ts';

/** The in-memory ports; the preview port is not one of them. */
export type MemoryPortName = Exclude<keyof Ports, 'preview'>;

export type MemoryPorts = Pick<Ports, MemoryPortName>;

/** All ports over one small world, for the lifetime of the page or the test. */
export interface Memory {
  readonly ports: MemoryPorts;
  /** Actions of others. */
  readonly elsewhere: Elsewhere;
  /** The visitor becomes a customer; the guest's bookings and favorites move to the account. */
  readonly signIn: () => void;
  /** The visitor becomes another member of a desk. */
  readonly setMember: (member: MemoryMember) => void;
  /** The session ends: everything is reset, and the visitor is a guest. */
  readonly signOut: () => void;
}

/**
 * An in-memory marketplace. The same settings give the same results on every run.
 * @example const { ports } = createMemory({ now: () => Date.UTC(2027, 2, 1, 9) });
 */
export function createMemory(settings: MemorySettings = {}): Memory {
  const world = createMemoryWorld(settings);
  const favorites = createMemoryFavorites(world);
  const conversations = createMemoryConversations(world);
  const replies = createMemoryReplies(world);
  const bookings = createMemoryBookings(world);
  keepEarlierVisits(world);
  world.onForget(() => {
    world.bookings.clear();
    keepEarlierVisits(world);
  });
  return {
    ports: {
      api: {
        ...createMemoryAccount(world),
        ...createMemoryAddresses(world),
        ...createMemoryApplications(world),
        ...bookings,
        ...createMemoryVisits(world, bookings),
        ...createMemoryWaitlist(world),
        ...favorites.calls,
        ...createMemoryAvailability(world),
        ...createMemoryChat(world, conversations),
        ...createMemoryDesk(world, conversations, replies),
        ...createMemoryLetters(world),
        ...createMemoryNotices(world),
        ...createMemoryProfile(world),
        ...createMemoryRecommendations(world, favorites.ids),
        ...createMemorySalons(world, replies),
        ...createMemoryWallet(world),
      } satisfies Api,
      clock: { now: world.now, timeZone: world.timeZone },
      drafts: createMemoryDrafts(world),
      homePage: {
        async fetchHomePage(request) {
          await world.arrive(request.signal);
          const page = await world.homePage.fetchHomePage(request);
          const salons = page.topRatedSalons.map((salon) => withRatings(world, salon));
          return { ...page, topRatedSalons: salons };
        },
      },
      live: createMemoryLive(world),
      mapTiles: noMapTiles,
      pendingWrites: noPendingWrites,
      position: { locate: async () => ({ kind: 'denied' }) },
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
    setMember: world.setMember,
    signOut() {
      world.forget();
      world.setVisitor('guest');
    },
  };
}

/** The ports of a separate memory. */
export function createMemoryPorts(settings: MemorySettings = {}): MemoryPorts {
  return createMemory(settings).ports;
}
