import type { BookingWire } from '@salonica/contract/v1';
import { day, minute } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingBlocks, bookings, events, reviews } from '../../platform/database/schema/index.ts';
import { completeVisits } from '../bookings/complete-visits.ts';
import { sweepNews } from '../notices/sweep-news.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, dollars, draftAt, refused } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { changed, deskCalls } from './testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from './testing/desk-world.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let members: DeskWorld;
let count = 0;

beforeAll(async () => {
  world = await openNoticeWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.runJobs();
  world.clock.now = testNow;
  world.sent.length = 0;
  salon = await makeSalon(world.database.db);
  members = await deskWorld(world.database.db, world.backend, salon);
});

const start = Date.UTC(2026, 11, 9, 8);

function newCustomer(language = 'en'): Visitor {
  count += 1;
  return world.backend.customer(`sheet-${count}`, { 'Accept-Language': language });
}

/** A booking on 9 December at 10:00 in the first column. */
async function makeBooking(visitor = newCustomer(), more = {}): Promise<BookingWire> {
  return booked(bookingCalls(visitor).confirm(draftAt(salon, { guest: undefined, ...more })));
}

const desk = (visitor: Visitor = members.manager) => deskCalls(visitor, salon);

const blocksOf = (id: string) =>
  world.database.db.$count(bookingBlocks, eq(bookingBlocks.bookingId, id));

test('a sheet tells who comes, how to reach them, and what changed', async () => {
  const visitor = newCustomer();
  const calls = bookingCalls(visitor);
  const booking = await makeBooking(visitor, { notes: 'Short, please' });
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  await changed(desk().move(moved, { date: '2026-12-10', time: '12:05' }));
  const sheet = await desk().read(booking.id);
  expect(sheet).toMatchObject({
    status: 'confirmed',
    revision: 2,
    visit: { date: '2026-12-10', starts: '12:05', ends: '12:50' },
    customer: {
      name: `sheet-${count}`,
      contact: { email: `sheet-${count}@salonica.example`, phone: null },
      hasAccount: true,
      visits: 0,
      noShows: 0,
    },
    notes: 'Short, please',
    price: { total: dollars(65) },
  });
  expect(sheet.history.map(({ action, by, name }) => [action, by, name])).toEqual([
    ['confirm', 'customer', null],
    ['move', 'customer', null],
    ['move', 'member', `manager-${salon.id}`],
  ]);
  expect(sheet.history[2]).toMatchObject({
    before: { time: '12:00' },
    after: { time: '12:05', barberId: salon.barberIds[0] },
  });
});

test('a barber changes the own column only, and reads no contact of another', async () => {
  const own = await makeBooking();
  const other = await makeBooking(newCustomer(), {
    barberId: nth(salon.barberIds, 1),
    total: dollars(70),
    notes: 'Private',
  });
  const barber = desk(members.barber);
  expect((await barber.read(own.id)).customer.contact).not.toBeNull();
  expect(await barber.read(other.id)).toMatchObject({
    customer: { contact: null },
    notes: null,
    address: null,
  });
  const to = { date: '2026-12-10', time: '12:00' };
  const statuses = await Promise.all(
    [
      barber.move(other, to),
      barber.cancel(other),
      barber.mark(other, 'confirmed'),
      barber.move(own, { ...to, barberId: nth(salon.barberIds, 1) }),
    ].map(async (response) => (await response).status),
  );
  expect(statuses).toEqual([403, 403, 403, 403]);
  await changed(barber.move(own, to));
});

