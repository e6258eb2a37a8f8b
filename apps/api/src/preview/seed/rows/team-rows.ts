import { hoursOf } from '../calendar/hours.ts';
import { absencesOf, shiftsOf } from '../calendar/shifts.ts';
import { calendarYears } from '../calendar/exceptions.ts';
import { uuidOf } from '../ids.ts';
import { offerOf } from '../offer/offer-of.ts';
import { doersOf } from '../offer/skills.ts';
import type { SalonSeed } from '../salons/salon-seed.ts';
import { teamOf } from '../team/team-of.ts';

const zone = 'Europe/Athens';

/** Id of a service or of a barber. */
const idAt = (salon: SalonSeed, slug: string) => `${salon.id}-${slug}`;

export function offerRows(salons: readonly SalonSeed[]) {
  return {
    services: salons.flatMap((salon) =>
      offerOf(salon).map((service, position) => ({
        id: idAt(salon, service.slug),
        salonId: salon.id,
        position,
        nameEn: service.name.en,
        nameEl: service.name.el,
        descriptionEn: service.description?.en ?? null,
        descriptionEl: service.description?.el ?? null,
        minutes: service.minutes,
        gapAfter: service.gap?.[0] ?? null,
        gapMinutes: service.gap?.[1] ?? null,
        bufferBefore: service.buffers?.[0] ?? 0,
        bufferAfter: service.buffers?.[1] ?? 0,
        priceMinor: service.dollars * 100,
        retiredAt: null,
      })),
    ),
  };
}

export function teamRows(salons: readonly SalonSeed[]) {
  const people = salons.flatMap((salon) =>
    teamOf(salon).map((person, index) => ({
      salon,
      person,
      index,
      barberId: idAt(salon, person.slug),
    })),
  );
  return {
    barbers: people.map(({ salon, person, index, barberId }) => ({
      id: barberId,
      salonId: salon.id,
      position: index,
      nameEn: person.name.en,
      nameEl: person.name.el,
      specialtyEn: person.specialty.en,
      specialtyEl: person.specialty.el,
      rating: person.rating,
      experience: person.experience,
      picture: person.picture,
      priceMinor: person.dollars * 100,
      retiredAt: null,
    })),
    barberServices: salons.flatMap((salon) =>
      offerOf(salon).flatMap((service) =>
        doersOf(salon.id, teamOf(salon), service).map((person) => ({
          barberId: idAt(salon, person.slug),
          serviceId: idAt(salon, service.slug),
          isSpecialty: person.field === service.field,
        })),
      ),
    ),
    barberHours: people.flatMap(({ salon, index, barberId }) =>
      shiftsOf(salon.id, index, hoursOf(salon)).map((shift) => ({ barberId, ...shift })),
    ),
    barberAbsences: people.flatMap(({ salon, index, barberId }) =>
      calendarYears.flatMap((year) =>
        absencesOf(salon.id, index, year).map(({ from, to }) => ({
          id: uuidOf(`absence ${barberId} ${from.toString()}`),
          barberId,
          during: `[${midnight(from)},${midnight(to.add({ days: 1 }))})`,
        })),
      ),
    ),
  };
}

function midnight(date: Temporal.PlainDate): string {
  return date.toZonedDateTime(zone).toInstant().toString();
}
