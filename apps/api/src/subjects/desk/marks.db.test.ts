import { day, minute } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { reviews } from '../../platform/database/schema/index.ts';
import { completeVisits } from '../bookings/complete-visits.ts';
import { sweepNews } from '../notices/sweep-news.ts';
import { booked, bookingCalls, refused } from '../../../test/booking-calls.ts';
import { changed } from './testing/desk-calls.ts';
import { freshDesk } from './testing/fresh-desk.ts';

const at = freshDesk();
const { countBlocks, desk, makeBooking, nameOfLast, newCustomer } = at;

const start = Date.UTC(2026, 11, 9, 8);

test('marks follow the visit, and tell nothing to the customer', async () => {
  const booking = await makeBooking();
  expect((await desk().mark(booking, 'arrived')).status).toBe(409);
  await at.world.runJobs();
  at.world.sent.length = 0;
  at.world.clock.now = start - 10 * minute;
  const arrived = await changed(desk().mark(booking, 'arrived'));
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'confirmed',
    arrivedAt: new Date(at.world.clock.now).toISOString(),
  });
  await sweepNews(at.world.database.db, at.world.clock.now);
  await at.world.runJobs();
  // Visits of other tests have reminders of their own.
  const recipient = `${nameOfLast()}@salonica.example`;
  expect(at.world.sent.filter((mail) => mail.recipient === recipient)).toEqual([]);
  at.world.clock.now = start + 45 * minute;
  const done = await changed(desk().mark(arrived, 'completed'));
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'completed',
    customer: { visits: 1, noShows: 0 },
  });
  await changed(desk().mark(done, 'no_show'));
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'no_show',
    arrivedAt: null,
    customer: { visits: 0, noShows: 1 },
  });
});

test('a missed visit frees its chair, stays missed the next day, and cannot be rated', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking({}, visitor);
  at.world.clock.now = start;
  const missed = await changed(desk().mark(booking, 'no_show'));
  expect(await countBlocks(booking.id)).toBe(0);
  at.world.clock.now = start + 2 * day;
  await completeVisits(at.world.database.db, at.world.clock.now);
  const seen = { ...booking, revision: missed.revision };
  expect(await refused(bookingCalls(visitor).rate(seen, { rating: 5 }))).toMatchObject({
    status: 409,
    code: 'wrong-state',
  });
  const corrected = await changed(desk().mark(missed, 'completed'));
  expect(await countBlocks(booking.id)).toBe(1);
  await booked(bookingCalls(visitor).rate({ ...booking, ...corrected }, { rating: 5 }));
  expect(await desk().read(booking.id)).toMatchObject({ status: 'completed', rating: 5 });
});

test('the chair of a missed visit cannot be reclaimed from another', async () => {
  const booking = await makeBooking({ time: '17:30' });
  const late = Date.parse(booking.startsAt);
  at.world.clock.now = late;
  const missed = await changed(desk().mark(booking, 'no_show'));
  const other = await makeBooking({ date: '2026-12-10' });
  await changed(desk().move(other, { date: '2026-12-09', time: '17:30' }));
  expect(await refused(desk().mark(missed, 'confirmed'))).toMatchObject({
    status: 409,
    code: 'slot-taken',
  });
});

test('the review of a visit that did not take place is hidden and not counted', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking({}, visitor);
  at.world.clock.now = start + day + 45 * minute;
  await at.world.proveCustomers();
  await completeVisits(at.world.database.db, at.world.clock.now);
  await booked(bookingCalls(visitor).rate(booking, { rating: 4, review: 'Fine' }));
  const reviewed = async () => {
    const [row] = await at.world.database.db
      .select({ isPublic: reviews.isPublic })
      .from(reviews)
      .where(eq(reviews.bookingId, booking.id));
    return row?.isPublic;
  };
  expect(await reviewed()).toBe(true);
  await changed(desk().mark({ ...booking, revision: 1 }, 'no_show'));
  expect(await reviewed()).toBe(false);
  await completeVisits(at.world.database.db, at.world.clock.now + day);
  expect(await reviewed()).toBe(false);
});
