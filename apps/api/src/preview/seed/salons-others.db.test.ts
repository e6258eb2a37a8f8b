import { slotsResponseSchema, daysResponseSchema } from '@salonica/contract/v1';
import { addDays, day } from '@salonica/policy';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeAll, describe, expect, test } from 'vitest';
import { bookingBlocks, bookings } from '../../platform/database/schema/index.ts';
import { fillCalendars } from './others/fill-calendars.ts';
import { otherCustomers } from './others/other-customers.ts';
import { testNow } from '../../../test/backend.ts';
import { fileBackend } from '../../../test/file-backend.ts';

const today = '2026-12-07';
const sampleSalons = ['01', '02', '03', '05', '06', '07', '08', '09', '11'];

const server = fileBackend();

beforeAll(async () => {
  // Two processes that start at the same time.
  await Promise.all([fillCalendars(server.db, testNow), fillCalendars(server.db, testNow)]);
});

const rowsOf = async (query: ReturnType<typeof sql>) => (await server.db.execute(query)).rows;

const visits = () =>
  server.db
    .select({ id: bookings.id, date: bookings.localDate, time: bookings.localTime })
    .from(bookings)
    .orderBy(bookings.id);

const slotsOf = async (salonId: string, date: string) => {
  const path = `/api/v1/salons/${salonId}/slots?service=${salonId}-haircut-style&date=${date}`;
  return v.parse(slotsResponseSchema, await (await server.backend.get(path)).json()).slots;
};

describe('visits of other people', () => {
  test('belong to people, and at a sample salon to each once a day', async () => {
    const names = await rowsOf(sql`
      select distinct fullname from bookings join customers c on c.id = customer_id`);
    expect(names).toHaveLength(otherCustomers.length);
    const twice = await rowsOf(sql`
      select customer_id from bookings where salon_id = '01'
      group by local_date, customer_id having count(*) > 1`);
    expect(twice).toEqual([]);
  });

  test('occupy chairs', async () => {
    const without = await rowsOf(sql`
      select id from bookings where id not in (select booking_id from booking_blocks)`);
    expect(without).toEqual([]);
  });

  test('cover today to the last bookable day, and one more', async () => {
    const dates = (await visits()).map(({ date }) => date).toSorted();
    expect(dates[0]).toBe(today);
    expect(dates.at(-1)).toBe(addDays(today, 31));
  });

  test('lie within the hours of the salon and of the barber', async () => {
    const outside = await rowsOf(sql`
      select b.id from bookings b
      where not exists (
          select from salon_exceptions e where e.salon_id = b.salon_id and e.date = b.local_date
            and b.local_time >= e.opens and b.local_time + (b.ends_at - b.starts_at) <= e.closes)
        and (
          exists (select from salon_exceptions e where e.salon_id = b.salon_id and e.date = b.local_date)
          or not exists (
            select from salon_hours h where h.salon_id = b.salon_id
              and h.weekday = extract(isodow from b.local_date) and b.local_time >= h.opens
              and b.local_time <= coalesce(h.last_start, b.local_time)
              and b.local_time + (b.ends_at - b.starts_at) <= h.closes)
          or not exists (
            select from barber_hours h where h.barber_id = b.barber_id
              and h.weekday = extract(isodow from b.local_date) and b.local_time >= h.starts
              and b.local_time + (b.ends_at - b.starts_at) <= h.ends))`);
    expect(outside).toEqual([]);
  });

  test('are done by people who have the skill and are at work', async () => {
    const impossible = await rowsOf(sql`
      select id from bookings
      where (barber_id, service_id) not in (select barber_id, service_id from barber_services)
      union all
      select k.id from booking_blocks k
        join barber_absences a on a.barber_id = k.barber_id and a.during && k.during
          and k.absence_id is null`);
    expect(impossible).toEqual([]);
  });

  test('take about a quarter of the chairs', async () => {
    const [row] = await rowsOf(sql`
      with open as (
        select sum(extract(epoch from h.ends - h.starts)) as seconds
        from generate_series(${today}::date, ${today}::date + 30, interval '1 day') as days(date)
          join barber_hours h on h.weekday = extract(isodow from days.date)
          join barbers s on s.id = h.barber_id
        where not exists (
          select from salon_exceptions e where e.salon_id = s.salon_id and e.date = days.date)),
      taken as (
        select sum(extract(epoch from upper(during) - lower(during))) as seconds from booking_blocks
        where absence_id is null)
      select (taken.seconds / open.seconds)::float8 as share from open, taken`);
    const { share } = v.parse(v.object({ share: v.number() }), row);
    expect(share).toBeGreaterThan(0.2);
    expect(share).toBeLessThan(0.4);
  });

  test.each(sampleSalons)('leave some and occupy some of the 18 starts of salon %s', async (id) => {
    for (const date of ['2026-12-08', '2026-12-12', '2026-12-21', '2027-01-05']) {
      const slots = await slotsOf(id, date);
      expect(slots).toHaveLength(18);
      expect(slots.some(({ refusal }) => refusal === null)).toBe(true);
      const people = Math.max(...slots.map(({ barberIds }) => barberIds.length));
      expect(slots.some(({ barberIds }) => barberIds.length < people)).toBe(true);
    }
  });

  test('fill some days of some salons, but not of the sample salons', async () => {
    const full = new Set<string>();
    for (let salon = 1; salon <= 48; salon += 1) {
      const id = String(salon).padStart(2, '0');
      const query = `service=${id}-beard-trim&from=${today}&to=${addDays(today, 30)}`;
      const response = await server.backend.get(`/api/v1/salons/${id}/days?${query}`);
      const { days } = v.parse(daysResponseSchema, await response.json());
      const states = days.filter(({ state }) => state === 'full');
      if (states.length > 0) full.add(id);
      expect(states.length).toBeLessThanOrEqual(6);
    }
    expect(full.size).toBeGreaterThan(4);
    expect(full.size).toBeLessThan(24);
    expect([...full].filter((id) => sampleSalons.includes(id))).toEqual([]);
  });
});

