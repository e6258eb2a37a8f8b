import type { QueryClient } from '@tanstack/react-query';
import {
  createSampleAdapters,
  type SampleAdapters,
  type SampleSettings,
} from '../adapters/sample/index.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';

export interface SampleSources {
  readonly homePage: HomePagePort;
  readonly queries: QueryClient;
  /** Address of a picture of the server. */
  readonly pictureUrl: (path: string) => string;
  /** How long the records pretend to be on their way, in milliseconds. @default 500 */
  readonly delay?: number;
}

/** The built-in records themselves; the salons are the API host's own. */
export function openSampleRecords({
  homePage,
  queries,
  pictureUrl,
  ...settings
}: SampleSources): SampleAdapters {
  const salons: SampleSettings['salons'] = async (language) => {
    const { topRatedSalons } = await queries.query({
      queryKey: ['home-page', language],
      queryFn: ({ signal }) => homePage.fetchHomePage({ language, signal }),
      // Whoever asks for the record tries again; twice over would multiply the wait.
      retry: false,
    });
    return topRatedSalons;
  };
  return createSampleAdapters({ ...settings, salons, picture: pictureUrl });
}
