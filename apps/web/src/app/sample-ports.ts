import type { SampleAdapters, SampleRecords } from '../adapters/sample/index.ts';
import type { SampleSources } from './sample-source.ts';
import { lazyPort, once } from './lazy-port.ts';

export interface SamplePorts extends SampleRecords {
  /** Forgets what this visitor did. */
  readonly forget: () => void;
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
    wallet: port('wallet'),
    forget: () => adapters?.forget(),
  };
}
