import { randomUUIDv7 } from 'node:crypto';
import type { ApplicationRequest } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  barberHours,
  barbers,
  barberServices,
  salonCategories,
  salonClock,
  salonHours,
  salons,
  services,
} from '../../platform/database/schema/index.ts';
import { cityCentre, milesBetween } from '../salons/distance.ts';
import { writeSearchTerms } from '../salons/search-terms.ts';

/** Up to these average prices, in minor units, a salon counts as cheap, and as moderate. */
const priceBounds = [4000, 9000] as const;

/** Writes a salon with all that customers need to find and book it. */
export async function createSalon(tx: Database, details: ApplicationRequest): Promise<string> {
  const { name, address, location, phone, email, hours, barber, categoryIds } = details;
  const id = randomUUIDv7();
  const prices = details.services.map(({ price }) => price.minor);
  const base = prices[0] ?? 0;
  await tx.insert(salons).values({
    id,
    position: sql`(select coalesce(max(position), -1) + 1 from ${salons})`,
    name,
    addressEn: address.en,
    addressEl: address.el,
    ...location,
    distanceMiles: milesBetween(cityCentre, location),
    rating: 0,
    reviewCount: 0,
    bookingMinutes: Math.round(average(details.services.map(({ minutes }) => minutes))),
    priceRange: rangeOf(average(prices)),
    completedBookings: 0,
    phone,
    email: email.toLowerCase(),
    currency: details.services[0]?.price.currency,
    baseMinor: base,
    // Home visits are the owner's to offer.
    travelMinor: null,
  });
  await tx
    .insert(salonCategories)
    .values(categoryIds.map((categoryId, position) => ({ salonId: id, categoryId, position })));
  await tx.insert(salonHours).values(hours.map((interval) => ({ salonId: id, ...interval })));
  const offer = details.services.map(({ name: title, minutes, price }, position) => ({
    id: randomUUIDv7(),
    salonId: id,
    position,
    nameEn: title.en,
    nameEl: title.el,
    minutes,
    priceMinor: price.minor,
  }));
  await tx.insert(services).values(offer);
  const barberId = randomUUIDv7();
  await tx.insert(barbers).values({
    id: barberId,
    salonId: id,
    position: 0,
    nameEn: barber.en,
    nameEl: barber.el,
    specialtyEn: '',
    specialtyEl: '',
    rating: 0,
    experience: 0,
    // The same as the base, so that no surcharge changes the prices that were checked.
    priceMinor: base,
  });
  await tx
    .insert(barberServices)
    .values(offer.map((service) => ({ barberId, serviceId: service.id })));
  await tx.insert(barberHours).values(
    hours.map(({ weekday, opens, closes }) => ({
      barberId,
      weekday,
      starts: opens,
      ends: closes,
    })),
  );
  // Last, so that the triggers of its calendar count nothing before it is whole.
  await tx.insert(salonClock).values({ salonId: id });
  await writeSearchTerms(tx, [id]);
  return id;
}

const average = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

function rangeOf(price: number): '$' | '$$' | '$$$' {
  if (price <= priceBounds[0]) return '$';
  return price <= priceBounds[1] ? '$$' : '$$$';
}
