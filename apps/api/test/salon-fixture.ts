import type { Database } from '../src/platform/database/database.ts';
import { writeSearchTerms } from '../src/subjects/salons/search-terms.ts';
import {
  salonClock,
  salonExceptions,
  salonHours,
  salons,
  services,
  barbers,
  barberAbsences,
  barberHours,
  barberServices,
} from '../src/platform/database/schema/index.ts';

type Columns<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>;

/** The values that a test overrides. */
export interface SalonFixture {
  salon?: Columns<typeof salons>;
  /** ISO weekdays with the same hours. @default 1 to 6 */
  weekdays?: readonly number[];
  hours?: readonly { opens: string; closes: string; lastStart?: string }[];
  exceptions?: readonly { date: string; opens?: string; closes?: string }[];
  services?: readonly Columns<typeof services>[];
  barbers?: readonly (Columns<typeof barbers> & {
    hours?: readonly { starts: string; ends: string }[];
    absences?: readonly string[];
    /** Positions of services. @default all */
    does?: readonly number[];
    /** Positions of services. @default none */
    specialties?: readonly number[];
  })[];
}

/** Ids of a created salon. */
export interface MadeSalon {
  id: string;
  serviceIds: readonly [string, ...string[]];
  barberIds: readonly [string, ...string[]];
}

let made = 0;

/**
 * A separate salon: three barbers at $65, $70 and $60, the four sample services, open from Monday
 * to Saturday from 09:00 to 20:00, with the latest start at 17:30.
 */
export async function makeSalon(db: Database, fixture: SalonFixture = {}): Promise<MadeSalon> {
  made += 1;
  const id = `made-${made}`;
  const weekdays = fixture.weekdays ?? [1, 2, 3, 4, 5, 6];
  const hours = fixture.hours ?? [{ opens: '09:00', closes: '20:00', lastStart: '17:30' }];
  const offer = fixture.services ?? [
    { nameEn: 'Haircut & Style', minutes: 45, priceMinor: 6500 },
    { nameEn: 'Hair Color', minutes: 90, priceMinor: 12_000 },
    { nameEn: 'Beard Trim', minutes: 20, priceMinor: 3500 },
    { nameEn: 'Highlights', minutes: 120, priceMinor: 14_000 },
  ];
  const team = fixture.barbers ?? [
    { priceMinor: 6500 },
    { priceMinor: 7000 },
    { priceMinor: 6000 },
  ];
  await db.insert(salons).values({
    id,
    position: 1000 + made,
    name: `Salon ${made}`,
    addressEn: '12 Egnatia',
    addressEl: 'Εγνατία 12',
    distanceMiles: 1,
    rating: 4.5,
    reviewCount: 0,
    bookingMinutes: 60,
    priceRange: '$$',
    completedBookings: 0,
    ...fixture.salon,
  });
  await db.insert(salonClock).values({ salonId: id });
  const open = weekdays.flatMap((weekday) => hours.map((interval) => ({ weekday, ...interval })));
  if (open.length > 0) {
    await db.insert(salonHours).values(open.map((interval) => ({ salonId: id, ...interval })));
  }
  for (const exception of fixture.exceptions ?? []) {
    const reason = { reasonEn: 'Holiday', reasonEl: 'Αργία' };
    await db.insert(salonExceptions).values({ salonId: id, ...reason, ...exception });
  }
  const serviceIds = offer.map((_, position) => `${id}-service-${position}`);
  await db.insert(services).values(
    offer.map((service, position) => ({
      id: serviceIds[position] ?? '',
      salonId: id,
      position,
      nameEn: `Service ${position}`,
      nameEl: `Υπηρεσία ${position}`,
      minutes: 30,
      priceMinor: 5000,
      ...service,
    })),
  );
  const barberIds = team.map((_, position) => `${id}-barber-${position}`);
  for (const [position, member] of team.entries()) {
    const { hours: shifts, absences = [], does, specialties = [], ...columns } = member;
    const barberId = barberIds[position] ?? '';
    await db.insert(barbers).values({
      id: barberId,
      salonId: id,
      position,
      nameEn: `Barber ${position}`,
      nameEl: `Κουρέας ${position}`,
      specialtyEn: 'Cuts',
      specialtyEl: 'Κουρέματα',
      rating: 4.8,
      experience: 5,
      priceMinor: 6500,
      ...columns,
    });
    const works = shifts ?? hours.map(({ opens, closes }) => ({ starts: opens, ends: closes }));
    if (weekdays.length > 0) {
      await db
        .insert(barberHours)
        .values(
          weekdays.flatMap((weekday) => works.map((shift) => ({ barberId, weekday, ...shift }))),
        );
    }
    const done = does ?? [...serviceIds.keys()];
    await db.insert(barberServices).values(
      done.map((index) => ({
        barberId,
        serviceId: serviceIds[index] ?? '',
        isSpecialty: specialties.includes(index),
      })),
    );
    for (const during of absences) await db.insert(barberAbsences).values({ barberId, during });
  }
  await writeSearchTerms(db, [id]);
  return { id, serviceIds: atLeastOne(serviceIds), barberIds: atLeastOne(barberIds) };
}

function atLeastOne(ids: readonly string[]): readonly [string, ...string[]] {
  const [first, ...more] = ids;
  if (first === undefined) throw new Error('A salon needs services and a team.');
  return [first, ...more];
}

/** One of the ids of a salon. */
export function nth(ids: readonly string[], index: number): string {
  const id = ids[index];
  if (id === undefined) throw new Error(`The salon has no number ${index}.`);
  return id;
}
