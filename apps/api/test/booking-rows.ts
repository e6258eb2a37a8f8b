import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../src/platform/database/database.ts';
import {
  bookingBlocks,
  bookings,
  services,
  barbers,
} from '../src/platform/database/schema/index.ts';
import { testNow } from './backend.ts';

type BookingRow = typeof bookings.$inferInsert;

/**
 * A row with a new service and barber at a salon, one hour from the tests' time on, independent of
 * the salon's calendar.
 */
export async function insertBooking(db: Database, values: Partial<BookingRow>): Promise<string> {
  const id = randomUUID();
  const salonId = values.salonId ?? '01';
  const names = { nameEn: 'Test', nameEl: 'Δοκιμή' };
  if (values.serviceId === undefined) {
    await db.insert(services).values({
      id: `service-${id}`,
      salonId,
      position: 1000,
      minutes: 60,
      priceMinor: 4500,
      ...names,
    });
  }
  if (values.barberId === undefined) {
    await db.insert(barbers).values({
      id: `barber-${id}`,
      salonId,
      position: 1000,
      specialtyEn: 'Tests',
      specialtyEl: 'Δοκιμές',
      rating: 4.5,
      experience: 3,
      priceMinor: 6500,
      ...names,
    });
  }
  await db.insert(bookings).values({
    id,
    salonId,
    serviceId: `service-${id}`,
    barberId: `barber-${id}`,
    localDate: '2026-12-07',
    localTime: '11:00',
    timeZone: 'Europe/Athens',
    startsAt: new Date(testNow + 3_600_000),
    endsAt: new Date(testNow + 7_200_000),
    serviceMinor: 4500,
    barberMinor: 0,
    travelMinor: 0,
    currency: 'USD',
    location: 'salon',
    address: '',
    notes: '',
    names: {
      salon: 'Test',
      service: { en: 'Test', el: 'Δοκιμή' },
      barber: { en: 'Test', el: 'Δοκιμή' },
    },
    language: 'en',
    ...values,
  });
  return id;
}

/** Ends the bookings of earlier tests, so that their customers and guests can book again. */
export async function endBookings(db: Database): Promise<void> {
  await db.delete(bookingBlocks);
  await db.update(bookings).set({ status: 'no_show' }).where(eq(bookings.status, 'confirmed'));
}
