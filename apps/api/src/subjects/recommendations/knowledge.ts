import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { ownedBy } from '../bookings/booking-row.ts';
import type { Database } from '../../platform/database/database.ts';
import { bookings } from '../../platform/database/schema/index.ts';
import type { Language } from '../../platform/http/messages.ts';
import type { Actor } from '../../platform/identity/actor.ts';
import type { BookedService } from './recommend.ts';

const bookedSchema = v.array(
  v.object({
    salonId: v.string(),
    serviceId: v.string(),
    serviceIndex: v.nullable(v.number()),
    name: v.string(),
    key: v.string(),
    minutes: v.number(),
    priceMinor: v.number(),
    currency: v.string(),
    categoryIds: v.array(v.string()),
    times: v.number(),
    lastDate: v.nullable(v.string()),
  }),
);

/** Services that the actor booked without cancelling, most booked first. */
export async function bookedServices(
  db: Database,
  actor: Actor,
  language: Language,
  now: number,
): Promise<readonly BookedService[]> {
  const name = sql.identifier(language === 'el' ? 'name_el' : 'name_en');
  const { rows } = await db.execute(sql`
    select s.salon_id as "salonId", s.id as "serviceId", s.${name} as name, s.name_en as key,
      s.minutes, s.price_minor as "priceMinor", salons.currency,
      case when s.retired_at is null and salons.retired_at is null then (
        select count(*)::int from services other
        where other.salon_id = s.salon_id and other.retired_at is null
          and (other.position, other.id) < (s.position, s.id)) end as "serviceIndex",
      (select coalesce(json_agg(distinct c.category_id), '[]') from category_services c
        where c.title = s.name_en) as "categoryIds",
      visits.times, visits.last_date as "lastDate"
    from (
      select ${bookings.serviceId} as service_id, count(*)::int as times,
        max(${bookings.localDate}) filter (
          where ${bookings.endsAt} <= ${new Date(now)})::text as last_date
      from ${bookings}
      where ${ownedBy(actor)} and ${bookings.status} in ('confirmed', 'completed')
      group by ${bookings.serviceId}) as visits
    join services s on s.id = visits.service_id
    join salons on salons.id = s.salon_id
    order by visits.times desc, visits.last_date desc nulls last, s.id`);
  return v.parse(bookedSchema, rows);
}
