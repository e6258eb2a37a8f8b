import { expect, it } from 'vitest';
import { createBookingsApi } from './bookings-api.ts';
import { picturesOf } from './pictures.ts';
import { createTestClient, clientWith } from './testing/test-client.ts';
import { cutOnFriday } from './testing/wire-bookings.ts';

const request = { language: 'el', signal: new AbortController().signal };
const pictures = picturesOf('https://api.example');

const draft = {
  idempotencyKey: 'key-of-draft',
  salonId: '01',
  serviceId: '01-cut',
  barberId: null,
  date: '2027-01-08',
  time: '10:00',
  location: 'salon',
  address: '',
  notes: '',
  total: { minor: 6500, currency: 'USD' },
  guest: { name: 'Eleni', phone: '691 234 5678' },
  language: 'el',
} as const;

it('confirms a draft under its key', async () => {
  const { client, asked } = clientWith({ booking: cutOnFriday });
  const booking = await createBookingsApi(client, pictures).confirm(draft);
  expect(booking).toMatchObject({
    id: 'b1',
    date: '2027-01-08',
    time: '10:00',
    endsAt: Date.UTC(2027, 0, 8, 8, 45),
    salon: { picture: { light: 'https://api.example/storage/salons/01/facade.svg' } },
  });
  const [call] = asked;
  expect(call).toMatchObject({ method: 'POST', path: '/api/v1/bookings' });
  expect(call?.body).toEqual({
    salonId: '01',
    serviceId: '01-cut',
    staffId: null,
    date: '2027-01-08',
    time: '10:00',
    location: 'salon',
    address: '',
    notes: '',
    total: { minor: 6500, currency: 'USD' },
    guest: { name: 'Eleni', phone: '691 234 5678' },
  });
  expect(call?.headers.get('idempotency-key')).toBe('key-of-draft');
  expect(call?.headers.get('accept-language')).toBe('el');
  expect(call?.headers.get('authorization')).toBe('Bearer token-1');
});

it('reads every page of upcoming bookings', async () => {
  const { client, asked } = clientWith(
    { bookings: [cutOnFriday], nextCursor: 'next' },
    { bookings: [{ ...cutOnFriday, id: 'b2' }], nextCursor: null },
  );
  const upcoming = await createBookingsApi(client, pictures).upcomingAt('01', request);
  expect(upcoming.map(({ id }) => id)).toEqual(['b1', 'b2']);
  expect(asked.map(({ path }) => path)).toEqual([
    '/api/v1/bookings?when=upcoming&salon=01',
    '/api/v1/bookings?when=upcoming&salon=01&cursor=next',
  ]);
});

it('reads one page of past bookings', async () => {
  const { client, asked } = clientWith({ bookings: [cutOnFriday], nextCursor: 'next' });
  const page = await createBookingsApi(client, pictures).past('cursor', request);
  expect(page).toMatchObject({ items: [{ id: 'b1' }], nextCursor: 'next' });
  expect(asked[0]?.path).toBe('/api/v1/bookings?when=past&cursor=cursor');
});

it('offers times for a move', async () => {
  const slot = { time: '10:00', ends: '10:45', staffIds: ['01-nikos'], refusal: null };
  const { client, asked } = clientWith({ date: '2027-01-09', version: 3, slots: [slot] });
  const times = await createBookingsApi(client, pictures).times('b1', '2027-01-09', request);
  expect(times).toEqual([{ time: '10:00', ends: '10:45', staffIds: ['01-nikos'], refusal: null }]);
  expect(asked[0]?.path).toBe('/api/v1/bookings/b1/slots?date=2027-01-09');
});

const change = { idempotencyKey: 'key-of-change', bookingId: 'b1', revision: 2, language: 'en' };

it.each([
  ['reschedule', 'PATCH /api/v1/bookings/b1', { date: '2027-01-09', time: '11:00' }],
  ['cancel', 'POST /api/v1/bookings/b1/cancel', undefined],
  ['restore', 'POST /api/v1/bookings/b1/restore', undefined],
  ['rate', 'PUT /api/v1/bookings/b1/rating', { rating: 5, review: null }],
] as const)('sends "%s" for the state that the customer saw', async (name, line, body) => {
  const { client, asked } = clientWith({ booking: cutOnFriday });
  const details = { date: '2027-01-09', time: '11:00', rating: 5, review: null } as const;
  await createBookingsApi(client, pictures)[name]({ ...change, ...details });
  const [call] = asked;
  expect(`${call?.method} ${call?.path}`).toBe(line);
  expect(call?.body).toEqual(body);
  expect(call?.headers.get('if-match')).toBe('"2"');
  expect(call?.headers.get('idempotency-key')).toBe('key-of-change');
});

it('treats a response without a booking as a server failure', async () => {
  const { client } = createTestClient(() =>
    Response.json({ booking: { ...cutOnFriday, date: 'soon' } }),
  );
  await expect(createBookingsApi(client, pictures).cancel(change)).rejects.toMatchObject({
    failure: { kind: 'server' },
  });
});