test('another salon’s booking does not exist', async () => {
  const other = await makeSalon(world.database.db);
  const foreign = await booked(
    bookingCalls(newCustomer()).confirm(draftAt(other, { guest: undefined })),
  );
  const calls = desk(members.owner);
  const statuses = await Promise.all(
    [calls.mark(foreign, 'confirmed'), calls.cancel(foreign), calls.move(foreign, foreign)].map(
      async (response) => (await response).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

test('an outdated change is refused with what it is now', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking(visitor);
  await bookingCalls(visitor).move(booking, { date: '2026-12-10', time: '12:00' });
  expect(await refused(desk().cancel(booking))).toMatchObject({
    status: 412,
    code: 'revision-changed',
    booking: { date: '2026-12-10', time: '12:00', revision: 1, mailedTo: null, calendarFile: null },
  });
});

test('marks follow the visit, and tell nothing to the customer', async () => {
  const booking = await makeBooking();
  expect((await desk().mark(booking, 'arrived')).status).toBe(409);
  await world.runJobs();
  world.sent.length = 0;
  world.clock.now = start - 10 * minute;
  const arrived = await changed(desk().mark(booking, 'arrived'));
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'confirmed',
    arrivedAt: new Date(world.clock.now).toISOString(),
  });
  await sweepNews(world.database.db, world.clock.now);
  await world.runJobs();
  // Visits of other tests have reminders of their own.
  const recipient = `sheet-${count}@salonica.example`;
  expect(world.sent.filter((mail) => mail.recipient === recipient)).toEqual([]);
  world.clock.now = start + 45 * minute;
  const done = await changed(desk().mark(arrived, 'completed'));
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'completed',
    customer: { visits: 1, noShows: 0 },
  });
  await changed(desk().mark(done, 'no_show'));
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'no_show',
    arrivedAt: null,
    customer: { visits: 0, noShows: 1 },
  });
});

test('a missed visit frees its chair, stays missed the next day, and cannot be rated', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking(visitor);
  world.clock.now = start;
  const missed = await changed(desk().mark(booking, 'no_show'));
  expect(await blocksOf(booking.id)).toBe(0);
  world.clock.now = start + 2 * day;
  await completeVisits(world.database.db, world.clock.now);
  const seen = { ...booking, revision: missed.revision };
  expect(await refused(bookingCalls(visitor).rate(seen, { rating: 5 }))).toMatchObject({
    status: 409,
    code: 'wrong-state',
  });
  const corrected = await changed(desk().mark(missed, 'completed'));
  expect(await blocksOf(booking.id)).toBe(1);
  await booked(bookingCalls(visitor).rate({ ...booking, ...corrected }, { rating: 5 }));
  expect(await desk().read(booking.id)).toMatchObject({ status: 'completed', rating: 5 });
});

test('the chair of a missed visit cannot be reclaimed from another', async () => {
  const booking = await makeBooking(newCustomer(), { time: '17:30' });
  const late = Date.parse(booking.startsAt);
  world.clock.now = late;
  const missed = await changed(desk().mark(booking, 'no_show'));
  const other = await makeBooking(newCustomer(), { date: '2026-12-10' });
  await changed(desk().move(other, { date: '2026-12-09', time: '17:30' }));
  expect(await refused(desk().mark(missed, 'confirmed'))).toMatchObject({
    status: 409,
    code: 'slot-taken',
  });
});

test('the review of a visit that did not take place is hidden and not counted', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking(visitor);
  world.clock.now = start + day + 45 * minute;
  await world.proveCustomers();
  await completeVisits(world.database.db, world.clock.now);
  await booked(bookingCalls(visitor).rate(booking, { rating: 4, review: 'Fine' }));
  const reviewed = async () => {
    const [row] = await world.database.db
      .select({ isPublic: reviews.isPublic })
      .from(reviews)
      .where(eq(reviews.bookingId, booking.id));
    return row?.isPublic;
  };
  expect(await reviewed()).toBe(true);
  await changed(desk().mark({ ...booking, revision: 1 }, 'no_show'));
  expect(await reviewed()).toBe(false);
  await completeVisits(world.database.db, world.clock.now + day);
  expect(await reviewed()).toBe(false);
});

test.each([
  ['en', 'Reason: Your barber is away'],
  ['el', 'Λόγος: Ο κομμωτής σας απουσιάζει'],
])('a cancelled visit is told with its reason in %s', async (language, line) => {
  const visitor = newCustomer(language);
  const booking = await makeBooking(visitor);
  await world.proveCustomers();
  await world.runJobs();
  world.sent.length = 0;
  await changed(desk().cancel(booking));
  await world.runJobs();
  expect(world.sent.map(({ text }) => text.includes(line))).toEqual([true]);
  expect(await blocksOf(booking.id)).toBe(0);
  const seen = { ...booking, revision: 1 };
  expect((await bookingCalls(visitor).read(booking.id)).status).toBe(200);
  expect((await bookingCalls(visitor).restore(seen)).status).toBe(409);
  expect(await desk().read(booking.id)).toMatchObject({
    status: 'salon_cancelled',
    cancelReason: 'barber-away',
  });
  expect((await desk().mark(seen, 'confirmed')).status).toBe(409);
});

