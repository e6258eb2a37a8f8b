import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { AddressesPort } from '../../domain/ports/addresses-port.ts';

/** What the feature needs from outside. */
export interface AddressesSettings {
  readonly port: AddressesPort;
}

export const { Provider: AddressesProvider, useSettings: useAddressesSettings } =
  createSettingsContext<AddressesSettings>('The address book');
