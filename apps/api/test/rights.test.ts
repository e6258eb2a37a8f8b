import { randomUUID } from 'node:crypto';
import { type Call, v1Calls } from '@salonica/contract/v1/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RightCall, rightCalls, type World } from '../bench/hostile/right-values.ts';
import { rightWorld } from '../bench/hostile/right-world.ts';
import { customers } from '../src/platform/database/schema/index.ts';
import { createBackend } from './backend.ts';
import { callers, expectedRights } from './expected-rights.ts';
import { noIdentity } from './no-identity.ts';
import { makeRecords, type OwnedRecords } from './owned-records.ts';
import { type MadeSalon, makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import type { Visitor } from './visitor.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let made = 0;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({
    db: database.db,
    env: { PAYMENT_PROVIDER: 'test' },
    identity: {
      ...noIdentity,
      accountOf: async () => ({ email: undefined, providers: ['password'], passwordChangedAt: 1 }),
    },
  });
});
afterAll(() => database.close());

async function makeGuest(salon: MadeSalon): Promise<Visitor> {
  const guest = backend.visitor();
  await guest.send('PUT', `/api/v1/favorites/${salon.id}`);
  return guest;
}

/** A new customer for every call: some calls change or end what others need. */
async function makeCustomer(): Promise<{ visitor: Visitor; id: string }> {
  made += 1;
  const uid = `rights-${made}`;
  const visitor = backend.customer(uid);
  await visitor.get('/api/v1/addresses');
  const [row] = await database.db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.identityUid, uid));
  if (row === undefined) throw new Error('A call stores the customer.');
  return { visitor, id: row.id };
}

function pathOf({ path, query }: RightCall, salon: MadeSalon, records: OwnedRecords): string {
  const [start = ''] = path.split('/{');
  const id = records[start] ?? salon.id;
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return `${path.replaceAll(/\{\w+\}/g, id)}${search === '' ? '' : `?${search}`}`;
}

async function statusOf(call: RightCall, path: string, visitor: Visitor) {
  const response = await visitor.send(call.method, path, call.body, {
    'Idempotency-Key': randomUUID(),
    'If-Match': '"0"',
  });
  await response.body?.cancel();
  return response.status;
}

function callOf(name: string, world: World): RightCall {
  const row = Object.entries(v1Calls).find(([key]) => key === name)?.[1];
  const path = row?.path.replaceAll(/:(\w+)/g, '{$1}');
  const call = rightCalls(world).find(
    (one) => one.path === path && one.method === row?.method.toUpperCase(),
  );
  if (call === undefined) throw new Error('The call is not described.');
  return call;
}

test.each(Object.entries<Call>(v1Calls))('rights of %s', async (name, row) => {
  const expected = expectedRights(name, row);
  const salon = await makeSalon(database.db, {
    barbers: callers.map(() => ({ priceMinor: 6500 })),
  });
  const [owner, other] = [await makeCustomer(), await makeCustomer()];
  const records = await makeRecords(database.db, salon, owner.id);
  const call = callOf(name, {
    ...rightWorld(salon),
    // Any of the barbers, so that all callers get a place.
    ...(name === 'book' ? { barberId: null } : {}),
    forfeits: null,
    messageId: records['messageId'],
  });
  const visitors = [
    backend.visitor(),
    await makeGuest(salon),
    await makeGuest(salon),
    owner.visitor,
    other.visitor,
  ];
  const statuses: Record<string, number> = {};
  // The owner last: a right of others must not depend on what the owner has changed.
  for (const index of [0, 1, 2, 4, 3]) {
    const visitor = visitors[index];
    if (visitor === undefined) throw new Error('Every caller is there.');
    statuses[callers[index] ?? ''] = await statusOf(call, pathOf(call, salon, records), visitor);
  }
  expect(statuses).toEqual(
    Object.fromEntries(callers.map((caller, index) => [caller, expected[index]])),
  );
});
