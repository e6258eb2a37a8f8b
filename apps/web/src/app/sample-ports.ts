import type { QueryClient } from '@tanstack/react-query';
import type { SampleAdapters, SampleRecords } from '../adapters/sample/index.ts';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
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
  /** How long the records pretend to be on their way, in milliseconds. @default 500 */
  readonly delay?: number;
}

/** Built-in records for what the API host has no call for. They come with the first question. */
export function createSamplePorts(sources: SampleSources): SamplePorts {
  let adapters: SampleAdapters | null = null;
  const records = once(async () => {
    const { openSampleRecords } = await import('./sample-source.ts');
    adapters = openSampleRecords(sources);
    return adapters;
  });
  const port = <Name extends keyof SampleRecords>(name: Name): SampleRecords[Name] =>
    lazyPort<SampleRecords[Name]>(async () => (await records())[name]);
  return {
    booking: port('booking'),
    bookings: port('bookings'),
    salon: port('salon'),
    wallet: port('wallet'),
    addresses: port('addresses'),
    chat: port('chat'),
    forget: () => adapters?.forget(),
  };
}
