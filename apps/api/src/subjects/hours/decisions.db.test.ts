import type { BookingWire } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { bookingBlocks, bookings, salonExceptions } from '../../platform/database/schema/index.ts';
import { createLog } from '../../platform/log.ts';
import { testNow } from '../../../test/backend.ts';
import { booked, bookingCalls, draftAt, refused } from '../../../test/booking-calls.ts';
import { openNoticeWorld } from '../../../test/notice-world.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { audit } from '../audit/audit.ts';
import { auditChecks } from '../audit/checks.ts';
import { changed, deskCalls } from '../desk/testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from '../desk/testing/desk-world.ts';
import { applied, closed, hoursCalls, undecided } from './testing/hours-calls.ts';

let world: Awaited<ReturnType<typeof openNoticeWorld>>;
let salon: MadeSalon;
let members: DeskWorld;
let count = 0;

const date = '2026-12-09';

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

const desk = () => hoursCalls(members.manager, salon);

async function makeBooking(time: string, language = 'en'): Promise<BookingWire> {
  count += 1;
  const visitor = world.backend.customer(`decided-${count}`, { 'Accept-Language': language });
  const booking = await booked(
    bookingCalls(visitor).confirm(draftAt(salon, { guest: undefined, time })),
  );
  return booking;
}

const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

test('closing a day asks about its bookings, and applies what was decided at once', async () => {
  const [kept, moved, cancelled] = [
    await makeBooking('10:00'),
    await makeBooking('11:00'),
    await makeBooking('12:00', 'el'),
  ];
  await world.proveCustomers();
  await world.runJobs();
  world.sent.length = 0;
  const asked = await undecided(desk().setDay(date, closed));
  expect(asked).toMatchObject({ mayKeep: true, barbers: [{}, {}, {}] });
  expect(asked.touched.map(({ id, visit, problem }) => [id, visit.starts, problem])).toEqual([
    [kept.id, '10:00', null],
    [moved.id, '11:00', null],
    [cancelled.id, '12:00', null],
  ]);
  // Nothing is applied yet.
  expect((await desk().hours()).exceptions).toEqual([]);
  const [first] = asked.touched[1]?.suggestions ?? [];
  expect(first?.date).toBe('2026-12-10');
  const firsts = asked.touched.map(({ suggestions: [one] }) => `${one?.date} ${one?.time}`);
  expect(new Set(firsts).size).toBe(3);
  const to = { date: first?.date ?? '', time: first?.time ?? '', barberId: first?.barber.id ?? '' };
  const result = await applied(
    desk().setDay(date, closed, 0, [
      { ...seen(kept), choice: 'keep' },
      { ...seen(moved), choice: 'move', ...to },
      { ...seen(cancelled), choice: 'cancel', reason: 'salon-closed' },
    ]),
  );
  expect(result.revision).toBe(1);
  const sheets = deskCalls(members.manager, salon);
  expect(await sheets.read(kept.id)).toMatchObject({ status: 'confirmed', revision: 0 });
  expect(await sheets.read(moved.id)).toMatchObject({
    status: 'confirmed',
    visit: { date: to.date, starts: to.time },
  });
  expect(await sheets.read(cancelled.id)).toMatchObject({
    status: 'salon_cancelled',
    cancelReason: 'salon-closed',
  });
  await world.runJobs();
  expect(world.sent.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^[A-Z]/),
    expect.stringMatching(/^[Α-Ω]/),
  ]);
  // A kept visit is no finding, and needs no second decision.
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  await audit({ db: world.database.db, log, checks: auditChecks });
  expect(lines.filter((line) => line.includes('booking-at-closed-salon'))).toEqual([]);
  await applied(desk().setDay(date, { ...closed, reason: { en: 'Other', el: 'Άλλη' } }, 1));
});

test('bookings that came or changed meanwhile need a decision, and nothing is applied', async () => {
  const first = await makeBooking('10:00');
  const [touched] = (await undecided(desk().setDay(date, closed))).touched;
  if (touched === undefined) throw new Error('The day has a booking.');
  const second = await makeBooking('12:00');
  const decision = { ...seen(touched), choice: 'cancel', reason: 'other' } as const;
  const again = await undecided(desk().setDay(date, closed, 0, [decision]));
  expect(again.touched.map(({ id }) => id)).toEqual([first.id, second.id]);
  await changed(deskCalls(members.manager, salon).move(first, { date, time: '14:00' }));
  const both = [decision, { ...seen(second), choice: 'keep' } as const];
  const third = await undecided(desk().setDay(date, closed, 0, both));
  expect(third.touched.map(({ id, revision }) => [id, revision])).toEqual([
    [second.id, 0],
    [first.id, 1],
  ]);
  expect((await deskCalls(members.manager, salon).read(first.id)).status).toBe('confirmed');
});

