import { nightImage } from '@salonica/contract/images';
import type { QueryClient } from '@tanstack/react-query';
import {
  createSampleAdapters,
  type KnownSalon,
  type SampleAdapters,
  type SampleSettings,
} from '../adapters/sample/index.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import type { Salon } from '../domain/salon.ts';

export interface SampleSources {
  readonly homePage: HomePagePort;
  readonly loadQueries: () => Promise<QueryClient>;
  /** Address of a picture of the server. */
  readonly pictureUrl: (path: string) => string;
  /** How long the records pretend to be on their way, in milliseconds. @default 500 */
  readonly delay?: number;
}

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
  return createSampleAdapters({ ...settings, facts, salons, picture: pictureUrl });
}
