import { describe, expect, it } from 'vitest';
import { createSampleAdapters, type KnownSalon } from '../adapters/sample/index.ts';

const { signal } = new AbortController();

function salonNamed(id: string, rating: number, categories: readonly string[]): KnownSalon {
  return {
    id,
    name: `Salon ${id}`,
    address: '',
    topRated: false,
    rating,
    reviewCount: 10,
    distance: 1,
    priceRange: '$',
    pictures: [],
    categories,
  };
}

// The sample customer has been to 01 to 05.
const salons = [
  ...['01', '02', '03', '04', '05'].map((id) => salonNamed(id, 4.9, ['Haircut'])),
  salonNamed('20', 4.1, ['Haircut']),
  salonNamed('21', 4.2, ["Men's Cuts"]),
  salonNamed('22', 4.3, ['Haircut']),
  salonNamed('23', 4.8, ['Extensions']),
  salonNamed('24', 4.0, ['Extensions']),
];

function adapters() {
  return createSampleAdapters({
    facts: async (id) => salons.find((salon) => salon.id === id) ?? null,
    salons: async () => salons,
    picture: (path) => path,
    now: () => Date.parse('2025-06-14T09:10:00Z'),
    delay: 0,
  });
}

describe('first free times', () => {
  it('are the ones that the page of a salon says', async () => {
    const { availability, salon } = adapters();
    const times = await availability.nextFree(['01', '20']);
    for (const id of ['01', '20']) {
      const page = await salon.salon(id, { language: 'en', signal });
      expect(times.get(id)).toEqual(page?.nextAvailable);
    }
  });
});

describe('recommendations', () => {
  const question = { language: 'en', savedIds: [], signal };

  it('know the past of the customer, the most booked first', async () => {
    const { recommendations } = adapters();
    const { favorites } = await recommendations.recommendations({ ...question, isCustomer: true });
    expect(favorites).toHaveLength(3);
    const times = favorites.map((favorite) => favorite.times);
    expect(times).toEqual(times.toSorted((a, b) => b - a));
  });

  it('never name a salon that is known already', async () => {
    const { recommendations } = adapters();
    const { recommended, favorites } = await recommendations.recommendations({
      ...question,
      isCustomer: true,
      savedIds: ['23'],
    });
    const ids = recommended.map(({ salonId }) => salonId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).not.toContain('23');
    for (const { salonId } of favorites) expect(ids).not.toContain(salonId);
    expect(recommended).toContainEqual({
      salonId: '24',
      reason: { kind: 'saved', salonName: 'Salon 23' },
    });
  });

  it('have no past of a visitor, but what was booked since the page was opened', async () => {
    const { recommendations, booking } = adapters();
    const visitor = { ...question, isCustomer: false };
    const before = await recommendations.recommendations(visitor);
    expect(before.favorites).toEqual([]);
    expect(before.recommended.map(({ reason }) => reason.kind)).toEqual(Array(6).fill('loved'));

    const date = '2025-06-16';
    const slots = await booking.slots({ salonId: '01', serviceId: 'haircut-style', date });
    const free = slots.find(({ freeBarberIds }) => freeBarberIds.length > 0);
    await booking.confirm({
      idempotencyKey: 'one',
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
    const after = await recommendations.recommendations(visitor);
    expect(after.favorites).toMatchObject([{ salonId: '01', times: 1, lastDate: null }]);
    expect(after.recommended[0]?.reason).toEqual({
      kind: 'booked',
      serviceName: 'Haircut & Style',
    });
  });
});
