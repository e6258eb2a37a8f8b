import type { Salon } from '@salonica/contract';
import { nightImage } from '@salonica/contract/images';
import type { QueryClient } from '@tanstack/react-query';
import type { SampleSettings } from '../adapters/sample/index.ts';
import type { BookingPort } from '../features/booking/booking-port.ts';
import type { HomePagePort } from '../features/discovery/index.ts';
import type { SalonFacts, SalonPort } from '../features/salon/salon-port.ts';

export interface SamplePorts {
  readonly booking: BookingPort;
  readonly salon: SalonPort;
  /** Forgets what this visitor booked and saved. */
  readonly forget: () => void;
}

export interface SampleSources {
  readonly homePage: HomePagePort;
  readonly queries: QueryClient;
  /** Address of a picture of the server. */
  readonly pictureUrl: (path: string) => string;
}

function factsOf(salon: Salon, pictureUrl: (path: string) => string): SalonFacts {
  return {
    id: salon.id,
    name: salon.salon_name,
    address: salon.salon_address,
    topRated: salon.top_rated,
    rating: salon.rating,
    reviewCount: salon.reviewCount,
    distance: salon.distance,
    priceRange: salon.priceRange,
    pictures: salon.images.map(({ image }) => ({
      day: pictureUrl(image),
      night: pictureUrl(nightImage(image)),
    })),
  };
}

/**
 * Built-in records for what the API host has no call for; the facts of a salon are the host's own.
 * The records come with the first question.
 */
export function createSamplePorts({ homePage, queries, pictureUrl }: SampleSources): SamplePorts {
  const facts: SampleSettings['facts'] = async (salonId, language) => {
    const { topRatedSalons } = await queries.query({
      queryKey: ['home-page', language],
      queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
    });
    const salon = topRatedSalons.find(({ id }) => id === salonId);
    return salon === undefined ? null : factsOf(salon, pictureUrl);
  };
  const load = async (): Promise<SamplePorts> => {
    const { createSampleBooking, createSampleSalon, createSampleWorld } =
      await import('../adapters/sample/index.ts');
    const world = createSampleWorld({ facts, picture: pictureUrl });
    return {
      booking: createSampleBooking(world),
      salon: createSampleSalon(world),
      forget() {
        world.appointments.length = 0;
        world.savedSalons.clear();
      },
    };
  };
  let loading: Promise<SamplePorts> | null = null;
  const loaded = (): Promise<SamplePorts> => {
    loading ??= load().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    return loading;
  };
  return {
    booking: {
      offer: async (...question) => (await loaded()).booking.offer(...question),
      slots: async (...question) => (await loaded()).booking.slots(...question),
      confirm: async (...question) => (await loaded()).booking.confirm(...question),
    },
    salon: {
      salon: async (...question) => (await loaded()).salon.salon(...question),
      appointments: async (...question) => (await loaded()).salon.appointments(...question),
      isSaved: async (id) => (await loaded()).salon.isSaved(id),
      setSaved: async (id, isSaved) => (await loaded()).salon.setSaved(id, isSaved),
    },
    forget() {
      void loading?.then(({ forget }) => {
        forget();
        return queries.invalidateQueries({ queryKey: ['salon'] });
      });
    },
  };
}
