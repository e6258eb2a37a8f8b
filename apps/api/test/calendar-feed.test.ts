import { calendarFeedSchema, newCalendarFeedSchema } from '@salonica/contract/v1';
import nodeIcal from 'node-ical';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { calendarFeeds } from '../src/database/schema/index.ts';
import { createBackend, testNow } from './backend.ts';
import { booked, bookingCalls, wishAt } from './booking-calls.ts';
import { makeSalon } from './salon-fixture.ts';
import { fileBackend } from './file-backend.ts';
import type { Visitor } from './visitor.ts';

const server = fileBackend();

async function makeFeed(visitor: Visitor): Promise<string> {
  const response = await visitor.send('POST', '/api/v1/calendar-feed');
  return v.parse(newCalendarFeedSchema, await response.json()).path;
}

const events = async (path: string) => {
  const response = await server.backend.get(path);
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  const parsed = Object.values(nodeIcal.sync.parseICS(await response.text()));
  return parsed.filter((entry) => entry?.type === 'VEVENT');
};

test('a calendar program sees the bookings of its customer, and no others', async () => {
  const salon = await makeSalon(server.db);
  const visitor = server.backend.customer('eleni');
  const calls = bookingCalls(visitor);
  await booked(
    bookingCalls(server.backend.customer('nikos')).confirm(wishAt(salon, { time: '15:00' })),
  );
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
  const tag = (await server.backend.get(path)).headers.get('ETag') ?? '';
  expect((await server.backend.get(path, { 'If-None-Match': tag })).status).toBe(304);
  await booked(calls.confirm(wishAt(salon)));
  expect((await server.backend.get(path, { 'If-None-Match': tag })).status).toBe(200);
});

test('a feed address is valid until it is replaced or ended, and is stored only as a hash', async () => {
  const visitor = server.backend.customer('anna');
  const state = async () => {
    const response = await visitor.get('/api/v1/calendar-feed');
    return v.parse(calendarFeedSchema, await response.json()).createdAt;
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
