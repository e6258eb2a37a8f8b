import type { Language } from '../../platform/http/messages.ts';
import type { Database } from '../../platform/database/database.ts';
import { instantText } from '../../platform/database/instant-text.ts';
import { statement } from '../../platform/database/statement.ts';

/** Whose bookings, and when they start. */
export interface Period {
  salonId: string;
  timeZone: string;
  /** Milliseconds since 1970; the end is not part of it. */
  from: number;
  until: number;
}

/** What counts as a visit. */
const visits = `('confirmed', 'completed', 'no_show')`;

/** Who came: the same account, otherwise the same contact or browser. Null for a name alone. */
const person = `coalesce(customer_id::text, guest_phone, lower(guest_email), guest_id::text)`;

/** How long before the period an earlier visit counts. */
const memory = '1 year';

interface CountRow {
  date: string;
  barber_id: string;
  service_id: string;
  status: string;
  source: string;
  count: string;
  minor: string;
}

/** Bookings by day, barber, service, state and source. */
const countBookings = statement<CountRow>(
  'numbers_counts',
  `select local_date::text as date, barber_id, service_id, status, source,
     count(*) as count, sum(total_minor) as minor
   from bookings where salon_id = $1 and starts_at >= $2 and starts_at < $3
   group by local_date, barber_id, service_id, status, source`,
);

interface MinuteRow {
  barber_id: string;
  hour: number;
  minutes: string;
}

/**
 * Minutes of occupied chairs by barber and hour. Hours are cut as instants, so that a day on which
 * the clocks change has the right ones.
 */
const sumMinutes = statement<MinuteRow>(
  'numbers_minutes',
  `select b.barber_id, extract(hour from hour at time zone $4)::int as hour,
     round(sum(extract(epoch from
       least(upper(b.during), hour + interval '1 hour') - greatest(lower(b.during), hour)) / 60)) as minutes
   from bookings v
   join booking_blocks b on b.booking_id = v.id,
   generate_series(date_trunc('hour', lower(b.during), $4),
     upper(b.during) - interval '1 microsecond', interval '1 hour') as hour
   where v.salon_id = $1 and v.starts_at >= $2 and v.starts_at < $3 and v.status in ${visits}
   group by 1, 2`,
);

interface PeopleRow {
  total: string;
  returning: string;
}

const countPeople = statement<PeopleRow>(
  'numbers_people',
  `with people as (
     select ${person} as person, count(*) as visits from bookings
     where salon_id = $1 and starts_at >= $2 and starts_at < $3 and status in ${visits}
       and ${person} is not null group by 1
   ), earlier as (
     select distinct ${person} as person from bookings
     where salon_id = $1 and starts_at < $2 and starts_at >= $2::timestamptz - interval '${memory}'
       and status in ('confirmed', 'completed')
   )
   select count(*) as total,
     count(*) filter (where people.visits > 1 or earlier.person is not null) as returning
   from people left join earlier using (person)`,
);

interface NameRow {
  id: string;
  en: string;
  el: string;
  is_barber: boolean;
}

/** Also of those that were dropped since. */
const findNames = statement<NameRow>(
  'numbers_names',
  `select id, name_en as en, name_el as el, is_barber from (
     select id, name_en, name_el, false as is_barber, retired_at, position
     from services where salon_id = $1
     union all
     select id, name_en, name_el, true, retired_at, position from barbers where salon_id = $1
   ) named order by is_barber, retired_at is not null, position, id`,
);

export interface BookingCount {
  date: string;
  barberId: string;
  serviceId: string;
  status: string;
  source: string;
  count: number;
  minor: number;
}

export interface Booked {
  counts: readonly BookingCount[];
  minutes: readonly { barberId: string; hour: number; minutes: number }[];
  people: { total: number; returning: number };
  /** By id. */
  serviceNames: ReadonlyMap<string, string>;
  /** In the order of the team; who left is last. */
  team: readonly { id: string; name: string }[];
}

/** What was booked at a salon in a period. */
export async function readBooked(
  db: Database,
  { salonId, timeZone, from, until }: Period,
  language: Language,
): Promise<Booked> {
  const range = [salonId, instantText(from), instantText(until)] as const;
  const [counts, minutes, people, names] = await Promise.all([
    countBookings(db, ...range),
    sumMinutes(db, ...range, timeZone),
    countPeople(db, ...range),
    findNames(db, salonId),
  ]);
  const named = names.rows.map(({ id, is_barber: isBarber, ...name }) => ({
    id,
    isBarber,
    name: name[language],
  }));
  return {
    counts: counts.rows.map((row) => ({
      date: row.date,
      barberId: row.barber_id,
      serviceId: row.service_id,
      status: row.status,
      source: row.source,
      count: Number(row.count),
      minor: Number(row.minor),
    })),
    minutes: minutes.rows.map((row) => ({
      barberId: row.barber_id,
      hour: row.hour,
      minutes: Number(row.minutes),
    })),
    people: {
      total: Number(people.rows[0]?.total ?? 0),
      returning: Number(people.rows[0]?.returning ?? 0),
    },
    serviceNames: new Map(named.filter((one) => !one.isBarber).map(({ id, name }) => [id, name])),
    team: named.filter((one) => one.isBarber).map(({ id, name }) => ({ id, name })),
  };
}
