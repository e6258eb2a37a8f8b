import type { AnswerOf } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import type { Pictures } from './pictures.ts';

type Wire = AnswerOf<'readBooking'>['booking'];

export function toBooking(wire: Wire, { portrait, pairOrNull }: Pictures): Booking {
  return {
    ...wire,
    salon: { ...wire.salon, picture: pairOrNull(wire.salon.picture) },
    barber: { ...wire.barber, picture: portrait(wire.barber.picture) },
  };
}
