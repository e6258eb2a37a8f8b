import { randomUUID } from 'node:crypto';
import { type Call, v1Calls } from '@salonica/contract/v1/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RightCall, rightCalls, type World } from '../bench/hostile/right-values.ts';
import { rightWorld } from '../bench/hostile/right-world.ts';
import {
  barberAbsences,
  bookingBlocks,
  customers,
  salonBlocks,
} from '../src/platform/database/schema/index.ts';
import { createBackend, testNow } from './backend.ts';
import { makeDesk } from '../src/subjects/desk/testing/make-desk.ts';
import { insertBooking } from './booking-rows.ts';
import { callers, deskCallers, expectedDeskRights, expectedRights } from './expected-rights.ts';
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
  const [start = ''] = path.split('/{id}');
  const parts = new Map([
    ['id', records[start] ?? salon.id],
    ['salon', salon.id],
    ['date', '2026-12-10'],
  ]);
  const search = Object.entries(query)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
  return `${path.replaceAll(/\{(\w+)\}/g, (_, name: string) => parts.get(name) ?? '')}${search === '' ? '' : `?${search}`}`;
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

const rowsOf = (isAtDesk: boolean) =>
  Object.entries<Call>(v1Calls).filter(([, { access }]) => (access === 'member') === isAtDesk);

test.each(rowsOf(false))('rights of %s', async (name, row) => {
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

test.each(rowsOf(true))('rights at the desk: %s', async (name, row) => {
  const salon = await makeSalon(database.db);
  const others = await makeSalon(database.db);
  const [customer, stranger, barber, manager, owner] = [
    await makeCustomer(),
    await makeCustomer(),
    await makeCustomer(),
    await makeCustomer(),
    await makeCustomer(),
  ];
  await makeDesk(database.db, others, { owner: stranger.id });
  const statuses: number[] = [];
  const visitors = [
    backend.visitor(),
    await makeGuest(salon),
    ...[customer, stranger, barber, manager, owner].map(({ visitor }) => visitor),
  ];
  await makeDesk(database.db, salon, {
    barber: barber.id,
    manager: manager.id,
    owner: owner.id,
  });
  for (const visitor of visitors) {
    // Every caller finds fresh records: some calls end them.
    const records = await makeDeskRecords(salon);
    // The barber of the world has a column already.
    const world = name === 'inviteDeskMember' ? { barberId: null } : {};
    const call = callOf(name, { ...rightWorld(salon), ...world });
    statuses.push(await statusOf(call, pathOf(call, salon, records), visitor));
  }
  expect(Object.fromEntries(deskCallers.map((caller, index) => [caller, statuses[index]]))).toEqual(
    Object.fromEntries(
      deskCallers.map((caller, index) => [caller, expectedDeskRights(name, row)[index]]),
    ),
  );
});

/** Ids of a salon's records, by the start of the paths below which they are. */
async function makeDeskRecords(salon: MadeSalon): Promise<OwnedRecords> {
  const member = await makeCustomer();
  const { manager, invitation } = await makeDesk(database.db, salon, { manager: member.id });
  // Every caller may move it to the same time.
  await database.db.delete(bookingBlocks);
  const customer = await makeCustomer();
  const booking = await insertBooking(database.db, {
    customerId: customer.id,
    salonId: salon.id,
    serviceId: salon.serviceIds[0],
    barberId: salon.barberIds[0],
    serviceMinor: 6500,
  });
  const [barberId] = salon.barberIds;
  const block = randomUUID();
  await database.db.insert(salonBlocks).values({
    id: block,
    salonId: salon.id,
    barberId,
    purpose: 'lunch',
    createdAt: new Date(testNow),
  });
  const absence = randomUUID();
  const during = '[2026-12-15T08:00Z,2026-12-15T12:00Z)';
  await database.db.insert(barberAbsences).values({ id: absence, barberId, during });
  return {
    '/api/v1/desk/{salon}/bookings': booking,
    '/api/v1/desk/{salon}/blocks': block,
    '/api/v1/desk/{salon}/absences': absence,
    '/api/v1/desk/{salon}/team': manager,
    '/api/v1/desk/{salon}/invitations': invitation,
  };
}
