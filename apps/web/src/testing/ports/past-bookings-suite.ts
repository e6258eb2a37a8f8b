import { describe, expect, it } from 'vitest';
import type { Booking, Stars } from '../../domain/booking.ts';
import { ask, changeOf, type CreateWorld, failureOf, newKey, placeOf } from './suite-world.ts';
import { bookingCalls } from './booking-calls.ts';

/**
 * The contract of every source of past visits. The customer of each world begins with some, a few
 * of them not rated.
 */
export function describePastBookings(create: CreateWorld): void {
  async function open() {
    const world = create();
    await world.signIn();
    const bookings = bookingCalls(world.ports.api);
    const pages: (readonly Booking[])[] = [];
    let cursor: string | null = null;
    do {
      const { bookings: items, nextCursor }: Awaited<ReturnType<typeof bookings.past>> =
        await bookings.past(cursor, ask());
      pages.push(items);
      cursor = nextCursor;
    } while (cursor !== null);
    const visits = pages.flat();
    const unrated = visits.find(({ rating, status }) => rating === null && status === 'completed');
    if (unrated === undefined) throw new Error('Some visit is not rated');
    const read = async (id: string) => {
      const found = (await bookings.past(null, ask())).bookings.find((visit) => visit.id === id);
      if (found === undefined) throw new Error('The visit stands on the first page');
      return found;
    };
    return { ...world, bookings, visits, unrated, read };
  }

  describe('past visits', () => {
    it('come page by page, latest first, without duplicates', async () => {
      const { visits, ports } = await open();
      const places = visits.map(placeOf);
      expect(places).toEqual(places.toSorted().toReversed());
      expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
      expect(visits.every(({ status }) => status !== 'confirmed')).toBe(true);
      const ahead = await bookingCalls(ports.api).upcoming(ask());
      expect(ahead.some(({ id }) => visits.some((visit) => visit.id === id))).toBe(false);
    });

    it('are rated, rated again, and the rating is removed', async () => {
      const { bookings, visits, read } = await open();
      const [first] = visits;
      let visit = first;
      for (const rating of [4, 2, null] as const) {
        if (visit === undefined) throw new Error('The customer has been somewhere');
        visit = await bookings.rate({ ...changeOf(visit), rating, review: null });
        expect(visit).toMatchObject({ rating, review: null });
        expect(await read(visit.id)).toEqual(visit);
      }
    });

    it('are rated once for one key, and at their newest revision only', async () => {
      const { bookings, visits } = await open();
      const [visit] = visits;
      if (visit === undefined) throw new Error('The customer has been somewhere');
      const rating = { ...changeOf(visit), rating: 3, review: 'Good.' } as const;
      const rated = await bookings.rate(rating);
      expect(await bookings.rate(rating)).toEqual(rated);
      const again = bookings.rate({ ...rating, idempotencyKey: newKey(), rating: 1 });
      expect(await failureOf(again)).toMatchObject({ kind: 'stale', booking: rated });
    });

    it('cannot be moved, cancelled or restored', async () => {
      const { bookings, unrated } = await open();
      const { date, time } = unrated;
      for (const answer of [
        () => bookings.cancel(changeOf(unrated)),
        () => bookings.restore(changeOf(unrated)),
        () => bookings.reschedule({ ...changeOf(unrated), date, time }),
      ]) {
        expect(await failureOf(answer())).toMatchObject({ kind: 'conflict', code: 'wrong-state' });
      }
    });
  });

  describe('a rating', () => {
    it('with text is listed among the reviews of the salon, and counts', async () => {
      const { bookings, ports, unrated } = await open();
      const reviews = () => ports.api.listReviews({ id: unrated.salon.id, ...ask() });
      const before = await reviews();
      const stars: Stars = 2;
      const words = `Cold water, ${crypto.randomUUID()}.`;
      await bookings.rate({ ...changeOf(unrated), rating: stars, review: words });
      const after = await reviews();
      expect(after.summary.count).toBe(before.summary.count + 1);
      expect(after.summary.counts[stars]).toBe(before.summary.counts[stars] + 1);
      expect(after.reviews.find(({ text }) => text === words)).toMatchObject({
        stars,
        isVerified: true,
        language: 'en',
      });
    });

    it('that is removed disappears from the reviews', async () => {
      const { bookings, ports, unrated } = await open();
      const count = async () =>
        (await ports.api.listReviews({ id: unrated.salon.id, ...ask() })).summary.count;
      const before = await count();
      const rated = await bookings.rate({ ...changeOf(unrated), rating: 5, review: 'Fine.' });
      await bookings.rate({ ...changeOf(rated), rating: null, review: null });
      expect(await count()).toBe(before);
    });
  });
}