test('a decision that cannot be carried out is named, and nothing is applied', async () => {
  const booking = await makeBooking('10:00');
  const other = await makeBooking('12:00');
  await changed(deskCalls(members.manager, salon).add({ date: '2026-12-10', time: '10:00' }));
  const decide = (time: string, day = '2026-12-10') =>
    desk().setDay(date, closed, 0, [
      { ...seen(booking), choice: 'cancel', reason: 'other' },
      { ...seen(other), choice: 'move', date: day, time, barberId: salon.barberIds[0] },
    ]);
  const taken = await undecided(decide('10:15'));
  expect(taken.touched.map(({ problem }) => problem)).toEqual([null, 'slot-taken']);
  // The calendar after the change counts.
  const shut = await undecided(decide('15:00', date));
  expect(shut.touched.map(({ problem }) => problem)).toEqual([null, 'not-bookable']);
  expect((await deskCalls(members.manager, salon).read(booking.id)).status).toBe('confirmed');
  expect(
    await world.database.db.$count(salonExceptions, eq(salonExceptions.salonId, salon.id)),
  ).toBe(0);
  await applied(decide('11:00'));
});

test('a visit moves to the start that another decision frees', async () => {
  const booking = await makeBooking('10:00');
  const stays = await booked(
    bookingCalls(world.backend.customer('decided-later')).confirm(
      draftAt(salon, { guest: undefined, time: '16:00' }),
    ),
  );
  const mornings = [1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    opens: '15:00',
    closes: '20:00',
    lastStart: null,
  }));
  const asked = await undecided(desk().setHours(mornings));
  expect(asked.touched.map(({ id }) => id)).toEqual([booking.id]);
  await applied(
    desk().setHours(mornings, 0, [
      {
        ...seen(booking),
        choice: 'move',
        date,
        time: '16:00',
        barberId: nth(salon.barberIds, 1),
      },
    ]),
  );
  expect((await deskCalls(members.manager, salon).read(stays.id)).visit.starts).toBe('16:00');
});

test('a second member sees that the hours changed, and overwrites nothing', async () => {
  await applied(desk().setHours([]));
  const late = await refused(hoursCalls(members.owner, salon).setHours([], 0));
  expect(late).toMatchObject({ status: 412, code: 'revision-changed' });
});

test('an approved absence leaves no visit in its time', async () => {
  const booking = await makeBooking('10:00');
  const barber = hoursCalls(members.barber, salon);
  const absence = { kind: 'absence', date, starts: '09:00', lastDate: date, ends: '13:00' };
  const request = await changed(barber.ask({ ...absence, note: 'Dentist' }));
  const asked = await undecided(desk().approve(request));
  expect(asked.mayKeep).toBe(false);
  // A visit cannot stay where the barber is away.
  const keep = [{ ...seen(booking), choice: 'keep' } as const];
  await undecided(desk().approve(request, keep));
  await applied(
    desk().approve(request, [
      {
        ...seen(booking),
        choice: 'move',
        date,
        time: '10:00',
        barberId: nth(salon.barberIds, 1),
      },
    ]),
  );
  expect((await barber.requests()).map(({ status }) => status)).toEqual(['approved']);
  const [row] = await world.database.db
    .select({ barberId: bookings.barberId })
    .from(bookings)
    .where(eq(bookings.id, booking.id));
  expect(row?.barberId).toBe(nth(salon.barberIds, 1));
  expect(
    await world.database.db.$count(bookingBlocks, eq(bookingBlocks.barberId, salon.barberIds[0])),
  ).toBe(1);
  expect((await deskCalls(members.manager, salon).day(date)).barbers[0]?.absences).toHaveLength(1);
});

test('the answer is news to who asked until they see it, and is mailed in their language', async () => {
  const ask = { kind: 'shift', date, starts: '10:00', lastDate: date, ends: '14:00', note: '' };
  const barber = hoursCalls(members.barber, salon);
  const approved = await changed(barber.ask(ask));
  const declined = await changed(barber.ask({ ...ask, kind: 'absence', ends: '24:00' }));
  const withdrawn = await changed(barber.ask(ask));
  await world.proveCustomers();
  const news = async (calls: typeof barber) =>
    (await calls.requests()).filter(({ isNews }) => isNews).map(({ id }) => id);
  expect(await news(barber)).toEqual([]);
  await applied(desk().approve(approved));
  await changed(desk().decline(declined, 'Two others are away.'));
  await changed(barber.withdraw(withdrawn));
  expect((await news(barber)).toSorted()).toEqual([approved.id, declined.id].toSorted());
  // Others have no news.
  expect(await news(desk())).toEqual([]);
  expect((await desk().see()).status).toBe(204);
  expect(await news(barber)).toHaveLength(2);
  expect((await barber.see()).status).toBe(204);
  expect(await news(barber)).toEqual([]);

  await world.runJobs();
  expect(world.sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Your request was approved',
    'Your request was declined',
  ]);
  expect(world.sent.find(({ text }) => text.includes('Two others are away.'))?.text).toContain(
    'Wednesday 9 December 2026, 10:00–24:00',
  );
});
