import type { BookingWire } from '@salonica/contract/v1';
import type { Booking } from '../../domain/booking.ts';
import type { Pictures } from './pictures.ts';

export function toBooking(wire: BookingWire, { portrait, pairOrNull }: Pictures): Booking {
  return {
    ...wire,
    salon: { ...wire.salon, picture: pairOrNull(wire.salon.picture) },
    barber: { ...wire.barber, picture: portrait(wire.barber.picture) },
    startsAt: Date.parse(wire.startsAt),
    endsAt: Date.parse(wire.endsAt),
    changeableUntil: Date.parse(wire.changeableUntil),
    heldUntil: Date.parse(wire.heldUntil),
  };
}
