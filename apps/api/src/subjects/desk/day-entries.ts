import {
  type BlockPurpose,
  type BookingSource,
  type DeskEntryWire,
  deskBookingStatuses,
} from '@salonica/contract/v1';
import { day, type Range, visitShape, wallRange } from '@salonica/policy';
import type { Database } from '../../platform/database/database.ts';
import type { BookedNames } from '../../platform/database/schema/index.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { statement } from '../../platform/database/statement.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Member } from '../../platform/identity/actor.ts';
import { rangeWire } from './range-wire.ts';

export interface EntriesQuery {
  member: Member;
  timeZone: string;
  /** From midnight to midnight. */
  bounds: Range;
  language: Language;
  /** Milliseconds since 1970. */
  time: number;
}

type Part = [from: number, until: number];

interface BookedRow {
  id: string;
  revision: number;
  barber_id: string;
  status: string;
  source: BookingSource;
  starts_at: Date;
  ends_at: Date;
  arrived_at: Date | null;
  service_id: string;
  names: BookedNames;
  customer_name: string | null;
  email: string | null;
  phone: string | null;
  location: string;
  parts: Part[] | null;
}

const partsText = `json_agg(json_build_array(
  (extract(epoch from lower(k.during)) * 1000)::bigint,
  (extract(epoch from upper(k.during)) * 1000)::bigint) order by k.during)`;

/** A visit lasts less than a day, so that the index bounds the starts. */
const findBooked = statement<BookedRow>(
  'find_desk_bookings',
  `select b.id, b.revision, b.barber_id, b.status, b.source, b.starts_at, b.ends_at, b.arrived_at, b.service_id, b.names,
     coalesce(c.fullname, b.guest_name) as customer_name,
     coalesce(c.email, b.guest_email) as email, b.guest_phone as phone, b.location,
     (select ${partsText} from booking_blocks k where k.booking_id = b.id) as parts
   from bookings b left join customers c on c.id = b.customer_id
   where b.salon_id = $1 and b.starts_at > $2 and b.starts_at < $3 and b.ends_at > $4
     and b.status = any($5)
   order by b.starts_at, b.id`,
);

interface HeldRow {
  id: string;
  barber_id: string;
  held_until: Date;
  parts: Part[];
}

const findHeld = statement<HeldRow>(
  'find_desk_holds',
  `select o.id, o.barber_id, o.held_until, ${partsText} as parts
   from barbers s join booking_blocks k on k.barber_id = s.id join wait_offers o on o.id = k.offer_id
   where s.salon_id = $1 and k.during && tstzrange($2, $3) and o.held_until > $4
   group by o.id order by min(lower(k.during)), o.id`,
);

interface BlockedRow {
  id: string;
  revision: number;
  barber_id: string;
  purpose: BlockPurpose;
  parts: Part[];
}

const findBlocked = statement<BlockedRow>(
  'find_desk_blocks',
  `select o.id, o.revision, o.barber_id, o.purpose, ${partsText} as parts
   from barbers s join booking_blocks k on k.barber_id = s.id join salon_blocks o on o.id = k.block_id
   where s.salon_id = $1 and k.during && tstzrange($2, $3)
   group by o.id order by min(lower(k.during)), o.id`,
);

/** The bookings, holds and blocks of a day, by start; a barber sees contacts of the own column only. */
export async function readEntries(db: Database, query: EntriesQuery): Promise<DeskEntryWire[]> {
  const { member, bounds, time } = query;
  const [from, until] = [instantText(bounds.from), instantText(bounds.until)];
  const { rows: booked } = await findBooked(
    db,
    member.salonId,
    instantText(bounds.from - day),
    until,
    from,
    deskBookingStatuses,
  );
  const { rows: held } = await findHeld(db, member.salonId, from, until, instantText(time));
  const { rows: blocked } = await findBlocked(db, member.salonId, from, until);
  const entries = [
    ...booked.map((row) => [row.starts_at.getTime(), bookedEntry(row, query)] as const),
    ...held.map((row) => [row.parts[0]?.[0] ?? 0, heldEntry(row, query)] as const),
    ...blocked.map((row) => [row.parts[0]?.[0] ?? 0, blockEntry(row, query)] as const),
  ];
  return entries.toSorted(([a], [b]) => a - b).map(([, entry]) => entry);
}

const rangesOf = (parts: readonly Part[] | null): Range[] =>
  (parts ?? []).map(([from, until]) => ({ from, until }));

/** Whether a member may see how to reach the customers of a column. */
export const seesContacts = ({ role, barberId }: Member, column: string): boolean =>
  role !== 'barber' || barberId === column;

function bookedEntry(row: BookedRow, { member, timeZone, language }: EntriesQuery): DeskEntryWire {
  const visit = { from: row.starts_at.getTime(), until: row.ends_at.getTime() };
  const { parts, gap, ...buffers } = visitShape(timeZone, visit, rangesOf(row.parts));
  return {
    kind: 'booking',
    id: row.id,
    revision: row.revision,
    barberId: row.barber_id,
    status: deskBookingStatuses.find((known) => known === row.status) ?? 'confirmed',
    source: row.source,
    arrivedAt: row.arrived_at?.toISOString() ?? null,
    visit: rangeWire(wallRange(timeZone, visit)),
    parts: parts.map(rangeWire),
    ...buffers,
    gap: gap === null ? null : rangeWire(gap),
    service: { id: row.service_id, name: row.names.service[language] },
    customerName: row.customer_name,
    contact: seesContacts(member, row.barber_id) ? { email: row.email, phone: row.phone } : null,
    location: row.location === 'home' ? 'home' : 'salon',
  };
}

const heldEntry = (row: HeldRow, { timeZone }: EntriesQuery): DeskEntryWire => ({
  kind: 'hold',
  id: row.id,
  barberId: row.barber_id,
  parts: rangesOf(row.parts).map((part) => rangeWire(wallRange(timeZone, part))),
  heldUntil: row.held_until.toISOString(),
});

const blockEntry = (row: BlockedRow, { timeZone }: EntriesQuery): DeskEntryWire => ({
  kind: 'block',
  id: row.id,
  revision: row.revision,
  barberId: row.barber_id,
  purpose: row.purpose,
  parts: rangesOf(row.parts).map((part) => rangeWire(wallRange(timeZone, part))),
});
