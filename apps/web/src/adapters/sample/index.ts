import type { AddressesPort } from '../../domain/ports/addresses-port.ts';
import type { BookingPort } from '../../domain/ports/old/booking-port.ts';
import type { BookingsPort } from '../../domain/ports/old/bookings-port.ts';
import type { ChatPort } from '../../domain/ports/chat-port.ts';
import type { SalonPort } from '../../domain/ports/old/salon-port.ts';
import type { WalletPort } from '../../domain/ports/wallet-port.ts';
import { createSampleAddresses } from './sample-addresses.ts';
import { createSampleBooking } from './sample-booking.ts';
import { createSampleBookings } from './sample-bookings.ts';
import { createSampleChat } from './sample-chat.ts';
import { createSampleSalon } from './sample-salon.ts';
import { createSampleWallet } from './sample-wallet.ts';
import { createSampleWorld, type SampleSettings } from './sample-world.ts';

export type { KnownSalon, SampleSettings } from './sample-world.ts';

/** Every port that the built-in records answer, all on one memory. */
export interface SampleRecords {
  readonly booking: BookingPort;
  readonly bookings: BookingsPort;
  readonly salon: SalonPort;
  readonly wallet: WalletPort;
  readonly addresses: AddressesPort;
  readonly chat: ChatPort;
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
    wallet: createSampleWallet(world),
    addresses: createSampleAddresses(world),
    chat: createSampleChat(world),
    forget: world.forget,
  };
}
