import { describe, expect, it } from 'vitest';
import type { RequestOf } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import { ServiceError } from '../../domain/failure.ts';
import type { Ports } from '../../domain/ports/index.ts';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import { dollars } from '../../shared/money.ts';
import { createMemory, type HalfHour } from './index.ts';

/** Monday, 1 March 2027, 10:00 in Thessaloniki. */
const now = Date.UTC(2027, 2, 1, 8);

const open = (visitor: 'customer' | 'guest' = 'customer') =>
  createMemory({ now: () => now, visitor, isTaken: () => false });

const place = { salonId: '01', serviceId: '01-highlights' };

const draft = {
  ...place,
  barberId: '01-eleni',
  date: '2027-03-03',
  time: '12:00',
  location: 'salon',
  address: '',
  notes: '',
  total: dollars(140),
} as const;

/** Another customer's booking at the same time. */
const rival = { ...place, barberId: '01-eleni', date: draft.date, time: draft.time };

const book = async (
  { api }: Pick<Ports, 'api'>,
  own: Partial<RequestOf<'book'>['body']> = {},
  idempotencyKey = 'key-1',
) => (await api.book({ body: { ...draft, ...own }, idempotencyKey })).booking;

const upcoming = async ({ api }: Pick<Ports, 'api'>) =>
  (await api.listBookings({ query: { when: 'upcoming' } })).bookings;

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
    await book(ports);
    const query = { service: '01-beard-trim', date: draft.date };
    const { slots } = await ports.api.listSlots({ id: '01', query });
    const withEleni = slots
      .filter(({ barberIds }) => !barberIds.includes('01-eleni'))
      .map(({ time }) => time);
    expect(withEleni).toEqual(['12:00', '12:30', '13:00', '13:30']);
    expect(slots).toHaveLength(18);
  });

  it('returns the same booking for the same key and refuses another request under it', async () => {
    const { ports } = open();
    const first = await book(ports);
    expect(await book(ports)).toEqual(first);
    expect(await failureOf(book(ports, { time: '16:00' }))).toMatchObject({ code: 'key-reused' });
  });

  it('names the nearest times when a time is taken', async () => {
    const { ports, elsewhere } = open();
    elsewhere.book(rival);
    expect(await failureOf(book(ports))).toMatchObject({
      kind: 'conflict',
      code: 'slot-taken',
      nearest: [
        { date: draft.date, time: '10:00' },
        { date: draft.date, time: '14:00' },
        { date: draft.date, time: '09:30' },
      ],
    });
  });

  it('offers another barber where the chosen one is never free, as the API does', async () => {
    const isTaken = ({ barberId }: HalfHour) => barberId === draft.barberId;
    const { ports } = createMemory({ now: () => now, isTaken });
    const failure = await failureOf(book(ports));
    expect(failure).toMatchObject({ nearest: [{ barberIds: ['01-sofia'] }, {}, {}] });
  });

  it("does not call a barber's day off taken", async () => {
    const { ports } = open();
    const monday = { barberId: '01-sofia', date: '2027-03-08' };
    expect(await failureOf(book(ports, monday))).toMatchObject({ code: 'not-bookable' });
  });

  it('lets a booking close to its start be undone for a quarter of an hour', async () => {
    let passed = 0;
    const { ports } = createMemory({ now: () => now + passed, isTaken: () => false });
    const { id, revision } = await book(ports, { date: '2027-03-01' });
    const cancel = () => ports.api.cancelBooking({ id, revision, idempotencyKey: 'key-2' });
    passed = 15 * 60_000 + 1;
    expect(await failureOf(cancel())).toMatchObject({ code: 'too-late' });
    passed = 15 * 60_000;
    expect((await cancel()).booking.status).toBe('cancelled');
  });

  it('refuses another total with the current price', async () => {
    const { ports } = open();
    const answer = await failureOf(book(ports, { total: dollars(130) }));
    expect(answer).toMatchObject({ code: 'price-changed', total: dollars(140) });
  });

  it('refuses a change of an outdated revision with the current booking', async () => {
    const { ports, elsewhere } = open();
    const booking = await book(ports);
    elsewhere.change(booking.id, { time: '15:00' });
    const change = {
      idempotencyKey: 'key-2',
      id: booking.id,
      revision: booking.revision,
      language: 'en',
    };
    expect(await failureOf(ports.api.cancelBooking(change))).toMatchObject({
      kind: 'stale',
      booking: { time: '15:00', revision: booking.revision + 1 } satisfies Partial<Booking>,
    });
  });

  it('notifies the watchers of a salon', () => {
    const { ports, elsewhere } = open();
    const told: LiveEvent[] = [];
    const stop = ports.live.watch(['01'], (event) => told.push(event));
    elsewhere.book(rival);
    elsewhere.book({ ...rival, salonId: '02', serviceId: '02-highlights', barberId: '02-eleni' });
    stop();
    elsewhere.book({ ...rival, time: '16:00' });
    expect(told).toEqual([{ type: 'salon.changed', salonId: '01' }]);
  });

  it("moves a guest's bookings and favorites to the account", async () => {
    const { ports, signIn, signOut } = open('guest');
    const guest = { name: 'Eleni', phone: '691 234 5678' };
    await book(ports, { guest });
    await ports.api.saveFavorite({ id: '08' });
    expect(await upcoming(ports)).toHaveLength(1);
    signIn();
    expect(await upcoming(ports)).toHaveLength(3);
    expect((await ports.api.listFavoriteIds()).ids).toContain('08');
    signOut();
    expect(await upcoming(ports)).toEqual([]);
  });

  it('counts a rating among the reviews of the salon', async () => {
    const { ports } = open();
    const page = await ports.api.listBookings({ query: { when: 'past' } });
    const visit = page.bookings.find(({ rating }) => rating === null);
    if (visit === undefined) throw new Error('Every visit is rated');
    const before = await ports.api.listReviews({ id: visit.salon.id });
    await ports.api.rateBooking({
      idempotencyKey: 'key-3',
      id: visit.id,
      revision: visit.revision,
      language: 'en',
      body: { rating: 2, review: 'Too short.' },
    });
    const after = await ports.api.listReviews({ id: visit.salon.id });
    expect(after.summary.count).toBe(before.summary.count + 1);
    expect(after.reviews[0]).toMatchObject({ text: 'Too short.', isVerified: true, stars: 2 });
  });
});
