import { calendarFeedSchema, newCalendarFeedSchema } from '@salonica/contract/v1';
import nodeIcal from 'node-ical';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { calendarFeeds } from '../src/database/schema/index.ts';
import { createBackend } from './backend.ts';
import { booked, bookingCalls, wishAt } from './booking-calls.ts';
import { makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import type { Visitor } from './visitor.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db });
});
afterAll(() => database.close());

async function makeFeed(visitor: Visitor): Promise<string> {
  const response = await visitor.send('POST', '/api/v1/calendar-feed');
  return v.parse(newCalendarFeedSchema, await response.json()).path;
}

const events = async (path: string) => {
  const response = await backend.get(path);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const parsed = Object.values(nodeIcal.sync.parseICS(await response.text()));
  return parsed.filter((entry) => entry?.type === 'VEVENT');
};

test('a calendar program follows the bookings of its customer, and no others', async () => {
  const salon = await makeSalon(database.db);
  const visitor = backend.customer('eleni');
  const calls = bookingCalls(visitor);
  await booked(bookingCalls(backend.customer('nikos')).confirm(wishAt(salon, { time: '15:00' })));
  const path = await makeFeed(visitor);
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  expect(await events(path)).toEqual([]);

  const booking = await booked(calls.confirm(wishAt(salon)));
  const uid = `${booking.id}@salonica.example`;
  expect(await events(path)).toMatchObject([{ uid, sequence: 0, status: 'CONFIRMED' }]);
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  const [event, ...others] = await events(path);
  expect(others).toEqual([]);
  expect(event).toMatchObject({ uid, sequence: 1, status: 'CONFIRMED' });
  expect(event?.start.toISOString()).toBe(moved.startsAt);
  await booked(calls.cancel(moved));
  expect(await events(path)).toMatchObject([{ uid, sequence: 2, status: 'CANCELLED' }]);
});

test('what has not changed is not sent again', async () => {
  const salon = await makeSalon(database.db);
  const visitor = backend.customer('maria');
  const calls = bookingCalls(visitor);
  const path = await makeFeed(visitor);
  const tag = (await backend.get(path)).headers.get('ETag') ?? '';
  expect((await backend.get(path, { 'If-None-Match': tag })).status).toBe(304);
  await booked(calls.confirm(wishAt(salon)));
  expect((await backend.get(path, { 'If-None-Match': tag })).status).toBe(200);
});

test('an address holds until a new one is made or it is ended, and is stored nowhere', async () => {
  const visitor = backend.customer('anna');
  const state = async () => {
    const response = await visitor.get('/api/v1/calendar-feed');
    return v.parse(calendarFeedSchema, await response.json()).createdAt;
  };
  expect(await state()).toBeNull();
  const first = await makeFeed(visitor);
  const second = await makeFeed(visitor);
  expect((await backend.get(first)).status).toBe(404);
  expect((await backend.get(second)).status).toBe(200);
  expect(await state()).not.toBeNull();
  const stored = JSON.stringify(await database.db.select().from(calendarFeeds));
  expect(stored).not.toContain(second.slice('/calendar/'.length, -'.ics'.length));
  await visitor.send('DELETE', '/api/v1/calendar-feed');
  expect((await backend.get(second)).status).toBe(404);
  expect(await state()).toBeNull();
});

test('a guest has no such address', async () => {
  expect((await backend.visitor().send('POST', '/api/v1/calendar-feed')).status).toBe(401);
});