describe('filling again', () => {
  test('changes nothing on the same day', async () => {
    const before = await visits();
    const [clock] = await rowsOf(sql`select version from salon_clock where salon_id = '01'`);
    await fillCalendars(server.db, testNow + 60_000);
    expect(await visits()).toEqual(before);
    expect(await rowsOf(sql`select version from salon_clock where salon_id = '01'`)).toEqual([
      clock,
    ]);
  });

  test('keeps full days unchanged and adds new ones', async () => {
    const before = (await visits()).filter(({ date }) => date > today);
    await fillCalendars(server.db, testNow + 2 * day);
    const after = (await visits()).filter(({ date }) => date > today);
    const known = new Set(before.map(({ id }) => id));
    expect(after.filter(({ id }) => known.has(id))).toEqual(before);
    const added = after.filter(({ id }) => !known.has(id)).map(({ date }) => date);
    expect(new Set(added)).toEqual(new Set([addDays(today, 32), addDays(today, 33)]));
  });

  test('avoids bookings of customers', async () => {
    const later = testNow + 4 * day;
    const start = new Date(testNow + 34 * day).toISOString();
    const end = new Date(testNow + 35 * day).toISOString();
    const [own] = await visits();
    await server.db.insert(bookingBlocks).values({
      bookingId: own?.id ?? '',
      barberId: '01-nikos',
      during: `[${start},${end})`,
    });
    await fillCalendars(server.db, later);
    const meeting = await rowsOf(sql`
      select id from booking_blocks
      where barber_id = '01-nikos' and during && tstzrange(${start}, ${end})`);
    expect(meeting).toHaveLength(1);
  });

  test('removes old visits', async () => {
    const [row] = await rowsOf(sql`select min(ends_at)::date::text as first from bookings`);
    const { first } = v.parse(v.object({ first: v.string() }), row);
    expect(first).toBe(addDays(today, 2));
  });
});
