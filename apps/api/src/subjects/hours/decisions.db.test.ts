import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { bookingBlocks, bookings, salonExceptions } from '../../platform/database/schema/index.ts';
import { createLog } from '../../platform/log.ts';
import { booked, bookingCalls, draftAt, refused } from '../../../test/booking-calls.ts';
import { nth } from '../../../test/salon-fixture.ts';
import { audit } from '../audit/audit.ts';
import { auditChecks } from '../audit/checks.ts';
import { changed, deskCalls } from '../desk/testing/desk-calls.ts';
import { applied, closed, hoursCalls, undecided } from './testing/hours-calls.ts';
import { freshDesk } from '../desk/testing/fresh-desk.ts';

const at = freshDesk();
const { makeBooking, newCustomer } = at;

const date = '2026-12-09';

const desk = () => hoursCalls(at.members.manager, at.salon);

const seen = ({ id, revision }: { id: string; revision: number }) => ({ id, revision });

test('closing a day asks about its bookings, and applies what was decided at once', async () => {
  const [kept, moved, cancelled] = [
    await makeBooking({ time: '10:00' }),
    await makeBooking({ time: '11:00' }),
    await makeBooking({ time: '12:00' }, newCustomer('el')),
  ];
  await at.world.proveCustomers();
  await at.world.runJobs();
  at.world.sent.length = 0;
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
  const sheets = deskCalls(at.members.manager, at.salon);
  expect(await sheets.read(kept.id)).toMatchObject({ status: 'confirmed', revision: 0 });
  expect(await sheets.read(moved.id)).toMatchObject({
    status: 'confirmed',
    visit: { date: to.date, starts: to.time },
  });
  expect(await sheets.read(cancelled.id)).toMatchObject({
    status: 'salon_cancelled',
    cancelReason: 'salon-closed',
  });
  await at.world.runJobs();
  expect(at.world.sent.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^[A-Z]/),
    expect.stringMatching(/^[Α-Ω]/),
  ]);
  // A kept visit is no finding, and needs no second decision.
  const lines: string[] = [];
  const log = createLog((line) => lines.push(line));
  await audit({ db: at.world.database.db, log, checks: auditChecks });
  expect(lines.filter((line) => line.includes('booking-at-closed-salon'))).toEqual([]);
  await applied(desk().setDay(date, { ...closed, reason: { en: 'Other', el: 'Άλλη' } }, 1));
});

test('bookings that came or changed meanwhile need a decision, and nothing is applied', async () => {
  const first = await makeBooking({ time: '10:00' });
  const [touched] = (await undecided(desk().setDay(date, closed))).touched;
  if (touched === undefined) throw new Error('The day has a booking.');
  const second = await makeBooking({ time: '12:00' });
  const decision = { ...seen(touched), choice: 'cancel', reason: 'other' } as const;
  const again = await undecided(desk().setDay(date, closed, 0, [decision]));
  expect(again.touched.map(({ id }) => id)).toEqual([first.id, second.id]);
  await changed(deskCalls(at.members.manager, at.salon).move(first, { date, time: '14:00' }));
  const both = [decision, { ...seen(second), choice: 'keep' } as const];
  const third = await undecided(desk().setDay(date, closed, 0, both));
  expect(third.touched.map(({ id, revision }) => [id, revision])).toEqual([
    [second.id, 0],
    [first.id, 1],
  ]);
  expect((await deskCalls(at.members.manager, at.salon).read(first.id)).status).toBe('confirmed');
});

test('a decision that cannot be carried out is named, and nothing is applied', async () => {
  const booking = await makeBooking({ time: '10:00' });
  const other = await makeBooking({ time: '12:00' });
  await changed(deskCalls(at.members.manager, at.salon).add({ date: '2026-12-10', time: '10:00' }));
  const decide = (time: string, day = '2026-12-10') =>
    desk().setDay(date, closed, 0, [
      { ...seen(booking), choice: 'cancel', reason: 'other' },
      { ...seen(other), choice: 'move', date: day, time, barberId: at.salon.barberIds[0] },
    ]);
  const taken = await undecided(decide('10:15'));
  expect(taken.touched.map(({ problem }) => problem)).toEqual([null, 'slot-taken']);
  // The calendar after the change counts.
  const shut = await undecided(decide('15:00', date));
  expect(shut.touched.map(({ problem }) => problem)).toEqual([null, 'not-bookable']);
  expect((await deskCalls(at.members.manager, at.salon).read(booking.id)).status).toBe('confirmed');
  expect(
    await at.world.database.db.$count(salonExceptions, eq(salonExceptions.salonId, at.salon.id)),
  ).toBe(0);
  await applied(decide('11:00'));
});

test('a visit moves to the start that another decision frees', async () => {
  const booking = await makeBooking({ time: '10:00' });
  const stays = await booked(
    bookingCalls(newCustomer()).confirm(draftAt(at.salon, { guest: undefined, time: '16:00' })),
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
        barberId: nth(at.salon.barberIds, 1),
      },
    ]),
  );
  expect((await deskCalls(at.members.manager, at.salon).read(stays.id)).visit.starts).toBe('16:00');
});

test('a second member sees that the hours changed, and overwrites nothing', async () => {
  await applied(desk().setHours([]));
  const late = await refused(hoursCalls(at.members.owner, at.salon).setHours([], 0));
  expect(late).toMatchObject({ status: 412, code: 'revision-changed' });
});

test('an approved absence leaves no visit in its time', async () => {
  const booking = await makeBooking({ time: '10:00' });
  const barber = hoursCalls(at.members.barber, at.salon);
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
        barberId: nth(at.salon.barberIds, 1),
      },
    ]),
  );
  expect((await barber.requests()).map(({ status }) => status)).toEqual(['approved']);
  const [row] = await at.world.database.db
    .select({ barberId: bookings.barberId })
    .from(bookings)
    .where(eq(bookings.id, booking.id));
  expect(row?.barberId).toBe(nth(at.salon.barberIds, 1));
  expect(
    await at.world.database.db.$count(
      bookingBlocks,
      eq(bookingBlocks.barberId, at.salon.barberIds[0]),
    ),
  ).toBe(1);
  expect(
    (await deskCalls(at.members.manager, at.salon).day(date)).barbers[0]?.absences,
  ).toHaveLength(1);
});

test('the answer is news to who asked until they see it, and is mailed in their language', async () => {
  const ask = { kind: 'shift', date, starts: '10:00', lastDate: date, ends: '14:00', note: '' };
  const barber = hoursCalls(at.members.barber, at.salon);
  const approved = await changed(barber.ask(ask));
  const declined = await changed(barber.ask({ ...ask, kind: 'absence', ends: '24:00' }));
  const withdrawn = await changed(barber.ask(ask));
  await at.world.proveCustomers();
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

  await at.world.runJobs();
  expect(at.world.sent.map(({ subject }) => subject).toSorted()).toEqual([
    'Your request was approved',
    'Your request was declined',
  ]);
  expect(at.world.sent.find(({ text }) => text.includes('Two others are away.'))?.text).toContain(
    'Wednesday 9 December 2026, 10:00–24:00',
  );
});
