import type { Salon } from '@salonica/contract';
import { nightImage } from '@salonica/contract/images';
import type { QueryClient } from '@tanstack/react-query';
import type {
  KnownSalon,
  SampleAdapters,
  SampleRecords,
  SampleSettings,
} from '../adapters/sample/index.ts';
import type { HomePagePort } from '../features/discovery/index.ts';
import { lazyPort, once } from './lazy-port.ts';

export interface SamplePorts extends SampleRecords {
  /** Forgets what this visitor did. */
  readonly forget: () => void;
}

export interface SampleSources {
  readonly homePage: HomePagePort;
  readonly loadQueries: () => Promise<QueryClient>;
  /** Address of a picture of the server. */
  readonly pictureUrl: (path: string) => string;
}

function factsOf(salon: Salon, pictureUrl: (path: string) => string): KnownSalon {
  return {
    id: salon.id,
    name: salon.salon_name,
    address: salon.salon_address,
    topRated: salon.top_rated,
    rating: salon.rating,
    reviewCount: salon.reviewCount,
    distance: salon.distance,
    priceRange: salon.priceRange,
    categories: salon.salonCats.map(({ title }) => title),
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
export function createSamplePorts({
  homePage,
  loadQueries,
  pictureUrl,
}: SampleSources): SamplePorts {
  const salons: SampleSettings['salons'] = async (language) => {
    const queries = await loadQueries();
    const { topRatedSalons } = await queries.query({
      queryKey: ['home-page', language],
      queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
      // Whoever asks for the record tries again; twice over would multiply the wait.
      retry: false,
    });
    return topRatedSalons.map((salon) => factsOf(salon, pictureUrl));
  };
  const facts: SampleSettings['facts'] = async (salonId, language) =>
    (await salons(language)).find(({ id }) => id === salonId) ?? null;

  let adapters: SampleAdapters | null = null;
  const records = once(async () => {
    const { createSampleAdapters } = await import('../adapters/sample/index.ts');
    adapters = createSampleAdapters({ facts, salons, picture: pictureUrl });
    return adapters;
  });
  return {
    availability: lazyPort(async () => (await records()).availability),
    recommendations: lazyPort(async () => (await records()).recommendations),
    sampleSalons: lazyPort(async () => (await records()).sampleSalons),
    booking: lazyPort(async () => (await records()).booking),
    bookings: lazyPort(async () => (await records()).bookings),
    salon: lazyPort(async () => (await records()).salon),
    favorites: lazyPort(async () => (await records()).favorites),
    wallet: lazyPort(async () => (await records()).wallet),
    addresses: lazyPort(async () => (await records()).addresses),
    chat: lazyPort(async () => (await records()).chat),
    forget() {
      if (adapters === null) return;
      adapters.forget();
      void loadQueries().then((queries) => queries.invalidateQueries());
    },
  };
}
