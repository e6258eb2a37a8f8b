import { randomUUID } from 'node:crypto';
import { v1Calls } from '@salonica/contract/v1/calls';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type RightCall, rightCalls, type World } from '../bench/hostile/right-values.ts';
import { rightWorld } from '../bench/hostile/right-world.ts';
import { customers } from '../src/platform/database/schema/index.ts';
import { createBackend } from './backend.ts';
import { noIdentity } from './no-identity.ts';
import { makeRecords, type OwnedRecords } from './owned-records.ts';
import { type MadeSalon, makeSalon } from './salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from './test-database.ts';
import type { Visitor } from './visitor.ts';

type CallName = keyof typeof v1Calls;
type Statuses = readonly [number, number, number, number, number];

/** In the order of the statuses. The records belong to `customer`. */
const callers = ['nobody', 'guest', 'other guest', 'customer', 'other customer'] as const;

/** The same for every caller. */
const all = (status: number): Statuses => [status, status, status, status, status];
/** Of each customer's own records. */
const own = (status: number): Statuses => [401, 401, 401, status, status];
/** Of one record of the customer: to another customer it does not exist. */
const owned = (status: number): Statuses => [401, 401, 401, status, 404];
/** Of one booking of the customer: to every other customer and guest it does not exist. */
const booked = (status: number): Statuses => [401, 404, 404, status, 404];

/** The response to a well-formed request of each caller. A call without a line does not compile. */
const rights: Record<CallName, Statuses> = {
  findSalons: all(200),
  readSalon: all(200),
  listReviews: all(200),
  listSlots: all(200),
  listDays: all(200),
  readSalonNextFree: all(200),
  readNextFree: all(200),
  listBookings: all(200),
  book: all(201),
  readBooking: booked(200),
  moveBooking: booked(200),
  listBookingSlots: booked(200),
  cancelBooking: booked(200),
  restoreBooking: booked(409),
  rateBooking: booked(409),
  listFavorites: all(200),
  listFavoriteIds: all(200),
  saveFavorite: all(204),
  removeFavorite: all(204),
  listAddresses: own(200),
  addAddress: own(201),
  changeAddress: owned(200),
  deleteAddress: owned(200),
  restoreAddress: owned(200),
  recommend: all(200),
  listConversations: own(200),
  startConversation: own(200),
  listMessages: owned(200),
  sendMessage: owned(201),
  markMessagesRead: owned(200),
  listNotices: own(200),
  countUnreadNotices: own(200),
  markNoticesRead: own(200),
  readNoticePreferences: own(200),
  changeNoticePreferences: own(200),
  readCalendarFeed: own(200),
  createCalendarFeed: own(200),
  deleteCalendarFeed: own(200),
  readProfile: own(200),
  changeProfile: own(200),
  readPicture: own(404),
  changePicture: own(422),
  removePicture: own(200),
  requestVerification: own(200),
  confirmEmail: all(404),
  requestEmailChange: own(200),
  cancelEmailChange: own(200),
  confirmEmailChange: all(404),
  readWallet: own(200),
  listTransactions: own(200),
  topUp: own(404),
  listWithdrawals: own(200),
  withdraw: own(409),
  addPaymentMethod: own(422),
  changePaymentMethod: owned(200),
  removePaymentMethod: owned(200),
  restorePaymentMethod: owned(200),
  readWaitlist: own(200),
  // The wanted day has free times.
  joinWaitlist: own(409),
  leaveWaitlist: owned(204),
  claimOffer: owned(200),
  refuseOffer: owned(204),
  undoMove: owned(409),
  downloadAccountData: own(200),
  readDeletionOutlook: own(200),
  deleteAccount: own(200),
  sendContactMessage: all(204),
  requestNewsletter: all(204),
  confirmNewsletter: all(404),
  unsubscribe: all(204),
  // Without the token of a link, for every caller.
  readVisit: all(401),
  listVisitSlots: all(401),
  moveVisit: all(401),
  cancelVisit: all(401),
  restoreVisit: all(401),
  forgetVisit: all(401),
  makeBookingLink: booked(404),
  forgetGuest: [204, 204, 204, 403, 403],
  streamEvents: all(200),
};

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

test.each(Object.entries(rights))('rights of %s', async (name, expected) => {
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
