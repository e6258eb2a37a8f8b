import { deskBookingStatuses as shown } from '@salonica/contract/v1/desk-day';
import { addDays, day, deskDay, partsAt, partsFrom, visitShape, wallRange } from '@salonica/policy';
import type { ResponseOf } from '../../domain/api.ts';
import { calendarAt } from './calendar.ts';
import { personOf } from './desk-add.ts';
import { serviceAt } from './salon-offer.ts';
import { textIn } from './texts.ts';
import {
  endOf,
  type MemoryMember,
  type MemoryWorld,
  startOf,
  type StoredBooking,
} from './world.ts';

type Day = ResponseOf<'readDeskDay'>;
type Entry = Day['entries'][number];

/** A day of the salon, from the bookings in memory. */
export function dayOf(
  world: MemoryWorld,
  member: MemoryMember,
  date: string,
  language: string,
): Day {
  const calendar = calendarAt(world, member.salonId);
  const { bounds, hours, reason, columns } = deskDay(calendar, date);
  const entries = [...world.bookings.values()]
    .filter((booking) => booking.salonId === member.salonId && booking.date >= addDays(date, -1))
    .filter(({ status }) => status !== 'cancelled' && status !== 'salon_cancelled')
    .filter((booking) => startOf(booking) < bounds.until && endOf(booking) > bounds.from)
    .toSorted((a, b) => startOf(a) - startOf(b))
    .map((booking) => entryOf(world, member, booking, language));
  const blocks = [...world.blocks.values()].filter(
    ({ salonId, range }) =>
      salonId === member.salonId && range.from < bounds.until && range.until > bounds.from,
  );
  const kept = blocks.flatMap(({ id, revision, barberId, purpose, range }): Entry[] =>
    purpose === 'away'
      ? []
      : [
          {
            kind: 'block',
            id,
            revision,
            barberId,
            purpose,
            parts: [wallRange(calendar.timeZone, range)],
          },
        ],
  );
  return {
    date,
    timeZone: calendar.timeZone,
    version: 0,
    startsAt: bounds.from,
    endsAt: bounds.until,
    hours,
    reason: reason === null ? null : textIn(language, reason),
    barbers: columns.map(({ barber, shifts }) => ({
      id: barber.id,
      name: textIn(language, barber.name),
      picture: barber.picture,
      isRetired: false,
      shifts,
      absences: blocks
        .filter((block) => block.barberId === barber.id && block.purpose === 'away')
        .map(({ id, range }) => ({
          id,
          range: wallRange(calendar.timeZone, range),
        })),
    })),
    entries: [...entries, ...kept].toSorted((a, b) => startOfEntry(a) - startOfEntry(b)),
  };
}

const startOfEntry = (entry: Entry): number =>
  entry.kind === 'booking' ? entry.visit.startsAt : (entry.parts[0]?.startsAt ?? 0);

function entryOf(
  world: MemoryWorld,
  { role, salonId, barberId: column }: MemoryMember,
  booking: StoredBooking,
  language: string,
): Entry {
  const { id, revision, barberId, serviceId, location } = booking;
  const calendar = calendarAt(world, salonId);
  const visit = { from: startOf(booking), until: endOf(booking) };
  const service = calendar.services.get(serviceId);
  const parts =
    booking.status !== 'no_show' && service !== undefined
      ? partsFrom(visit.from, partsAt(calendar, service, location) ?? [])
      : [];
  const seesContact = role !== 'barber' || barberId === column;
  const person = personOf(booking);
  const isOver = booking.status === 'confirmed' && visit.until <= world.now() - day;
  return {
    kind: 'booking',
    id,
    revision,
    barberId,
    status: isOver ? 'completed' : (shown.find((known) => known === booking.status) ?? 'confirmed'),
    source: person.source,
    arrivedAt: booking.desk?.arrivedAt ?? null,
    visit: wallRange(calendar.timeZone, visit),
    ...visitShape(calendar.timeZone, visit, parts),
    service: {
      id: serviceId,
      name: textIn(language, serviceAt(world, salonId, serviceId)?.name ?? { en: '', el: '' }),
    },
    customerName: person.name,
    contact: seesContact ? person.contact : null,
    location,
  };
}
