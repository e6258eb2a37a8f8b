import { createContext, type ReactNode, use } from 'react';
import type { BookingPort } from './booking-port.ts';
import type { DraftStore } from './draft-port.ts';

/** What the feature needs from outside. */
export interface BookingSettings {
  readonly port: BookingPort;
  readonly drafts: DraftStore;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** IANA zone of the visitor's device. */
  readonly visitorTimeZone: () => string;
}

const BookingContext = createContext<BookingSettings | null>(null);

export function BookingProvider({
  settings,
  children,
}: {
  readonly settings: BookingSettings;
  readonly children: ReactNode;
}) {
  return <BookingContext value={settings}>{children}</BookingContext>;
}

export function useBookingSettings(): BookingSettings {
  const settings = use(BookingContext);
  if (settings === null) throw new Error('BookingProvider is missing.');
  return settings;
}
