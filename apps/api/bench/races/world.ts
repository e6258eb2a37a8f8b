import { and, eq } from 'drizzle-orm';
import type { Database } from '../../src/platform/database/database.ts';
import { barberServices } from '../../src/platform/database/schema/index.ts';
import { type MadeSalon, makeSalon } from '../../test/salon-fixture.ts';

/** Three contested days: Wednesday to Friday, all of which can still be changed. */
export const raceDays = ['2026-12-09', '2026-12-10', '2026-12-11'];

/** Every half hour from 09:00 to 17:30. */
export const raceTimes = Array.from({ length: 18 }, (_, index) => {
  const minutes = 9 * 60 + index * 30;
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`;
});

export const racePrice = { minor: 6500, currency: 'USD' };

const services = [
  { minutes: 45 },
  // Two blocks each: without a lock they could be inserted in different orders and deadlock.
  { minutes: 90, gapAfter: 30, gapMinutes: 30 },
  { minutes: 30, bufferBefore: 5, bufferAfter: 10 },
].map((service) => ({ ...service, priceMinor: racePrice.minor }));

/** A few chairs for many clients. */
export async function makeRaceWorld(db: Database): Promise<MadeSalon[]> {
  const salons: MadeSalon[] = [];
  for (const chairs of [2, 2, 3]) {
    const barbers = Array.from({ length: chairs }, () => ({ priceMinor: racePrice.minor }));
    const salon = await makeSalon(db, { services, barbers });
    // The first barber is slow with the first service.
    await db
      .update(barberServices)
      .set({ minutes: 75 })
      .where(
        and(
          eq(barberServices.barberId, salon.barberIds[0]),
          eq(barberServices.serviceId, salon.serviceIds[0]),
        ),
      );
    salons.push(salon);
  }
  return salons;
}
