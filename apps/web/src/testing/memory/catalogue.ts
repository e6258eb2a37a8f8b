import type { Salon, SalonSummary } from '../../domain/salon.ts';
import { memoryPhone, servicesAt } from './offer.ts';
import { placeOf } from './places.ts';
import type { MemoryWorld, StoredBooking } from './world.ts';

/** Bookings of a salon that were rated since its reviews were counted. */
export function ratedAt(world: MemoryWorld, salonId: string): readonly StoredBooking[] {
  return [...world.bookings.values()].filter(
    (booking) => booking.salonId === salonId && booking.isRatedHere,
  );
}

/** The salon with later ratings included in its average. */
export function withRatings(world: MemoryWorld, salon: Salon): Salon {
  const rated = ratedAt(world, salon.id);
  if (rated.length === 0) return salon;
  const count = salon.reviewCount ?? 0;
  const sum = rated.reduce((all, { rating }) => all + (rating ?? 0), (salon.rating ?? 0) * count);
  const reviewCount = count + rated.length;
  return { ...salon, reviewCount, rating: Math.round((sum / reviewCount) * 10) / 10 };
}

const priceRanges = ['$', '$$', '$$$'] as const;

/** Fields that a home page of the API omits. */
function completed(salon: Salon, language: string): SalonSummary {
  const names = servicesAt(salon.id, language).map(({ name }) => name);
  return {
    ...salon,
    phone: salon.phone === '' ? memoryPhone : salon.phone,
    services: salon.services.length === 0 ? names : salon.services,
    reviewCount: salon.reviewCount ?? 0,
    distance: salon.distance ?? 0,
    location: salon.location ?? placeOf(salon.id, salon.distance ?? 0),
    priceRange: priceRanges.find((range) => range === salon.priceRange) ?? '$$',
    averageBookingTime: salon.averageBookingTime ?? 0,
    completedBookings: salon.completedBookings ?? 0,
  };
}

export async function salonsIn(
  world: MemoryWorld,
  language: string,
): Promise<readonly SalonSummary[]> {
  const salons = await world.salons(language);
  return salons.map((salon) => completed(withRatings(world, salon), language));
}
