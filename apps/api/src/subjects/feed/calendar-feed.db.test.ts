import { brokenRules } from '@salonica/calendar/testing';
import { calendarFeedSchema, newCalendarFeedSchema } from '@salonica/contract/v1';
import { day } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import nodeIcal from 'node-ical';
import { beforeEach, expect, test } from 'vitest';
import { calendarFeeds, customers } from '../../platform/database/schema/index.ts';
import { tagOf } from './feed-file.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt } from '../../../test/booking-calls.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { sent } from '../../../test/read-json.ts';

const clock = { now: testNow };
const server = fileBackend({ now: () => clock.now });

beforeEach(() => {
  clock.now = testNow;
});

async function makeFeed(visitor: Visitor): Promise<string> {
  const response = await visitor.send('POST', '/api/v1/calendar-feed');
  return sent(newCalendarFeedSchema, await response.json()).path;
}

const events = async (path: string) => {
  const response = await server.backend.get(path);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const file = await response.text();
  expect(brokenRules(file)).toEqual([]);
  const parsed = Object.values(nodeIcal.sync.parseICS(file));
  return parsed.filter((entry) => entry?.type === 'VEVENT');
};

test('a calendar program sees the bookings of its customer, and no others', async () => {
  const salon = await makeSalon(server.db);
  const visitor = server.backend.customer('eleni');
  const calls = bookingCalls(visitor);
  await booked(
    bookingCalls(server.backend.customer('nikos')).confirm(draftAt(salon, { time: '15:00' })),
  );
  const path = await makeFeed(visitor);
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect(await events(path)).toEqual([]);

  const booking = await booked(calls.confirm(draftAt(salon)));
  const uid = `${booking.id}@salonica.example`;
  expect(await events(path)).toMatchObject([{ uid, sequence: 0, status: 'CONFIRMED' }]);
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  const [event, ...others] = await events(path);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ uid, sequence: 1, status: 'CONFIRMED' });
  expect(event?.start.toISOString()).toBe(moved.startsAt);
  await booked(calls.cancel(moved));
  expect(await events(path)).toMatchObject([
    {
      uid,
      sequence: 2,
      status: 'CANCELLED',
      transparency: 'TRANSPARENT',
      summary: `Cancelled: Haircut & Style at Salon ${salon.id.replace('made-', '')}`,
      method: 'PUBLISH',
    },
  ]);
});

test('a new address needs a recent sign-in', async () => {
  const later = createBackend({ db: server.db, now: () => testNow + 3_600_000 });
  const visitor = later.customer('late');
  const response = await visitor.send('POST', '/api/v1/calendar-feed');
  expect(response.status).toBe(403);
  expect(await response.json()).toMatchObject({ code: 'recent-sign-in' });
  const feed = await (await visitor.get('/api/v1/calendar-feed')).json();
  expect(feed).toEqual({ createdAt: null });
});

test('unchanged bookings are not sent again', async () => {
  const salon = await makeSalon(server.db);
  const visitor = server.backend.customer('maria');
  const calls = bookingCalls(visitor);
  const path = await makeFeed(visitor);
  const first = await server.backend.get(path);
  const tag = first.headers.get('ETag') ?? '';
  expect(tag).toBe(tagOf(await first.text()));
  clock.now += 60_000;
  expect((await server.backend.get(path, { 'If-None-Match': tag })).status).toBe(304);
  await booked(calls.confirm(draftAt(salon)));
  expect((await server.backend.get(path, { 'If-None-Match': tag })).status).toBe(200);
});

test('a cancelled visit stays until its day is over', async () => {
  const salon = await makeSalon(server.db);
  const visitor = server.backend.customer('dimitra');
  const calls = bookingCalls(visitor);
  const path = await makeFeed(visitor);
  const tomorrow = await booked(calls.confirm(draftAt(salon, { date: '2026-12-09' })));
  await booked(calls.cancel(tomorrow));
  const other = await booked(calls.confirm(draftAt(salon, { date: '2026-12-10' })));
  const stati = async () => (await events(path)).map((event) => event?.status);
  expect(await stati()).toEqual(['CANCELLED', 'CONFIRMED']);
  clock.now = Date.parse('2026-12-09T23:59:59+02:00');
  expect(await stati()).toEqual(['CANCELLED', 'CONFIRMED']);
  clock.now += 1000;
  expect(await stati()).toEqual(['CONFIRMED']);
  clock.now = Date.parse(other.endsAt) + 1000;
  expect(await stati()).toEqual(['CONFIRMED']);
});

