import { nightImage } from '@salonica/contract/images';
import type { Query, QueryClient } from '@tanstack/react-query';
import {
  createSampleAdapters,
  type KnownSalon,
  type SampleAdapters,
  type SampleSettings,
} from '../adapters/sample/index.ts';
import type { Salon } from '../domain/salon.ts';
import type { SampleSources } from './sample-ports.ts';

const galleryKinds = ['facade', 'stations', 'basins', 'shelf', 'reception', 'tools'];

function factsOf(salon: Salon, pictureUrl: (path: string) => string): KnownSalon {
  const { id, name, address, topRated, rating, reviewCount, distance, priceRange } = salon;
  const extension = salon.picture?.light.split('.').at(-1) ?? null;
  return {
    id,
    name,
    address,
    topRated,
    rating,
    reviewCount,
    distance,
    priceRange,
    categories: salon.categories.map(({ title }) => title),
    pictures:
      extension === null
        ? []
        : galleryKinds.map((kind) => {
            const path = `salons/${id}/${kind}.${extension}`;
            return { day: pictureUrl(path), night: pictureUrl(nightImage(path)) };
          }),
  };
}

/** First words of the keys whose answers are the same for everybody. */
const publicKeys: readonly unknown[] = [
  'home-page',
  'categories',
  'next-free',
  'salons',
  'salon-count',
  'salon',
  'booking',
];

function isPersonal({ queryKey }: Query): boolean {
  // What was booked at a salon stands among its public facts.
  return !publicKeys.includes(queryKey[0]) || queryKey.includes('appointments');
}

/** What one customer saw is gone from the cache before the next one signs in; what is public is asked for anew. */
async function forgetCustomer(queries: QueryClient): Promise<void> {
  queries.getMutationCache().clear();
  await Promise.all([
    queries.resetQueries({ predicate: isPersonal }),
    queries.invalidateQueries({ predicate: (query) => !isPersonal(query) }),
  ]);
}

/** The built-in records themselves; the facts of a salon are the API host's own. */
export function openSampleRecords({
  homePage,
  loadQueries,
  pictureUrl,
  ...settings
}: SampleSources): SampleAdapters {
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
  const adapters = createSampleAdapters({ ...settings, facts, salons, picture: pictureUrl });
  return {
    ...adapters,
    forget() {
      adapters.forget();
      void loadQueries().then(forgetCustomer);
    },
  };
}
