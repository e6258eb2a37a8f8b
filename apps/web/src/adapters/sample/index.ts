import type { WalletPort } from '../../domain/ports/wallet-port.ts';
import { createSampleWallet } from './sample-wallet.ts';
import { createSampleWorld, type SampleSettings } from './sample-world.ts';

export type { SampleSettings } from './sample-world.ts';

/** Every port that the built-in records answer, all on one memory. */
export interface SampleRecords {
  readonly wallet: WalletPort;
}

export interface SampleAdapters extends SampleRecords {
  /** Forgets what this visitor did. */
  readonly forget: () => void;
}

export function createSampleAdapters(settings: SampleSettings): SampleAdapters {
  const world = createSampleWorld(settings);
  return {
    wallet: createSampleWallet(world),
    forget: world.forget,
  };
}
