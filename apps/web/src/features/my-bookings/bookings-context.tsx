import { createSettingsContext } from '../../blocks/settings-context.tsx';
import type { BookingsPort } from '../../domain/ports/old/bookings-port.ts';

/** What the feature needs from outside. */
export interface BookingsSettings {
  readonly port: BookingsPort;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of the visitor's device. */
  readonly visitorTimeZone: () => string;
}

export const { Provider: BookingsProvider, useSettings: useBookingsSettings } =
  createSettingsContext<BookingsSettings>('My Bookings');
