import { expect, it } from 'vitest';
import { createSampleBooking } from '../adapters/sample/sample-booking.ts';
import { createSampleBookings } from '../adapters/sample/sample-bookings.ts';
import { createSampleWorld } from '../adapters/sample/sample-world.ts';
import { describeBookingsPort } from '../features/my-bookings/testing/bookings-port-contract.ts';
import type { SalonFacts } from '../domain/ports/old/salon-port.ts';
import { daysBetween, instantOf, salonTimeZone, weekdayOf } from '../shared/dates.ts';

const salons: readonly SalonFacts[] = ['01', '02', '03', '08', '09'].map((id) => ({
  id,
  name: `Salon ${id}`,
  address: `${id} Aristotelous Square`,
  topRated: true,
  rating: 4.9,
  reviewCount: 234,
  distance: 0.4,
  priceRange: '$$',
  pictures: [{ day: '/day.svg', night: '/night.svg' }],
}));

const { signal } = new AbortController();
const english = { language: 'en', signal };

function createWorld(date = '2025-06-14') {
  let now = instantOf({ date, time: '12:10' }, salonTimeZone);
  const world = createSampleWorld({
    facts: async (id) => salons.find((salon) => salon.id === id) ?? null,
    salons: async () => salons,
    picture: (path) => `/storage/${path}`,
    now: () => now,
    delay: 0,
  });
  const booking = createSampleBooking(world);
  let count = 0;
  return {
    world,
    port: createSampleBookings(world),
    setClock: (instant: number) => {
      now = instant;
    },
    async book(salonId: string, barberId: string, day: string, time: string) {
      count += 1;
      return booking.confirm({
        idempotencyKey: `wizard-${count}`,
        salonId,
        serviceId: 'hair-color',
        date: day,
        time,
        barberId,
        location: 'home',
        address: '3 Egnatia Street',
        notes: '',
        total: { minor: 14_000, currency: 'USD' },
      });
    },
    async freeTime(salonId: string, barberId: string, day: string) {
      const slots = await booking.slots({ salonId, serviceId: 'hair-color', date: day });
      return slots.find(({ freeBarberIds }) => freeBarberIds.includes(barberId))?.time ?? '';
    },
  };
}

describeBookingsPort('sample', () => {
  const { port, setClock, book } = createWorld();
  return {
    port,
    setClock,
    async rivalBooks({ salon, barber }, date, time) {
      await book(salon.id, barber.id, date, time);
    },
  };
});

it('shows what was confirmed in the wizard, with the facts of the salon', async () => {
  const { port, book, freeTime } = createWorld();
  const time = await freeTime('03', 'eleni', '2025-06-16');
  const { id } = await book('03', 'eleni', '2025-06-16', time);
  expect((await port.upcoming(english))[0]).toMatchObject({
    id,
    date: '2025-06-16',
    time,
    salon: { id: '03', name: 'Salon 03', image: '/day.svg' },
    service: { name: 'Hair Color', minutes: 90, index: 1 },
    barber: { name: 'Eleni Vasiliou', image: '/storage/avatars/eleni.svg' },
    location: 'home',
    address: '3 Egnatia Street',
  });
});

it('names a booking of its own even after another was cancelled', async () => {
  const { port, book, freeTime } = createWorld();
  const first = await book(
    '03',
    'eleni',
    '2025-06-17',
    await freeTime('03', 'eleni', '2025-06-17'),
  );
  await book('03', 'eleni', '2025-06-18', await freeTime('03', 'eleni', '2025-06-18'));
  await port.cancel({ bookingId: first.id, idempotencyKey: 'cancel-1' });
  await book('03', 'eleni', '2025-06-19', await freeTime('03', 'eleni', '2025-06-19'));
  const ids = (await port.upcoming(english)).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

it.each(['2025-06-14', '2026-11-26', '2027-03-25', '2027-10-28'])(
  'has visits around %s, none of them on a Sunday',
  async (today) => {
    const { port } = createWorld(today);
    const upcoming = await port.upcoming(english);
    const { bookings: past } = await port.past({ ...english, cursor: null });
    expect(upcoming.map(({ date }) => daysBetween(today, date) > 1)).toEqual([true, true]);
    expect(past.every(({ date }) => daysBetween(today, date) < -1)).toBe(true);
    expect([...upcoming, ...past].map(({ date }) => weekdayOf(date))).not.toContain(0);
  },
);

it('begins anew for the next customer', async () => {
  const { world, port } = createWorld();
  const before = await port.upcoming(english);
  for (const { id } of before) await port.cancel({ bookingId: id, idempotencyKey: id });
  expect(await port.upcoming(english)).toEqual([]);
  world.forget();
  expect(await port.upcoming(english)).toEqual(before);
});
