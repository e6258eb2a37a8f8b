import type { BookingWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { completeVisits } from './complete-visits.ts';
import {
  bookings,
  customers,
  reviewReports,
  reviews,
  salons,
} from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { endBookings } from '../../../test/booking-rows.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { unverified } from '../../../test/visitor.ts';
import { decideReport } from '../reviews/decide-report.ts';

let salon: MadeSalon;
let now = testNow;
const server = fileBackend({ now: () => now });

beforeEach(async () => {
  now = testNow;
  await endBookings(server.db);
  salon = await makeSalon(server.db);
  await server.db
    .insert(reviews)
    .values({ salonId: salon.id, author: 'Zoe', stars: 3, language: 'en', date: '2026-01-01' });
});

const customer = (uid: string) => bookingCalls(server.backend.customer(uid));
const eleni = () => customer('eleni');

/** A visit that has just ended. */
async function visit(): Promise<BookingWire> {
  const booking = await booked(eleni().confirm(draftAt(salon)));
  now = Date.parse(booking.endsAt);
  return booking;
}

const verify = (uid = 'eleni') =>
  server.db
    .update(customers)
    .set({ emailVerifiedAt: new Date(testNow) })
    .where(eq(customers.identityUid, uid));

/** The next run of the job, a day after the visit. */
async function dayLater(): Promise<void> {
  now += 24 * 60 * 60_000;
  await completeVisits(server.db, now);
}

/** A visit of a verified customer, completed a day later. */
async function completed(): Promise<BookingWire> {
  const booking = await visit();
  await verify();
  await dayLater();
  return booking;
}

const readSalon = async () => {
  const [row] = await server.db.select().from(salons).where(eq(salons.id, salon.id));
  return { rating: row?.rating, count: row?.reviewCount };
};

const readReviews = () =>
  server.db.select().from(reviews).where(eq(reviews.salonId, salon.id)).orderBy(reviews.date);

describe('the rating of a visit', () => {
  test('is part of the booking and changes the average of the salon', async () => {
    const booking = await completed();
    expect(booking.rating).toBeNull();
    const rated = await booked(eleni().rate(booking, { rating: 5 }));
    expect(rated).toMatchObject({ rating: 5, review: null, status: 'completed', revision: 1 });
    expect(await readSalon()).toEqual({ rating: 4, count: 2 });
    expect(await booked(eleni().read(booking.id))).toEqual(rated);
  });

  test('may contain text, signed with a first name and an initial', async () => {
    const booking = await completed();
    await server.db
      .update(customers)
      .set({ fullname: 'Ελένη Βασιλείου' })
      .where(eq(customers.identityUid, 'eleni'));
    const rated = await booked(eleni().rate(booking, { rating: 4, review: ' Lovely. ' }));
    expect(rated.review).toBe('Lovely.');
    expect((await readReviews()).at(-1)).toMatchObject({
      bookingId: booking.id,
      author: 'Ελένη Β.',
      stars: 4,
      words: 'Lovely.',
      language: 'en',
      date: '2026-12-10',
      isPublic: true,
    });
  });

  test('is replaced, and removed', async () => {
    const booking = await completed();
    const first = await booked(eleni().rate(booking, { rating: 5, review: 'Good.' }));
    const second = await booked(eleni().rate(first, { rating: 1 }));
    expect(second).toMatchObject({ rating: 1, review: null });
    expect(await readReviews()).toHaveLength(2);
    expect(await readSalon()).toEqual({ rating: 2, count: 2 });
    const third = await booked(eleni().rate(second, { rating: null }));
    expect(third).toMatchObject({ rating: null, review: null, revision: 3 });
    expect(await readSalon()).toEqual({ rating: 3, count: 1 });
  });

  test('can be reported again with another text', async () => {
    const booking = await completed();
    const rated = await booked(eleni().rate(booking, { rating: 2, review: 'Slow.' }));
    const review = (await readReviews()).find(({ bookingId }) => bookingId === booking.id);
    const reviewId = review?.id ?? '';
    const report = { reviewId, reason: 'other' as const, note: '', at: new Date(now) };
    await server.db.insert(reviewReports).values(report);
    await decideReport(server.db, reviewId, 'keep', now);
    const isIt = eq(reviewReports.reviewId, reviewId);
    const same = await booked(eleni().rate(rated, { rating: 1, review: 'Slow.' }));
    expect(await server.db.$count(reviewReports, isIt)).toBe(1);
    await booked(eleni().rate(same, { rating: 1, review: 'Thieves!' }));
    expect(await server.db.$count(reviewReports, isIt)).toBe(0);
  });

  test('that the operator hid stays hidden, and is not changed', async () => {
    const booking = await completed();
    const rated = await booked(eleni().rate(booking, { rating: 1, review: 'Thieves!' }));
    const review = (await readReviews()).find(({ bookingId }) => bookingId === booking.id);
    const id = review?.id ?? '';
    await server.db.insert(reviewReports).values({
      reviewId: id,
      reason: 'insult',
      note: '',
      at: new Date(now),
    });
    expect(await decideReport(server.db, id, 'hide', now)).toBe(true);
    await dayLater();
    expect(await readSalon()).toEqual({ rating: 3, count: 1 });
    for (const rating of [{ rating: 1, review: 'Thieves again!' }, { rating: null }]) {
      expect(await refused(eleni().rate(rated, rating))).toMatchObject({
        status: 409,
        message: 'This review was reported and taken down, so it can no longer be changed.',
      });
    }
  });

  test('is possible only after the visit', async () => {
    const booking = await visit();
    now -= 1;
    expect(await refused(eleni().rate(booking, { rating: 5 }))).toMatchObject({
      status: 409,
      code: 'wrong-state',
    });
  });

  test('is not possible for a cancelled visit', async () => {
    const booking = await booked(eleni().confirm(draftAt(salon)));
    const cancelled = await booked(eleni().cancel(booking));
    now = Date.parse(booking.endsAt);
    expect(await refused(eleni().rate(cancelled, { rating: 5 }))).toMatchObject({
      code: 'wrong-state',
    });
  });

  test.each([0, 6, 4.5, '5'])('is not %j', async (rating) => {
    const booking = await visit();
    expect(await refused(eleni().rate(booking, { rating }))).toMatchObject({ status: 422 });
  });

  test('of many concurrent visits counts every one', async () => {
    const times = ['09:00', '10:00', '11:00', '12:00', '13:00', '14:00'];
    const visits: BookingWire[] = [];
    for (const time of times) visits.push(await booked(eleni().confirm(draftAt(salon, { time }))));
    await verify();
    now = Date.parse('2026-12-11T00:00:00Z');
    await completeVisits(server.db, now);
    await Promise.all(visits.map((booking) => booked(eleni().rate(booking, { rating: 5 }))));
    const { rating, count } = await readSalon();
    expect(rating).toBeCloseTo(33 / 7, 1);
    expect(count).toBe(7);
  });
});

describe('a rating is private', () => {
  const words = { rating: 5, review: 'Lovely.' };
  const isPublic = async () => (await readReviews()).at(-1)?.isPublic;

  test('until a day after the visit', async () => {
    await verify();
    const booking = await visit();
    const rated = await booked(eleni().rate(booking, words));
    expect(rated).toMatchObject({ rating: 5, review: 'Lovely.' });
    expect(await readSalon()).toEqual({ rating: 3, count: 1 });
    now -= 1;
    await dayLater();
    expect(await isPublic()).toBe(false);
    now += 1;
    await completeVisits(server.db, now);
    expect(await isPublic()).toBe(true);
    expect(await readSalon()).toEqual({ rating: 4, count: 2 });
  });

  test('unless the salon has completed the visit', async () => {
    await verify();
    const booking = await visit();
    await server.db
      .update(bookings)
      .set({ status: 'completed' })
      .where(eq(bookings.id, booking.id));
    await booked(eleni().rate(booking, words));
    expect(await isPublic()).toBe(true);
  });

  test('of a customer whose address has not answered, until it does', async () => {
    const unread = bookingCalls(server.backend.customer('unread', unverified('unread')));
    const booking = await booked(unread.confirm(draftAt(salon)));
    now = Date.parse(booking.endsAt);
    await dayLater();
    await booked(unread.rate(booking, words));
    await completeVisits(server.db, now);
    expect(await isPublic()).toBe(false);
    await verify('unread');
    await completeVisits(server.db, now);
    expect(await isPublic()).toBe(true);
  });

  test('of a guest whose contact has not answered, until it does', async () => {
    const guest = bookingCalls(server.backend.visitor());
    const request = draftAt(salon, { guest: { name: 'Zoe', email: 'zoe@salonica.example' } });
    const booking = await booked(guest.confirm(request));
    now = Date.parse(booking.endsAt);
    await booked(guest.rate(booking, words));
    await dayLater();
    expect(await isPublic()).toBe(false);
    await server.db
      .update(bookings)
      .set({ contactProvedAt: new Date(now) })
      .where(eq(bookings.id, booking.id));
    await completeVisits(server.db, now);
    expect(await isPublic()).toBe(true);
  });

  test('of a visit that did not take place', async () => {
    await verify();
    const booking = await visit();
    await booked(eleni().rate(booking, words));
    await server.db.update(bookings).set({ status: 'no_show' }).where(eq(bookings.id, booking.id));
    await dayLater();
    expect(await isPublic()).toBe(false);
  });
});
