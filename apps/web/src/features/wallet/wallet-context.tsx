import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { WalletPort } from '../../domain/ports/wallet-port.ts';

/** What the feature needs from outside. */
export interface WalletSettings {
  readonly port: WalletPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const { Provider: WalletProvider, useSettings: useWalletSettings } =
  createSettingsContext<WalletSettings>('The wallet');
