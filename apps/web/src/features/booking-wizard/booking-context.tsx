import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { BookingPort } from '../../domain/ports/old/booking-port.ts';
import type { DraftStore } from '../../domain/ports/drafts-port.ts';

/** What the feature needs from outside. */
export interface BookingSettings {
  readonly port: BookingPort;
  readonly drafts: DraftStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of the visitor's device. */
  readonly visitorTimeZone: () => string;
}

export const { Provider: BookingProvider, useSettings: useBookingSettings } =
  createSettingsContext<BookingSettings>('The booking wizard');
