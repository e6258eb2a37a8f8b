import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { SalonPort } from '../../domain/ports/old/salon-port.ts';

/** What the feature needs from outside. */
export interface SalonSettings {
  readonly port: SalonPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export const { Provider: SalonProvider, useSettings: useSalonSettings } =
  createSettingsContext<SalonSettings>('The salon page');
