import { expect, it } from 'vitest';
import { createSampleBooking } from '../adapters/sample/sample-booking.ts';
import { createSampleSalon } from '../adapters/sample/sample-salon.ts';
import { createSampleWorld, type SampleWorld } from '../adapters/sample/sample-world.ts';
import { emptyDraft } from '../features/booking-wizard/booking-draft.ts';
import { priceOf } from '../features/booking-wizard/booking-rules.ts';
import type { SalonFacts } from '../domain/ports/old/salon-port.ts';
import { describeBookingPort } from '../features/booking-wizard/testing/booking-port-contract.ts';
import { describeSalonPort } from '../features/salon/testing/salon-port-contract.ts';

const facts: SalonFacts = {
  id: '01',
  name: 'Atelier Aristotelous',
  address: '12 Aristotelous Square',
  topRated: true,
  rating: 4.9,
  reviewCount: 234,
  distance: 0.4,
  priceRange: '$$',
  pictures: [{ day: '/day.svg', night: '/night.svg' }],
};

/** Saturday, 14 June 2025, 12:10 in Athens. */
const now = Date.parse('2025-06-14T09:10:00Z');

function createWorld(): SampleWorld {
  return createSampleWorld({
    facts: (id) => Promise.resolve(id === '01' ? facts : null),
    salons: () => Promise.resolve([facts]),
    picture: (path) => `/storage/${path}`,
    now: () => now,
    delay: 0,
  });
}

describeBookingPort('sample', () => ({
  port: createSampleBooking(createWorld()),
  salonId: '01',
  unknownSalonId: '99',
  date: '2025-06-16',
  today: '2025-06-14',
  nextTime: '12:30',
}));

describeSalonPort('sample', () => {
  const world = createWorld();
  const booking = createSampleBooking(world);
  let count = 0;
  return {
    port: createSampleSalon(world),
    salonId: '01',
    unknownSalonId: '99',
    async book() {
      count += 1;
      const date = `2025-06-${16 + count}`;
      const slots = await booking.slots({ salonId: '01', serviceId: 'haircut-style', date });
      const free = slots.find((slot) => slot.freeBarberIds.length > 0);
      const appointment = await booking.confirm({
        idempotencyKey: `key-${count}`,
        salonId: '01',
        serviceId: 'haircut-style',
        date,
        time: free?.time ?? '',
        barberId: free?.freeBarberIds[0] ?? '',
        location: 'salon',
        address: '',
        notes: '',
        total: { minor: 6500, currency: 'USD' },
      });
      return appointment.id;
    },
  };
});

it('has eighteen slots a day, some free and some taken with every barber', async () => {
  const booking = createSampleBooking(createWorld());
  const slots = await booking.slots({ salonId: '01', serviceId: 'any', date: '2025-06-16' });
  expect(slots).toHaveLength(18);
  expect(slots[0]?.time).toBe('09:00');
  expect(slots.at(-1)?.time).toBe('17:30');
  for (const barberId of ['eleni', 'nikos', 'sofia']) {
    const free = slots.filter(({ freeBarberIds }) => freeBarberIds.includes(barberId)).length;
    expect(free).toBeGreaterThan(6);
    expect(free).toBeLessThan(18);
  }
});

it('has four services and three barbers at their prices', async () => {
  const offer = await createSampleBooking(createWorld()).offer('01', 'en');
  expect(offer?.services.map(({ name, price, minutes }) => [name, price.minor, minutes])).toEqual([
    ['Haircut & Style', 6500, 45],
    ['Hair Color', 12_000, 90],
    ['Beard Trim', 3500, 20],
    ['Highlights', 14_000, 120],
  ]);
  expect(offer?.barbers.map(({ price }) => price.minor)).toEqual([6500, 7000, 6000]);
});

it('adds up every offer: the service, what the barber differs from 65 dollars, 20 for the way', async () => {
  const offer = await createSampleBooking(createWorld()).offer('01', 'en');
  if (offer === null) throw new Error('salon 01 has an offer');
  const totals = offer.services.map((service) =>
    offer.barbers.flatMap((barber) =>
      (['salon', 'home'] as const).map((location) => {
        const draft = { ...emptyDraft, serviceId: service.id, barberId: barber.id, location };
        return priceOf(draft, offer).total.minor;
      }),
    ),
  );
  expect(totals).toEqual([
    [6500, 8500, 7000, 9000, 6000, 8000],
    [12_000, 14_000, 12_500, 14_500, 11_500, 13_500],
    [3500, 5500, 4000, 6000, 3000, 5000],
    [14_000, 16_000, 14_500, 16_500, 13_500, 15_500],
  ]);
});
