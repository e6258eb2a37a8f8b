import { describe, expect, it } from 'vitest';
import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { dollars } from '../../shared/money.ts';
import { createMemory } from './index.ts';

/** Monday, 1 March 2027, 10:00 in Thessaloniki. */
const now = Date.UTC(2027, 2, 1, 8);
const request = () => ({ language: 'en', signal: new AbortController().signal });

const open = (visitor: 'customer' | 'guest' = 'customer') =>
  createMemory({ now: () => now, visitor, isTaken: () => false });

const wish = {
  idempotencyKey: 'key-1',
  salonId: '01',
  serviceId: '01-highlights',
  barberId: '01-eleni',
  date: '2027-03-03',
  time: '12:00',
  location: 'salon',
  address: '',
  notes: '',
  total: dollars(140),
  guest: null,
  language: 'en',
} as const;

async function failureOf(answer: Promise<unknown>): Promise<unknown> {
  try {
    return await answer;
  } catch (error) {
    return error instanceof ServiceError ? error.failure : error;
  }
}

describe('the in-memory marketplace', () => {
  it('keeps a chair for as long as the service takes', async () => {
    const { ports } = open();
    await ports.bookings.confirm(wish);
    const query = { service: '01-beard-trim', date: wish.date };
    const { slots } = await ports.api.listSlots({ id: '01', query });
    const withEleni = slots
      .filter(({ staffIds }) => !staffIds.includes('01-eleni'))
      .map(({ time }) => time);
    expect(withEleni).toEqual(['12:00', '12:30', '13:00', '13:30']);
    expect(slots).toHaveLength(18);
  });

  it('returns the same booking for the same key and refuses another request under it', async () => {
    const { ports } = open();
    const first = await ports.bookings.confirm(wish);
    expect(await ports.bookings.confirm(wish)).toEqual(first);
    const other = { ...wish, time: '16:00' };
    expect(await failureOf(ports.bookings.confirm(other))).toMatchObject({ code: 'key-reused' });
  });

  it('names the nearest times when a time is taken', async () => {
    const { ports, elsewhere } = open();
    elsewhere.book(wish);
    expect(await failureOf(ports.bookings.confirm(wish))).toMatchObject({
      kind: 'conflict',
      code: 'slot-taken',
      nearest: [
        { date: wish.date, time: '10:00' },
        { date: wish.date, time: '14:00' },
        { date: wish.date, time: '09:30' },
      ],
    });
  });

  it('refuses another total with the current price', async () => {
    const { ports } = open();
    const answer = await failureOf(ports.bookings.confirm({ ...wish, total: dollars(130) }));
    expect(answer).toMatchObject({ code: 'price-changed', total: dollars(140) });
  });

  it('refuses a change of an outdated revision with the current booking', async () => {
    const { ports, elsewhere } = open();
    const booking = await ports.bookings.confirm(wish);
    elsewhere.change(booking.id, { time: '15:00' });
    const change = {
      idempotencyKey: 'key-2',
      bookingId: booking.id,
      revision: booking.revision,
      language: 'en',
    };
    expect(await failureOf(ports.bookings.cancel(change))).toMatchObject({
      kind: 'stale',
      booking: { time: '15:00', revision: booking.revision + 1 } satisfies Partial<Booking>,
    });
  });

  it('notifies the watchers of a salon', () => {
    const { ports, elsewhere } = open();
    const told: LiveEvent[] = [];
    const stop = ports.live.watch(['01'], (event) => told.push(event));
    elsewhere.book(wish);
    elsewhere.book({ ...wish, salonId: '02', serviceId: '02-highlights', barberId: '02-eleni' });
    stop();
    elsewhere.book({ ...wish, time: '16:00' });
    expect(told).toEqual([{ type: 'salon.changed', salonId: '01' }]);
  });

  it("moves a guest's bookings and favorites to the account", async () => {
    const { ports, signIn, signOut } = open('guest');
    const guest = { name: 'Eleni', phone: '691 234 5678' };
    await ports.bookings.confirm({ ...wish, guest });
    await ports.api.saveFavorite({ id: '08' });
    expect(await ports.bookings.upcoming(request())).toHaveLength(1);
    signIn();
    expect(await ports.bookings.upcoming(request())).toHaveLength(3);
    expect((await ports.api.listFavoriteIds()).ids).toContain('08');
    signOut();
    expect(await ports.bookings.upcoming(request())).toEqual([]);
  });

  it('counts a rating among the reviews of the salon', async () => {
    const { ports } = open();
    const page = await ports.bookings.past(null, request());
    const visit = page.items.find(({ rating }) => rating === null);
    if (visit === undefined) throw new Error('Every visit is rated');
    const before = await ports.api.listReviews({ id: visit.salon.id });
    await ports.bookings.rate({
      idempotencyKey: 'key-3',
      bookingId: visit.id,
      revision: visit.revision,
      language: 'en',
      rating: 2,
      review: 'Too short.',
    });
    const after = await ports.api.listReviews({ id: visit.salon.id });
    expect(after.summary.count).toBe(before.summary.count + 1);
    expect(after.reviews[0]).toMatchObject({ text: 'Too short.', isVerified: true, stars: 2 });
  });
});
