import { profileResponseSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { salons } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, draftAt } from '../../../test/booking-calls.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import type { Visitor } from '../../../test/visitor.ts';

let salon: MadeSalon;
let now = testNow;
const server = fileBackend({ now: () => now });

beforeEach(async () => {
  now = testNow;
  salon = await makeSalon(server.db);
});

const figures = async (visitor: Visitor) =>
  (await readJson(await visitor.get('/api/v1/profile'), profileResponseSchema)).figures;

const none = { bookings: 0, favorites: 0, spent: dollars(0), rating: null };

test('a visitor without records has no rating yet', async () => {
  expect(await figures(server.backend.customer('nobody'))).toEqual(none);
  expect((await server.backend.visitor().get('/api/v1/profile')).status).toBe(401);
});

test('a visit counts at once, costs something once it is over, and a cancelled one never does', async () => {
  const visitor = server.backend.customer('moves');
  const calls = bookingCalls(visitor);
  const kept = await booked(calls.confirm(draftAt(salon)));
  const given = await booked(calls.confirm(draftAt(salon, { time: '12:00' })));
  expect(await figures(visitor)).toEqual({ ...none, bookings: 2 });
  await booked(calls.cancel(given));
  expect(await figures(visitor)).toEqual({ ...none, bookings: 1 });
  now = Date.parse(kept.endsAt) - 1;
  expect((await figures(visitor)).spent).toEqual(dollars(0));
  now = Date.parse(kept.endsAt);
  expect(await figures(visitor)).toEqual({ ...none, bookings: 1, spent: dollars(65) });
});

test('the rating is the mean of the stars, to one decimal', async () => {
  const visitor = server.backend.customer('rates');
  const calls = bookingCalls(visitor);
  const visits = [];
  for (const time of ['10:00', '12:00', '14:00']) {
    visits.push(await booked(calls.confirm(draftAt(salon, { time }))));
  }
  now += 7 * 24 * 60 * 60_000;
  for (const [index, visit] of visits.entries()) {
    await booked(calls.rate(visit, { rating: index === 0 ? 4 : 5 }));
  }
  expect(await figures(visitor)).toMatchObject({ rating: 4.7, spent: dollars(195) });
});

test('saved salons count while they are open, and records of others do not', async () => {
  const visitor = server.backend.customer('saves');
  const other = await makeSalon(server.db);
  for (const { id } of [salon, other]) await visitor.send('PUT', `/api/v1/favorites/${id}`);
  expect((await figures(visitor)).favorites).toBe(2);
  await server.db
    .update(salons)
    .set({ retiredAt: new Date(now) })
    .where(eq(salons.id, other.id));
  expect((await figures(visitor)).favorites).toBe(1);
  expect(await figures(server.backend.customer('somebody-else'))).toEqual(none);
});
