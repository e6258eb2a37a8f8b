import { minute } from '@salonica/policy';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookings, events } from '../../platform/database/schema/index.ts';
import { sweepNews } from '../notices/sweep-news.ts';
import { booked, bookingCalls, dollars, draftAt, refused } from '../../../test/booking-calls.ts';
import { makeSalon, nth } from '../../../test/salon-fixture.ts';
import { changed } from './testing/desk-calls.ts';
import { freshDesk } from './testing/fresh-desk.ts';

const at = freshDesk();
const { countBlocks, desk, makeBooking, nameOfLast, newCustomer } = at;

const start = Date.UTC(2026, 11, 9, 8);

test('a sheet tells who comes, how to reach them, and what changed', async () => {
  const visitor = newCustomer();
  const calls = bookingCalls(visitor);
  const booking = await makeBooking({ notes: 'Short, please' }, visitor);
  const moved = await booked(calls.move(booking, { date: '2026-12-10', time: '12:00' }));
  await changed(desk().move(moved, { date: '2026-12-10', time: '12:05' }));
  const sheet = await desk().read(booking.id);
  expect(sheet).toMatchObject({
    status: 'confirmed',
    revision: 2,
    visit: { date: '2026-12-10', starts: '12:05', ends: '12:50' },
    customer: {
      name: nameOfLast(),
      contact: { email: `${nameOfLast()}@salonica.example`, phone: null },
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
    ['move', 'member', `manager-${at.salon.id}`],
  ]);
  expect(sheet.history[2]).toMatchObject({
    before: { time: '12:00' },
    after: { time: '12:05', barberId: at.salon.barberIds[0] },
  });
});

test('a barber changes the own column only, and reads no contact of another', async () => {
  const own = await makeBooking();
  const other = await makeBooking({
    barberId: nth(at.salon.barberIds, 1),
    total: dollars(70),
    notes: 'Private',
  });
  const barber = desk(at.members.barber);
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
      barber.move(own, { ...to, barberId: nth(at.salon.barberIds, 1) }),
    ].map(async (response) => (await response).status),
  );
  expect(statuses).toEqual([403, 403, 403, 403]);
  await changed(barber.move(own, to));
});

test('another salon’s booking does not exist', async () => {
  const other = await makeSalon(at.world.database.db);
  const foreign = await booked(
    bookingCalls(newCustomer()).confirm(draftAt(other, { guest: undefined })),
  );
  const calls = desk(at.members.owner);
  const statuses = await Promise.all(
    [calls.mark(foreign, 'confirmed'), calls.cancel(foreign), calls.move(foreign, foreign)].map(
      async (response) => (await response).status,
    ),
  );
  expect(statuses).toEqual([404, 404, 404]);
});

test('an outdated change is refused with what it is now', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking({}, visitor);
  await bookingCalls(visitor).move(booking, { date: '2026-12-10', time: '12:00' });
  expect(await refused(desk().cancel(booking))).toMatchObject({
    status: 412,
    code: 'revision-changed',
    booking: { date: '2026-12-10', time: '12:00', revision: 1, mailedTo: null, calendarFile: null },
  });
});

test.each([
  ['en', 'Reason: Your barber is away'],
  ['el', 'Λόγος: Ο κομμωτής σας απουσιάζει'],
])('a cancelled visit is told with its reason in %s', async (language, line) => {
  const visitor = newCustomer(language);
  const booking = await makeBooking({}, visitor);
  await at.world.proveCustomers();
  await at.world.runJobs();
  at.world.sent.length = 0;
  await changed(desk().cancel(booking));
  await at.world.runJobs();
  expect(at.world.sent.map(({ text }) => text.includes(line))).toEqual([true]);
  expect(await countBlocks(booking.id)).toBe(0);
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
  await at.world.proveCustomers();
  await at.world.runJobs();
  await changed(desk().cancel(booking, 'salon-closed'));
  await at.world.database.db.execute("delete from jobs.job where name = 'announce'");
  at.world.sent.length = 0;
  await sweepNews(at.world.database.db, at.world.clock.now);
  await at.world.runJobs();
  expect(at.world.sent.map(({ text }) => text)).toEqual([
    expect.stringContaining('Reason: The salon is closed at that time'),
  ]);
});

test('a move past the notice keeps the price; another service needs the shown one', async () => {
  const booking = await makeBooking();
  at.world.clock.now = start - minute;
  const other = nth(at.salon.barberIds, 1);
  const moved = await changed(
    desk().move(booking, { date: '2026-12-09', time: '18:00', barberId: other }),
  );
  expect(await desk().read(booking.id)).toMatchObject({
    barber: { id: other },
    price: { total: dollars(65) },
  });
  const color = { date: '2026-12-09', time: '18:00', serviceId: nth(at.salon.serviceIds, 1) };
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

test.each([
  ['en', 'Changed: Haircut & Style, Wednesday 9 December 2026, 10:00'],
  ['el', 'Αλλαγή στο ραντεβού σας: Υπηρεσία 0, Τετάρτη 9 Δεκεμβρίου 2026, 10:00'],
])('another barber at the same time is told as such in %s', async (language, subject) => {
  const { world, salon } = at;
  const booking = await makeBooking({}, newCustomer(language));
  await world.runJobs();
  world.sent.length = 0;
  const barberId = nth(salon.barberIds, 1);
  await changed(desk().move(booking, { date: '2026-12-09', time: '10:00', barberId }));
  await world.runJobs();
  expect(world.sent.map((mail) => mail.subject)).toEqual([subject]);
});

test('no move bypasses another visit, the hours, or the customer’s other places', async () => {
  const visitor = newCustomer();
  const booking = await makeBooking({}, visitor);
  await makeBooking({ time: '12:00' });
  const elsewhere = await makeSalon(at.world.database.db);
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
  const found = await at.world.database.db.select().from(events);
  const topics = found
    .filter(({ payload }) => payload['version'] === moved.version)
    .filter(({ subject }) => subject === at.salon.id)
    .map(({ xid }) => found.filter((event) => event.xid === xid).map(({ topic }) => topic));
  expect(topics).toEqual([['customer', 'salon']]);
});

test('who has come comes again for a visit on another day', async () => {
  const booking = await makeBooking();
  at.world.clock.now = start;
  const arrived = await changed(desk().mark(booking, 'arrived'));
  const later = await changed(desk().move(arrived, { date: '2026-12-09', time: '11:00' }));
  expect((await desk().read(booking.id)).arrivedAt).not.toBeNull();
  await changed(desk().move(later, { date: '2026-12-10', time: '11:00' }));
  expect(await desk().read(booking.id)).toMatchObject({ status: 'confirmed', arrivedAt: null });
});

test('the booking of a guest is changed in the same way', async () => {
  const guest = at.world.backend.visitor();
  const booking = await booked(bookingCalls(guest).confirm(draftAt(at.salon)));
  expect(await desk().read(booking.id)).toMatchObject({
    customer: { name: 'Anna', contact: { phone: '+302310123456' } },
    history: [{ by: 'customer' }],
  });
  await changed(desk().cancel(booking));
  await at.world.database.db
    .update(bookings)
    .set({ guestId: null, guestName: null, guestPhone: null })
    .where(eq(bookings.id, booking.id));
  expect((await desk().read(booking.id)).customer).toMatchObject({ name: null, visits: 0 });
});
