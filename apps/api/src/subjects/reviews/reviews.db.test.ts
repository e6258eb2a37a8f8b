import { type ReviewPageResponse, reviewPageSchema } from '@salonica/contract/v1';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { eq } from 'drizzle-orm';
import { customers, reviews, salons } from '../../platform/database/schema/index.ts';
import { rateSalon } from './rate-salon.ts';
import { salonSeeds } from '../../preview/seed/catalogue.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { fileBackend } from '../../../test/file-backend.ts';

const server = fileBackend();

async function read(id: string, query: Record<string, string> = {}): Promise<ReviewPageResponse> {
  const text = new URLSearchParams(query).toString();
  const response = await server.backend.get(`/api/v1/salons/${id}/reviews?${text}`);
  expect(response.status).toBe(200);
  return v.parse(reviewPageSchema, await response.json());
}

/** Every review, page by page. */
async function readAll(id: string, query: Record<string, string> = {}) {
  const all: ReviewPageResponse['reviews'] = [];
  let cursor: string | null = null;
  do {
    const page: ReviewPageResponse = await read(id, {
      ...query,
      ...(cursor === null ? {} : { cursor }),
    });
    all.push(...page.reviews);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return all;
}

describe('reviews', () => {
  test('are paged by ten, with a summary of all', async () => {
    const page = await read('01');
    expect(page.reviews).toHaveLength(10);
    expect(page.total).toBe(234);
    expect(page.summary).toMatchObject({ rating: 4.9, count: 234 });
    const { counts } = page.summary;
    expect(counts[1] + counts[2] + counts[3] + counts[4] + counts[5]).toBe(234);
    expect(page.reviews.some(({ text }) => text !== null)).toBe(true);
    expect(page.reviews.every(({ isVerified }) => !isVerified)).toBe(true);
  });

  test.each(salonSeeds.filter((_, index) => index % 12 === 0))(
    'of salon $id are as many as its rating counts',
    async ({ id, reviewCount, rating }) => {
      const { summary } = await read(id);
      expect(summary.count).toBe(reviewCount);
      expect(summary.rating).toBe(rating);
    },
  );

  test.each(['newest', 'highest', 'lowest'])(
    'in the order %s are complete without duplicates',
    async (order) => {
      const all = await readAll('05', { order });
      expect(all).toHaveLength(76);
      expect(new Set(all.map(({ id }) => id)).size).toBe(76);
      const rank = { newest: 0, highest: -1, lowest: 1 }[order] ?? 0;
      expect(all).toEqual(
        all.toSorted(
          (a, b) =>
            rank * (a.stars - b.stars) || (a.date < b.date ? 1 : Number(a.date > b.date) * -1),
        ),
      );
    },
  );

  test('of a number of stars include only those', async () => {
    const page = await read('05', { stars: '4' });
    expect(page.total).toBe(page.summary.counts[4]);
    expect(page.summary.count).toBe(76);
    const all = await readAll('05', { stars: '4', order: 'lowest' });
    expect(all).toHaveLength(page.total);
    expect(all.every(({ stars }) => stars === 4)).toBe(true);
  });

  test('omit private ones', async () => {
    const before = await read('20');
    await server.db.insert(reviews).values({
      salonId: '20',
      author: 'Nobody',
      stars: 1,
      language: 'en',
      date: '2026-12-01',
      isPublic: false,
    });
    expect(await read('20')).toEqual(before);
  });

  test.each([
    ['cursor', 'nonsense'],
    ['cursor', Buffer.from('["lowest",4,"2026-01-01","x"]').toString('base64url')],
    ['order', 'best'],
    ['stars', '6'],
  ])('refuse %s=%s and name the parameter', async (name, value) => {
    const query = new URLSearchParams({ [name]: value }).toString();
    const response = await server.backend.get(`/api/v1/salons/01/reviews?${query}`);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      fields: { [name]: 'This value is not accepted.' },
    });
  });
});

describe('a rating', () => {
  const visit = {
    salonId: '15',
    author: 'Maria K.',
    language: 'en',
    date: '2026-12-07',
  };
  const someCustomer = async () => {
    const [row] = await server.db
      .insert(customers)
      .values({ fullname: 'Maria Kosta' })
      .returning({ id: customers.id });
    return v.parse(v.string(), row?.id);
  };
  const ratingOf = async () => {
    const [row] = await server.db
      .select({ rating: salons.rating, count: salons.reviewCount })
      .from(salons)
      .where(eq(salons.id, visit.salonId));
    return row;
  };
  const rateIt = (bookingId: string, stars: number | null, words: string | null = null) =>
    server.db.transaction((tx) =>
      rateSalon(tx, { ...visit, bookingId, stars, words, isPublic: true }),
    );

  test('is listed as a verified visit, and changes the average', async () => {
    const bookingId = await insertBooking(server.db, { customerId: await someCustomer() });
    await rateIt(bookingId, 1, 'Late twice.');
    const page = await read(visit.salonId);
    expect(page.reviews[0]).toMatchObject({
      author: 'Maria K.',
      stars: 1,
      text: 'Late twice.',
      isVerified: true,
    });
    expect(page.summary.count).toBe(45);
    // 44 reviews of 4.1 on average, and one star.
    expect(await ratingOf()).toEqual({ rating: 4, count: 45 });
    await rateIt(bookingId, 5);
    expect((await read(visit.salonId)).reviews[0]).toMatchObject({ stars: 5, text: null });
    expect(await ratingOf()).toEqual({ rating: 4.1, count: 45 });
    await rateIt(bookingId, null);
    expect(await ratingOf()).toEqual({ rating: 4.1, count: 44 });
  });

  test('is not lost with concurrent ratings', async () => {
    const customerId = await someCustomer();
    const ids: string[] = [];
    for (let visits = 0; visits < 8; visits += 1)
      ids.push(await insertBooking(server.db, { customerId }));
    await Promise.all(ids.map((id) => rateIt(id, 5)));
    expect((await ratingOf())?.count).toBe(52);
    expect((await read(visit.salonId)).summary.count).toBe(52);
  });
});
