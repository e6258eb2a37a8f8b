import { deskNumbersSchema, type DeskNumbersWire } from '@salonica/contract/v1';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import type { Visitor } from '../../../test/visitor.ts';
import {
  barberShifts,
  bookingBlocks,
  customers,
  salonExceptions,
} from '../../platform/database/schema/index.ts';
import { deskCalls } from '../desk/testing/desk-calls.ts';
import { deskWorld } from '../desk/testing/desk-world.ts';

const noReason = { reasonEn: '', reasonEl: '' };

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let time = testNow;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, now: () => time });
});
afterAll(() => database.close());

const numbers = async (visitor: Visitor, salon: MadeSalon, query = ''): Promise<DeskNumbersWire> =>
  readJson(await visitor.get(`/api/v1/desk/${salon.id}/numbers${query}`), deskNumbersSchema);

test('an empty salon has every day and its working hours', async () => {
  time = testNow;
  const salon = await makeSalon(database.db);
  const { manager, barber } = await deskWorld(database.db, backend, salon);
  const empty = await numbers(manager, salon);
  expect(empty).toMatchObject({ from: '2026-11-08', to: '2026-12-07', bookings: { total: 0 } });
  expect(empty.days).toHaveLength(30);
  expect(empty.hours.map(({ hour }) => hour)).toEqual([9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
  // 25 open days of 11 hours.
  expect(empty.barbers.map(({ openMinutes }) => openMinutes)).toEqual([16_500, 16_500, 16_500]);
  expect(empty.services).toEqual([]);
  expect((await barber.get(`/api/v1/desk/${salon.id}/numbers`)).status).toBe(403);
});

test('bookings count by day, barber, hour, service and source', async () => {
  time = testNow;
  const salon = await makeSalon(database.db);
  const { owner } = await deskWorld(database.db, backend, salon);
  const [first, second] = [backend.customer('numbers-1'), backend.customer('numbers-2')];
  const today = { date: '2026-12-07' };
  await booked(bookingCalls(first).confirm(draftAt(salon, { ...today, time: '11:30' })));
  await booked(bookingCalls(first).confirm(draftAt(salon, { ...today, time: '13:00' })));
  const cancelled = await booked(
    bookingCalls(second).confirm(draftAt(salon, { date: '2026-12-09', time: '16:00' })),
  );
  await bookingCalls(second).cancel(cancelled);
  const desk = deskCalls(owner, salon);
  await desk.add({ ...today, time: '14:00', barberId: nth(salon.barberIds, 1) });
  const day = await numbers(owner, salon, '?days=1');
  expect(day).toMatchObject({
    from: '2026-12-07',
    to: '2026-12-07',
    bookings: { total: 3, online: 2, walkIn: 1, phone: 0 },
    noShows: 0,
    customers: { total: 1, returning: 1 },
    // The second barber takes five dollars more.
    revenue: { minor: 6500 + 6500 + 7000, currency: 'USD' },
    days: [{ date: '2026-12-07', bookings: 3 }],
    services: [{ id: salon.serviceIds[0], name: 'Haircut & Style', bookings: 3 }],
  });
  expect(day.barbers.map(({ bookings, bookedMinutes }) => [bookings, bookedMinutes])).toEqual([
    [2, 90],
    [1, 45],
    [0, 0],
  ]);
  // From 11:30 to 12:15 in two hours.
  expect(day.hours.filter(({ bookedMinutes }) => bookedMinutes > 0)).toEqual([
    { hour: 11, bookedMinutes: 30, openMinutes: 180 },
    { hour: 12, bookedMinutes: 15, openMinutes: 180 },
    { hour: 13, bookedMinutes: 45, openMinutes: 180 },
    { hour: 14, bookedMinutes: 45, openMinutes: 180 },
  ]);
});

test('a missed visit earns nothing, an absence is no working time, and who came last year returns', async () => {
  time = testNow;
  const salon = await makeSalon(database.db);
  const { owner } = await deskWorld(database.db, backend, salon);
  const visitor = backend.customer('numbers-3');
  await visitor.get('/api/v1/addresses');
  const [customer] = await database.db
    .select({ id: customers.id })
    .from(customers)
    .where(sql`${customers.identityUid} = 'numbers-3'`);
  if (customer === undefined) throw new Error('A call stores the customer.');
  const own = { salonId: salon.id, serviceId: salon.serviceIds[0], barberId: salon.barberIds[0] };
  const visit = (daysAgo: number, status: string) =>
    insertBooking(database.db, {
      ...own,
      customerId: customer.id,
      status,
      localDate: new Date(testNow - daysAgo * 86_400_000).toISOString().slice(0, 10),
      startsAt: new Date(testNow - daysAgo * 86_400_000),
      endsAt: new Date(testNow - daysAgo * 86_400_000 + 3_600_000),
    });
  await visit(200, 'completed');
  await visit(3, 'no_show');
  await visit(2, 'completed');
  await visit(4, 'salon_cancelled');
  await deskCalls(owner, salon).leave({
    barberId: salon.barberIds[0],
    date: '2026-12-07',
    starts: '15:00',
    lastDate: '2026-12-07',
    ends: '17:00',
  });
  const month = await numbers(owner, salon);
  expect(month).toMatchObject({
    bookings: { total: 2, salonCancelled: 1, cancelled: 0 },
    noShows: 1,
    customers: { total: 1, returning: 1 },
    revenue: { minor: 4500 },
  });
  const [first, second] = (await numbers(owner, salon, '?days=1')).barbers;
  expect((second?.openMinutes ?? 0) - (first?.openMinutes ?? 0)).toBe(120);
});

test('past days have the hours that were true then: dated shifts, days off and exceptions', async () => {
  time = testNow;
  const salon = await makeSalon(database.db);
  const { owner } = await deskWorld(database.db, backend, salon);
  const [first, second] = [nth(salon.barberIds, 0), nth(salon.barberIds, 1)];
  // Two weeks before today, a Monday of 11 hours.
  await database.db.insert(barberShifts).values([
    { barberId: first, date: '2026-11-23', starts: '10:00', ends: '12:00' },
    { barberId: first, date: '2026-11-23', starts: '15:00', ends: '16:00' },
    { barberId: second, date: '2026-11-23' },
  ]);
  const month = async () =>
    (await numbers(owner, salon)).barbers.map(({ openMinutes }) => openMinutes);
  expect(await month()).toEqual([16_500 - 660 + 180, 16_500 - 660, 16_500]);
  await database.db.insert(salonExceptions).values([
    { salonId: salon.id, date: '2026-11-23', opens: '11:00', closes: '13:00', ...noReason },
    { salonId: salon.id, date: '2026-11-24', ...noReason },
  ]);
  expect(await month()).toEqual([16_500 - 1320 + 60, 16_500 - 1320, 16_500 - 1320 + 120]);
});

test('a day on which the clocks change has its own length', async () => {
  // The last Sunday of October, when 04:00 becomes 03:00 in Thessaloniki.
  time = Date.UTC(2026, 9, 25, 10);
  const salon = await makeSalon(database.db, {
    weekdays: [7],
    hours: [{ opens: '00:00', closes: '06:00' }],
    barbers: [{ priceMinor: 6500 }],
  });
  const { owner } = await deskWorld(database.db, backend, salon);
  const night = await insertBooking(database.db, {
    salonId: salon.id,
    serviceId: salon.serviceIds[0],
    barberId: salon.barberIds[0],
    customerId: null,
    source: 'walk-in',
    guestName: 'Nikos',
    localDate: '2026-10-25',
    startsAt: new Date(Date.UTC(2026, 9, 25, 0)),
    endsAt: new Date(Date.UTC(2026, 9, 25, 2)),
  });
  await database.db.insert(bookingBlocks).values({
    bookingId: night,
    barberId: salon.barberIds[0],
    during: '[2026-10-25T00:00Z,2026-10-25T02:00Z)',
  });
  const day = await numbers(owner, salon, '?days=1');
  expect(day.barbers).toMatchObject([{ openMinutes: 420, bookedMinutes: 120 }]);
  expect(day.hours.find(({ hour }) => hour === 3)).toEqual({
    hour: 3,
    bookedMinutes: 120,
    openMinutes: 120,
  });
  time = testNow;
});

test('thirty days of 3,600 bookings are read in time', async () => {
  time = testNow;
  const salon = await makeSalon(database.db, {
    barbers: Array.from({ length: 12 }, () => ({ priceMinor: 6500 })),
  });
  const { owner } = await deskWorld(database.db, backend, salon);
  await database.db.execute(sql`
    with made as (
      insert into bookings (id, salon_id, service_id, barber_id, local_date, local_time, time_zone,
        starts_at, ends_at, status, source, guest_name, guest_phone, service_minor, barber_minor,
        travel_minor, currency, location, address, notes, names, language)
      select gen_random_uuid(), ${salon.id}, ${salon.serviceIds[0]},
        ${salon.id} || '-barber-' || b, (day at time zone 'Europe/Athens')::date, '09:00', 'Europe/Athens',
        day + k * interval '1 hour', day + k * interval '1 hour' + interval '45 minutes', 'completed',
        'phone', 'Somebody', '+3069' || (k * 100 + b * 7 + extract(day from day)::int), 6500, 0, 0, 'USD',
        'salon', '', '', '{"salon":"S","service":{"en":"s","el":"s"},"barber":{"en":"b","el":"b"}}', 'en'
      from generate_series(timestamptz '2026-11-08T07:00Z', timestamptz '2026-12-07T07:00Z', interval '1 day') day,
        generate_series(0, 11) b, generate_series(0, 9) k
      returning id, barber_id, starts_at, ends_at
    )
    insert into booking_blocks (booking_id, barber_id, during)
    select id, barber_id, tstzrange(starts_at, ends_at) from made`);
  await database.db.execute(sql`analyze bookings, booking_blocks`);
  const lengths: number[] = [];
  for (let run = 0; run < 7; run += 1) {
    const start = performance.now();
    expect((await numbers(owner, salon)).bookings.total).toBe(3600);
    lengths.push(performance.now() - start);
  }
  const median = lengths.toSorted((a, b) => a - b)[3];
  // Some 25 ms on an idle machine.
  expect(median).toBeLessThan(250);
});
