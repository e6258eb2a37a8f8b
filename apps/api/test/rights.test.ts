import { randomUUID } from 'node:crypto';
import { type Call, v1Calls } from '@salonica/contract/v1/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RightCall, rightCalls, type World } from '../bench/hostile/right-values.ts';
import { rightWorld } from '../bench/hostile/right-world.ts';
import {
  barberAbsences,
  barbers,
  bookingBlocks,
  conversations,
  customers,
  messages,
  reviews,
  salonBlocks,
  savedReplies,
  services,
  deskRequests,
  settingRevisions,
} from '../src/platform/database/schema/index.ts';
import { createBackend, testNow } from './backend.ts';
import { makeDesk } from '../src/subjects/desk/testing/make-desk.ts';
import { insertBooking } from './booking-rows.ts';
import { callers, deskCallers, expectedDeskRights, expectedRights } from './expected-rights.ts';
import { noIdentity } from './no-identity.ts';
import { makeRecords, type OwnedRecords } from './owned-records.ts';
import { type MadeSalon, makeSalon, nth } from './salon-fixture.ts';
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
    const records = await makeDeskRecords(salon, barber.id);
    // The barber of the world has a column already.
    const world = {
      ...(name === 'inviteDeskMember' ? { barberId: null } : {}),
      ...(name === 'orderDeskServices' ? { ids: salon.serviceIds } : {}),
      ...(name === 'orderDeskBarbers' ? { ids: salon.barberIds } : {}),
    };
    const messageId = records['messageId'];
    const call = callOf(name, { ...rightWorld(salon), ...world, messageId });
    statuses.push(await statusOf(call, pathOf(call, salon, records), visitor));
  }
  expect(Object.fromEntries(deskCallers.map((caller, index) => [caller, statuses[index]]))).toEqual(
    Object.fromEntries(
      deskCallers.map((caller, index) => [caller, expectedDeskRights(name, row)[index]]),
    ),
  );
});

/**
 * Ids of a salon's records, by the start of the paths below which they are.
 * @param asking - the barber whose request waits
 */
async function makeDeskRecords(salon: MadeSalon, asking: string): Promise<OwnedRecords> {
  const member = await makeCustomer();
  const { manager, invitation } = await makeDesk(database.db, salon, { manager: member.id });
  // Every caller may move it to the same time.
  await database.db.delete(bookingBlocks);
  // Every caller has seen the first revision, and nothing is retired.
  await database.db.delete(settingRevisions);
  await database.db.update(services).set({ retiredAt: null });
  await database.db.update(barbers).set({ retiredAt: null });
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
  const conversation = { id: randomUUID(), customerId: customer.id, salonId: salon.id };
  const last = { lastNumber: 1, lastAt: new Date(testNow) };
  await database.db.insert(conversations).values({ ...conversation, ...last });
  const message = { id: randomUUID(), key: randomUUID(), number: 1, text: 'Hello', language: 'en' };
  await database.db.insert(messages).values({
    ...message,
    conversationId: conversation.id,
    sender: 'customer',
    sentAt: new Date(testNow),
  });
  const reply = { id: randomUUID(), salonId: salon.id, language: 'en', text: 'Thanks' } as const;
  await database.db.insert(savedReplies).values({ ...reply, createdAt: new Date(testNow) });
  const review = { id: randomUUID(), salonId: salon.id, author: 'Eleni V.', stars: 4 };
  await database.db.insert(reviews).values({ ...review, language: 'en', date: '2026-12-01' });
  const request = randomUUID();
  await database.db.insert(deskRequests).values({
    id: request,
    salonId: salon.id,
    barberId,
    customerId: asking,
    kind: 'absence',
    date: '2026-12-18',
    starts: '09:00',
    lastDate: '2026-12-18',
    ends: '10:00',
    status: 'open',
    createdAt: new Date(testNow),
  });
  await database.db.delete(settingRevisions);
  return {
    messageId: message.id,
    '/api/v1/desk/{salon}/services': nth(salon.serviceIds, 2),
    '/api/v1/desk/{salon}/reviews': review.id,
    '/api/v1/desk/{salon}/barbers': nth(salon.barberIds, 2),
    '/api/v1/desk/{salon}/shifts': barberId,
    '/api/v1/desk/{salon}/requests': request,
    '/api/v1/desk/{salon}/bookings': booking,
    '/api/v1/desk/{salon}/conversations': conversation.id,
    '/api/v1/desk/{salon}/replies': reply.id,
    '/api/v1/desk/{salon}/blocks': block,
    '/api/v1/desk/{salon}/absences': absence,
    '/api/v1/desk/{salon}/team': manager,
    '/api/v1/desk/{salon}/invitations': invitation,
  };
}
