import type { Salon } from '@salonica/contract';
import { nightImage } from '@salonica/contract/images';
import {
  createSampleAdapters,
  type KnownSalon,
  type SampleAdapters,
  type SampleSettings,
} from '../adapters/sample/index.ts';
import type { SampleSources } from './sample-ports.ts';

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

/** The built-in records themselves; the facts of a salon are the API host's own. */
export function openSampleRecords({
  homePage,
  loadQueries,
  pictureUrl,
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
  return createSampleAdapters({ facts, salons, picture: pictureUrl });
}
