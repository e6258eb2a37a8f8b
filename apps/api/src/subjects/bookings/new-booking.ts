import { randomUUID } from 'node:crypto';
import type { BookingSource, ConfirmRequest } from '@salonica/contract/v1';
import {
  type Place,
  type Price,
  type Range,
  type SalonCalendar,
  type Service,
  totalOf,
} from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { Language } from '../../platform/http/messages.ts';
import { rangeColumns } from './blocks.ts';
import type { BookingRow } from './booking-row.ts';
import { type Owner, ownerColumns } from './owner.ts';

/** Who a guest is, or whom the desk entered. */
export interface NewGuest {
  name: string;
  email: string | null;
  /** E.164. */
  phone: string | null;
  network: string | null;
  /** When the contact answered, for an earlier booking. */
  provedAt: Date | null;
}

/** All facts of a booking. */
export interface NewBooking {
  id: string;
  calendar: SalonCalendar;
  service: Service;
  place: Place;
  price: Price;
  /** @default online */
  source?: BookingSource;
  /** Null for a visit that the desk enters. */
  owner: Owner | null;
  actor: Actor;
  /** Null for a customer. */
  guest: NewGuest | null;
  request: Pick<ConfirmRequest, 'barberId' | 'date' | 'time' | 'location' | 'address' | 'notes'>;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

/** The row of a new booking, without a query. */
export function newRow({
  id,
  calendar,
  service,
  place: { member, startsAt, endsAt },
  price,
  source = 'online',
  owner,
  actor,
  guest,
  request: { barberId: wantedId, date, time: localTime, location, address, notes },
  language,
  time,
}: NewBooking): BookingRow {
  const [customerId, guestId] = owner === null ? [null, null] : ownerColumns(owner);
  return {
    id,
    salonId: calendar.salonId,
    source,
    customerId,
    guestId,
    guestName: guest?.name ?? null,
    guestEmail: guest?.email ?? null,
    guestPhone: guest?.phone ?? null,
    guestNetwork: guest?.network ?? null,
    contactProvedAt: guest?.provedAt ?? null,
    serviceId: service.id,
    barberId: member.id,
    anyBarber: wantedId === null,
    localDate: date,
    localTime,
    timeZone: calendar.timeZone,
    startsAt: new Date(startsAt),
    endsAt: new Date(endsAt),
    status: 'confirmed',
    ...price,
    totalMinor: totalOf(price),
    currency: calendar.currency,
    location,
    address: location === 'home' ? address : '',
    notes,
    names: { salon: calendar.name, service: service.name, barber: member.name },
    language,
    revision: 0,
    announcedRevision: owner === null ? null : -1,
    createdAt: new Date(time),
    cancelledAt: null,
    cancelReason: null,
    arrivedAt: null,
    keptAt: null,
    calendarToken: randomUUID(),
    salonAddressEn: calendar.address.en,
    salonAddressEl: calendar.address.el,
    salonPicture: calendar.picture,
    noticeMinutes: calendar.noticeMinutes,
    graceMinutes: calendar.graceMinutes,
    barberPicture: member.picture,
    serviceIndex: indexOf(calendar, service),
    isOwnerProved: false,
    customerEmail: customerId !== null && actor.kind === 'customer' ? (actor.email ?? null) : null,
    stars: null,
    words: null,
  };
}

/** Its position among the offered services. */
const indexOf = ({ services }: SalonCalendar, { id }: Service): number =>
  [...services.values()].filter(({ isOffered }) => isOffered).findIndex((one) => one.id === id);

const insert = statement(
  'book',
  `with booking as (
     insert into bookings (id, salon_id, customer_id, guest_id, guest_name, guest_email, guest_phone, guest_network,
     contact_proved_at, service_id, barber_id,
     local_date, local_time, time_zone, starts_at, ends_at, service_minor, barber_minor, travel_minor,
     currency, location, address, notes, names, language, created_at, announced_revision, any_barber, calendar_token, source)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24::jsonb, $25, $26, $31, $27, $28, $32)
   )
   insert into booking_blocks (booking_id, barber_id, during)
   select $1, $11, tstzrange(part.begins, part.ends)
   from unnest($29::timestamptz[], $30::timestamptz[]) as part (begins, ends)`,
);

/** Stores a booking and occupies its chair; the constraint `one_chair` rejects overlaps. */
export async function insertBooking(
  tx: Database,
  row: BookingRow,
  parts: readonly Range[],
): Promise<void> {
  await insert(
    tx,
    row.id,
    row.salonId,
    row.customerId,
    row.guestId,
    row.guestName,
    row.guestEmail,
    row.guestPhone,
    row.guestNetwork,
    row.contactProvedAt?.toISOString() ?? null,
    row.serviceId,
    row.barberId,
    row.localDate,
    row.localTime,
    row.timeZone,
    row.startsAt.toISOString(),
    row.endsAt.toISOString(),
    row.serviceMinor,
    row.barberMinor,
    row.travelMinor,
    row.currency,
    row.location,
    row.address,
    row.notes,
    JSON.stringify(row.names),
    row.language,
    row.createdAt.toISOString(),
    row.anyBarber,
    row.calendarToken,
    ...rangeColumns(parts),
    row.announcedRevision,
    row.source,
  );
}
