import { favoritesResponseSchema, recommendationsResponseSchema } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { customers } from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { insertBooking } from '../../../test/booking-rows.ts';
import { readJson } from '../../../test/read-json.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import type { Visitor } from '../../../test/visitor.ts';

const path = '/api/v1/recommendations';

const server = fileBackend();

const read = async (visitor: Visitor, headers?: Record<string, string>) =>
  readJson(await visitor.get(path, headers), recommendationsResponseSchema);

async function idOf(visitor: Visitor, uid: string): Promise<string> {
  await visitor.get(path);
  const [row] = await server.db.select().from(customers).where(eq(customers.identityUid, uid));
  return row?.id ?? '';
}

const visit = (customerId: string, salonId: string, slug: string, days: number, status?: string) =>
  insertBooking(server.db, {
    customerId,
    salonId,
    serviceId: `${salonId}-${slug}`,
    barberId: `${salonId}-nikos`,
    startsAt: new Date(testNow + days * 86_400_000),
    endsAt: new Date(testNow + days * 86_400_000 + 3_600_000),
    localDate: new Date(testNow + days * 86_400_000).toISOString().slice(0, 10),
    ...(status === undefined ? {} : { status }),
  });

test('a visitor without history sees six top salons with their facts', async () => {
  const answer = await read(server.backend.visitor());
  expect(answer.favorites).toEqual([]);
  expect(answer.recommended.map(({ reason }) => reason.kind)).toEqual(
    Array.from({ length: 6 }, () => 'loved'),
  );
  expect(answer.salons.map(({ id }) => id)).toEqual(
    answer.recommended.map(({ salonId }) => salonId),
  );
  const ratings = answer.salons.map(({ rating }) => rating ?? 0);
  expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
});

test('the most booked services come first, with their last visit and the salon', async () => {
  const customer = server.backend.customer('regular');
  const id = await idOf(customer, 'regular');
  await visit(id, '01', 'haircut-style', -70);
  await visit(id, '01', 'haircut-style', 3);
  await visit(id, '03', 'beard-trim', -14);
  await visit(id, '03', 'beard-trim', -131);
  await visit(id, '08', 'hair-color', -33);
  await visit(id, '09', 'hair-color', -160);
  await visit(id, '09', 'highlights', -20, 'cancelled');
  await customer.send('PUT', '/api/v1/favorites/21');

  const { favorites, recommended, trending, salons } = await read(customer);
  expect(favorites).toMatchObject([
    { salonId: '03', serviceId: '03-beard-trim', times: 2, lastDate: '2026-11-23' },
    { salonId: '01', serviceId: '01-haircut-style', times: 2, lastDate: '2026-09-28' },
    { salonId: '08', serviceId: '08-hair-color', times: 1, lastDate: '2026-11-04' },
  ]);
  expect(favorites[1]).toMatchObject({
    serviceIndex: 0,
    serviceName: 'Haircut & Style',
    price: { minor: 6500, currency: 'USD' },
    minutes: 45,
  });
  expect(recommended.map(({ reason }) => reason.kind)).toEqual([
    'booked',
    'booked',
    'booked',
    'booked',
    'saved',
    'saved',
  ]);
  const known = ['01', '03', '08', '09', '21'];
  expect(recommended.filter(({ salonId }) => known.includes(salonId))).toEqual([]);
  expect(trending).toEqual(['Color', 'Balayage']);
  const named = [...favorites, ...recommended].map(({ salonId }) => salonId);
  expect(salons.map((salon) => salon.id)).toEqual([...new Set(named)]);

  const greek = await read(customer, { 'Accept-Language': 'el' });
  expect(greek.favorites[1]?.serviceName).toBe('Κούρεμα & χτένισμα');
});

test('saved salons are listed with their facts, newest first', async () => {
  const visitor = server.backend.visitor();
  await visitor.send('PUT', '/api/v1/favorites/05');
  await visitor.send('PUT', '/api/v1/favorites/03');
  const { salons } = await readJson(
    await visitor.get('/api/v1/favorites'),
    favoritesResponseSchema,
  );
  expect(salons.map(({ id }) => id)).toEqual(['03', '05']);
  expect(salons[0]?.services).toContain('Beard Trim');
});
