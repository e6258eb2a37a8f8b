import type { BookingPort } from '../../features/booking/booking-port.ts';
import type { BookingsPort } from '../../features/bookings/bookings-port.ts';
import type { FavoritesPort } from '../../features/favorites/favorites-port.ts';
import type { SalonPort } from '../../features/salon/salon-port.ts';
import { createSampleBooking } from './sample-booking.ts';
import { createSampleBookings } from './sample-bookings.ts';
import { createSampleFavorites } from './sample-favorites.ts';
import { createSampleSalon } from './sample-salon.ts';
import { createSampleWorld, type SampleSettings } from './sample-world.ts';

export type { SampleSettings } from './sample-world.ts';

/** Every port that the built-in records answer, all on one memory. */
export interface SampleRecords {
  readonly booking: BookingPort;
  readonly bookings: BookingsPort;
  readonly salon: SalonPort;
  readonly favorites: FavoritesPort;
}

export interface SampleAdapters extends SampleRecords {
  /** Forgets what this visitor did. */
  readonly forget: () => void;
}

export function createSampleAdapters(settings: SampleSettings): SampleAdapters {
  const world = createSampleWorld(settings);
  return {
    booking: createSampleBooking(world),
    bookings: createSampleBookings(world),
    salon: createSampleSalon(world),
    favorites: createSampleFavorites(world),
    forget: world.forget,
  };
}
