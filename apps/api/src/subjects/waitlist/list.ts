import type { WaitEntryWire, WaitlistResponse, WaitMoveWire } from '@salonica/contract/v1';
import { totalOf } from '@salonica/policy';
import { and, asc, eq, gt, type SQL } from 'drizzle-orm';
import type { Database } from '../../platform/database/database.ts';
import {
  bookings,
  salons,
  services,
  barbers,
  waitEntries,
  waitOffers,
} from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import { partFrom } from './place-in.ts';

export interface ListOptions {
  customerId: string;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/** A customer's entries, oldest first, and moves that can be undone. */
export async function readWaitlist(db: Database, options: ListOptions): Promise<WaitlistResponse> {
  return { entries: await readEntries(db, options), moves: await readMoves(db, options) };
}

export async function readEntries(
  db: Database,
  { customerId, language, time }: ListOptions,
  only?: SQL,
): Promise<WaitEntryWire[]> {
  const now = new Date(time);
  const rows = await db
    .select({
      entry: waitEntries,
      offer: waitOffers,
      salon: salons.name,
      service: { en: services.nameEn, el: services.nameEl },
      barber: { en: barbers.nameEn, el: barbers.nameEl },
    })
    .from(waitEntries)
    .innerJoin(salons, eq(salons.id, waitEntries.salonId))
    .innerJoin(services, eq(services.id, waitEntries.serviceId))
    .leftJoin(
      waitOffers,
      and(
        eq(waitOffers.entryId, waitEntries.id),
        eq(waitOffers.status, 'open'),
        gt(waitOffers.heldUntil, now),
      ),
    )
    // The barber of the offer, else the requested one.
    .leftJoin(barbers, eq(barbers.id, waitOffers.barberId))
    .where(
      and(
        eq(waitEntries.customerId, customerId),
        eq(waitEntries.status, 'waiting'),
        gt(waitEntries.endsAt, now),
        only,
      ),
    )
    .orderBy(asc(waitEntries.id));
  const names = await barberNames(db, customerId, language);
  return rows.map(({ entry, offer, salon, service, barber }) => {
    const barberName = entry.barberId === null ? undefined : names.get(entry.barberId);
    return {
      id: entry.id,
      bookingId: entry.bookingId,
      mode: entry.mode === 'move' ? 'move' : 'offer',
      salon: { id: entry.salonId, name: salon },
      service: { id: entry.serviceId, name: service[language] },
      barber:
        entry.barberId === null || barberName === undefined
          ? null
          : { id: entry.barberId, name: barberName },
      from: entry.fromDate,
      to: entry.toDate,
      part: partFrom(entry.part),
      offer:
        offer === null
          ? null
          : {
              id: offer.id,
              date: offer.localDate,
              time: offer.localTime.slice(0, 5),
              barberName: barber?.[language] ?? '',
              total: { minor: totalOf(offer), currency: offer.currency },
              heldUntil: offer.heldUntil.toISOString(),
            },
    };
  });
}

/** Names of requested barbers, by id. */
async function barberNames(
  db: Database,
  customerId: string,
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const rows = await db
    .selectDistinct({ id: barbers.id, en: barbers.nameEn, el: barbers.nameEl })
    .from(waitEntries)
    .innerJoin(barbers, eq(barbers.id, waitEntries.barberId))
    .where(and(eq(waitEntries.customerId, customerId), eq(waitEntries.status, 'waiting')));
  return new Map(rows.map((row) => [row.id, row[language]]));
}

/** Bookings that were moved to an earlier time and can be moved back. */
async function readMoves(
  db: Database,
  { customerId, language, time }: ListOptions,
): Promise<WaitMoveWire[]> {
  const rows = await db
    .select({ offer: waitOffers, names: bookings.names })
    .from(waitOffers)
    .innerJoin(waitEntries, eq(waitEntries.id, waitOffers.entryId))
    .innerJoin(
      bookings,
      and(eq(bookings.id, waitOffers.bookingId), eq(bookings.revision, waitOffers.bookingRevision)),
    )
    .where(
      and(
        eq(waitEntries.customerId, customerId),
        eq(waitOffers.status, 'moved'),
        gt(waitOffers.heldUntil, new Date(time)),
        eq(bookings.status, 'confirmed'),
      ),
    )
    .orderBy(asc(waitOffers.id));
  return rows.flatMap(({ offer, names }) => {
    const { bookingId, bookingRevision, movedFrom } = offer;
    if (bookingId === null || bookingRevision === null || movedFrom === null) return [];
    return {
      id: offer.id,
      bookingId,
      revision: bookingRevision,
      salonName: names.salon,
      serviceName: names.service[language],
      before: { date: movedFrom.date, time: movedFrom.time },
      now: { date: offer.localDate, time: offer.localTime.slice(0, 5) },
      heldUntil: offer.heldUntil.toISOString(),
    };
  });
}