test('a cancellation by the salon is announced also where its job is gone', async () => {
  const booking = await makeBooking();
  await world.proveCustomers();
  await world.runJobs();
  await changed(desk().cancel(booking, 'salon-closed'));
  await world.database.db.execute("delete from jobs.job where name = 'announce'");
  world.sent.length = 0;
  await sweepNews(world.database.db, world.clock.now);
  await world.runJobs();
  expect(world.sent.map(({ text }) => text)).toEqual([
    expect.stringContaining('Reason: The salon is closed at that time'),
  ]);
});

test('a move past the notice keeps the price; another service needs the shown one', async () => {
  const booking = await makeBooking();
  world.clock.now = start - minute;
  const other = nth(salon.barberIds, 1);
  const moved = await changed(
    desk().move(booking, { date: '2026-12-09', time: '18:00', barberId: other }),
  );
  expect(await desk().read(booking.id)).toMatchObject({
    barber: { id: other },
    price: { total: dollars(65) },
  });
  const color = { date: '2026-12-09', time: '18:00', serviceId: nth(salon.serviceIds, 1) };
  expect(await refused(desk().move(moved, color))).toMatchObject({
    code: 'price-changed',
    total: dollars(120),
  });
  await changed(desk().move(moved, { ...color, total: dollars(120) }));
  expect(await desk().read(booking.id)).toMatchObject({
    service: { name: 'Hair Color' },
    visit: { starts: '18:00', ends: '19:30' },
    price: { service: dollars(120), total: dollars(120) },
  });
});

test('no move bypasses another visit, the hours, or the customer’s other places', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking(visitor);
  await makeBooking(newCustomer(), { time: '12:00' });
  const elsewhere = await makeSalon(world.database.db);
  const there = draftAt(elsewhere, { guest: undefined, time: '14:00' });
  await booked(bookingCalls(visitor).confirm(there));
  const to = (time: string) => refused(desk().move(booking, { date: '2026-12-09', time }));
  expect(await to('12:15')).toMatchObject({ status: 409, code: 'slot-taken' });
  expect(await to('19:30')).toMatchObject({ status: 409, code: 'not-bookable' });
  const refusal = await to('14:15');
  expect(refusal).toMatchObject({ status: 409, code: 'double-booked' });
  // The salon does not learn where.
  expect(refusal.booking).toBeUndefined();
});

test('every change is one step of the salon’s clock, and reaches the customer', async () => {
  const booking = await makeBooking();
  const moved = await changed(desk().move(booking, { date: '2026-12-10', time: '10:00' }));
  const found = await world.database.db.select().from(events);
  const topics = found
    .filter(({ payload }) => payload['version'] === moved.version)
    .filter(({ subject }) => subject === salon.id)
    .map(({ xid }) => found.filter((event) => event.xid === xid).map(({ topic }) => topic));
  expect(topics).toEqual([['customer', 'salon']]);
});

test('who has come comes again for a visit on another day', async () => {
  const booking = await makeBooking();
  world.clock.now = start;
  const arrived = await changed(desk().mark(booking, 'arrived'));
  const later = await changed(desk().move(arrived, { date: '2026-12-09', time: '11:00' }));
  expect((await desk().read(booking.id)).arrivedAt).not.toBeNull();
  await changed(desk().move(later, { date: '2026-12-10', time: '11:00' }));
  expect(await desk().read(booking.id)).toMatchObject({ status: 'confirmed', arrivedAt: null });
});

test('the booking of a guest is changed in the same way', async () => {
  const guest = world.backend.visitor();
  const booking = await booked(bookingCalls(guest).confirm(draftAt(salon)));
  expect(await desk().read(booking.id)).toMatchObject({
    customer: { name: 'Anna', contact: { phone: '+302310123456' } },
    history: [{ by: 'customer' }],
  });
  await changed(desk().cancel(booking));
  await world.database.db
    .update(bookings)
    .set({ guestId: null, guestName: null, guestPhone: null })
    .where(eq(bookings.id, booking.id));
  expect((await desk().read(booking.id)).customer).toMatchObject({ name: null, visits: 0 });
});