test('a feed holds two hundred visits: those ahead first, and cancelled ones only if there is room', async () => {
  const salon = await makeSalon(server.db);
  const visitor = server.backend.customer('sofia');
  const path = await makeFeed(visitor);
  const [customer] = await server.db
    .select()
    .from(customers)
    .where(eq(customers.identityUid, 'sofia'));
  const insert = (days: number, status: string) => {
    const startsAt = new Date(testNow + days * day);
    return insertBooking(server.db, {
      salonId: salon.id,
      serviceId: salon.serviceIds[0],
      barberId: salon.barberIds[0],
      customerId: customer?.id ?? null,
      status,
      startsAt,
      endsAt: new Date(startsAt.getTime() + 3_600_000),
      localDate: startsAt.toISOString().slice(0, 10),
    });
  };
  for (let days = 1; days <= 150; days += 1) await insert(days, 'confirmed');
  for (let days = 1; days <= 48; days += 1) await insert(-days, 'completed');
  await insert(1, 'cancelled');
  await insert(2, 'salon_cancelled');
  await insert(3, 'cancelled');
  const counts = async () => {
    const all = await events(path);
    const cancelled = all.filter((event) => event?.status === 'CANCELLED');
    const starts = all.map((event) => event?.start.getTime() ?? 0);
    return [all.length, cancelled.length, (Math.min(...starts) - testNow) / day];
  };
  expect(await counts()).toEqual([200, 2, -48]);
  await insert(151, 'confirmed');
  await insert(152, 'confirmed');
  expect(await counts()).toEqual([200, 0, -48]);
  await insert(153, 'confirmed');
  expect(await counts()).toEqual([200, 0, -47]);
});

test('a feed address is valid until it is replaced or ended, and is stored only as a hash', async () => {
  const visitor = server.backend.customer('anna');
  const state = async () => {
    const response = await visitor.get('/api/v1/calendar-feed');
    return sent(calendarFeedSchema, await response.json()).createdAt;
  };
  expect(await state()).toBeNull();
  const first = await makeFeed(visitor);
  const second = await makeFeed(visitor);
  expect((await server.backend.get(first)).status).toBe(404);
  expect((await server.backend.get(second)).status).toBe(200);
  expect(await state()).not.toBeNull();
  const stored = JSON.stringify(await server.db.select().from(calendarFeeds));
  expect(stored).not.toContain(second.slice('/calendar/'.length, -'.ics'.length));
  await visitor.send('DELETE', '/api/v1/calendar-feed');
  expect((await server.backend.get(second)).status).toBe(404);
  expect(await state()).toBeNull();
});

test('a guest has no feed address', async () => {
  expect((await server.backend.visitor().send('POST', '/api/v1/calendar-feed')).status).toBe(401);
});

test('a caller with its address reads the file of one booking, until a month after it', async () => {
  const salon = await makeSalon(server.db);
  const calls = bookingCalls(server.backend.customer('eleni'));
  const booking = await booked(calls.confirm(draftAt(salon)));
  const path = booking.calendarFile ?? '';
  expect(path).toMatch(/^\/calendar\/visits\/[\da-f-]{36}\.ics$/);
  const uid = `${booking.id}@salonica.example`;
  expect(await events(path)).toMatchObject([{ uid, sequence: 0, status: 'CONFIRMED' }]);
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  expect(moved.calendarFile).toBe(path);
  await booked(calls.cancel(moved));
  expect(await events(path)).toMatchObject([{ uid, sequence: 2, status: 'CANCELLED' }]);
  clock.now = Date.parse(moved.endsAt) + 30 * day;
  for (const gone of [path, `/calendar/visits/${'a'.repeat(36)}.ics`]) {
    expect((await server.backend.get(gone)).status).toBe(404);
  }
});
