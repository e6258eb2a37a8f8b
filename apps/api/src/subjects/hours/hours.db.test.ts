import { and, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customers, events, salonMembers } from '../../platform/database/schema/index.ts';
import { createBackend, testNow } from '../../../test/backend.ts';
import { refused } from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { openTestDatabase, type TestDatabase } from '../../../test/test-database.ts';
import { changed, deskCalls } from '../desk/testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from '../desk/testing/desk-world.ts';
import { applied, closed, hoursCalls } from './testing/hours-calls.ts';

let database: TestDatabase;
let backend: ReturnType<typeof createBackend>;
let salon: MadeSalon;
let members: DeskWorld;
let now = testNow;

beforeAll(async () => {
  database = await openTestDatabase();
  backend = createBackend({ db: database.db, now: () => now });
});
afterAll(() => database.close());
beforeEach(async () => {
  now = testNow;
  salon = await makeSalon(database.db);
  members = await deskWorld(database.db, backend, salon);
});

const desk = () => hoursCalls(members.manager, salon);

/** The free starts of a barber on a day, as customers see them. */
async function startsOf(barberId: string, date: string): Promise<string[]> {
  const [serviceId] = salon.serviceIds;
  const response = await backend
    .visitor()
    .get(`/api/v1/salons/${salon.id}/slots?service=${serviceId}&date=${date}`);
  const body = (await response.json()) as { slots: { time: string; barberIds: string[] }[] };
  return body.slots.filter(({ barberIds }) => barberIds.includes(barberId)).map(({ time }) => time);
}

test('the week of a salon is read and replaced, with several intervals a day', async () => {
  const { week, revision } = await desk().hours();
  expect(week[0]).toEqual({ weekday: 1, opens: '09:00', closes: '20:00', lastStart: '17:30' });
  const next = [
    { weekday: 3, opens: '10:00', closes: '13:00', lastStart: null },
    { weekday: 3, opens: '17:00', closes: '24:00', lastStart: '22:00' },
  ];
  await applied(desk().setHours(next, revision));
  expect((await desk().hours()).week).toEqual(next);
  // The barbers work until 20:00.
  expect(await startsOf(salon.barberIds[0], '2026-12-09')).toEqual(
    '10:00 10:30 11:00 11:30 12:00 17:00 17:30 18:00 18:30 19:00'.split(' '),
  );
  expect(await startsOf(salon.barberIds[0], '2026-12-10')).toEqual([]);
});

test.each([
  ['over midnight', [{ weekday: 1, opens: '20:00', closes: '02:00', lastStart: null }]],
  [
    'overlapping intervals',
    [
      { weekday: 1, opens: '09:00', closes: '14:00', lastStart: null },
      { weekday: 1, opens: '13:00', closes: '20:00', lastStart: null },
    ],
  ],
  [
    'a last start after closing',
    [{ weekday: 1, opens: '09:00', closes: '14:00', lastStart: '14:00' }],
  ],
  ['an eighth weekday', [{ weekday: 8, opens: '09:00', closes: '14:00', lastStart: null }]],
])('hours with %s are refused', async (_, week) => {
  expect((await refused(desk().setHours(week))).code).toBe('invalid');
});

test('one more day opens for the barbers who work then, and becomes an ordinary one again', async () => {
  const sunday = '2026-12-13';
  const [first, second] = [salon.barberIds[0], nth(salon.barberIds, 1)];
  const open = {
    hours: { opens: '10:00', closes: '12:00' },
    reason: { en: 'Christmas market', el: 'Χριστουγεννιάτικη αγορά' },
    barberIds: [first],
  };
  await applied(desk().setDay(sunday, open));
  expect(await startsOf(first, sunday)).toEqual(['10:00', '10:30', '11:00']);
  expect(await startsOf(second, sunday)).toEqual([]);
  expect((await desk().hours()).exceptions).toEqual([
    { date: sunday, hours: open.hours, reason: open.reason, barberIds: [first] },
  ]);
  const [shifts] = (await desk().shifts()).barbers;
  expect(shifts).toMatchObject({
    revision: 1,
    days: [{ date: sunday, shifts: [{ starts: '10:00', ends: '12:00' }] }],
  });
  await applied(desk().setDay(sunday, null, 1));
  expect(await startsOf(first, sunday)).toEqual([]);
});

test('who is no longer chosen for other hours works in the usual shifts', async () => {
  const date = '2026-12-09';
  const [first, second] = [salon.barberIds[0], nth(salon.barberIds, 1)];
  const reason = { en: 'Inventory', el: 'Απογραφή' };
  const short = { hours: { opens: '10:00', closes: '12:00' }, reason, barberIds: [first, second] };
  await applied(desk().setDay(date, short));
  const longer = { hours: { opens: '10:00', closes: '14:00' }, reason, barberIds: [first] };
  await applied(desk().setDay(date, longer, 1));
  expect((await desk().hours()).exceptions).toMatchObject([{ date, barberIds: [first] }]);
  for (const id of [first, second]) expect(await startsOf(id, date)).toContain('13:00');
  await applied(desk().setDay(date, null, 2));
  for (const id of [first, second]) expect(await startsOf(id, date)).toContain('17:30');
  const { barbers } = await desk().shifts();
  expect(barbers.map(({ days, revision }) => [days, revision])).toEqual([
    [[], 3],
    [[], 2],
    [[], 0],
  ]);
});

test('a day that is over, and a barber of another salon, are refused', async () => {
  expect(await refused(desk().setDay('2026-12-01', closed))).toMatchObject({
    status: 409,
    code: 'wrong-state',
  });
  const open = { ...closed, hours: { opens: '10:00', closes: '12:00' }, barberIds: ['nobody'] };
  expect(await refused(desk().setDay('2026-12-13', open))).toMatchObject({ code: 'not-bookable' });
});

test('a dated shift replaces the weekday for customers and at the desk', async () => {
  const barberId = salon.barberIds[0];
  const date = '2026-12-09';
  const shifts = [
    { starts: '09:00', ends: '11:00' },
    { starts: '15:00', ends: '16:00' },
  ];
  await applied(desk().setShiftDay(barberId, date, shifts));
  expect(await startsOf(barberId, date)).toEqual(['09:00', '09:30', '10:00', '15:00']);
  expect(await startsOf(barberId, '2026-12-16')).toContain('12:00');
  const day = await deskCalls(members.barber, salon).day(date);
  expect(day.barbers[0]?.shifts.map(({ starts, ends }) => [starts, ends])).toEqual([
    ['09:00', '11:00'],
    ['15:00', '16:00'],
  ]);
  // Also of a day that is over.
  now = Date.UTC(2026, 11, 20, 9);
  const past = await deskCalls(members.barber, salon).day(date);
  expect(past.barbers[0]?.shifts).toHaveLength(2);
  now = testNow;
  await applied(desk().setShiftDay(barberId, date, [], 1));
  expect(await startsOf(barberId, date)).toEqual([]);
  await applied(desk().setShiftDay(barberId, date, null, 2));
  expect(await startsOf(barberId, date)).toContain('12:00');
});

test('the weekly shifts of a barber change, and a barber reads the own ones only', async () => {
  const barberId = salon.barberIds[0];
  const week = [{ weekday: 3, starts: '12:00', ends: '14:00' }];
  await applied(desk().setShifts(barberId, week));
  expect(await startsOf(barberId, '2026-12-09')).toEqual(['12:00', '12:30', '13:00']);
  const { barbers } = await hoursCalls(members.barber, salon).shifts();
  expect(barbers.map(({ id, revision, week: own }) => [id, revision, own])).toEqual([
    [barberId, 1, week],
  ]);
  expect((await desk().shifts()).barbers).toHaveLength(3);
  expect((await refused(desk().setShifts(barberId, week, 0))).code).toBe('revision-changed');
  expect((await refused(desk().setShifts('nobody', week))).code).toBe('not-found');
});

test('a barber asks, and who decides answers with a word', async () => {
  const barber = hoursCalls(members.barber, salon);
  const day = '2026-12-09';
  const asked = { kind: 'shift', date: day, starts: '10:00', lastDate: day, ends: '12:00' };
  const first = await changed(barber.ask({ ...asked, note: 'School play' }));
  const second = await changed(
    barber.ask({ ...asked, date: '2026-12-10', lastDate: '2026-12-10', note: '' }),
  );
  expect(await desk().requests()).toHaveLength(2);
  await applied(desk().approve(first));
  expect(await startsOf(salon.barberIds[0], day)).toEqual(['10:00', '10:30', '11:00']);
  await changed(desk().decline(second, 'Two are away already.'));
  const answers = (await barber.requests()).map(({ status, reply }) => [status, reply]);
  expect(answers).toContainEqual(['approved', '']);
  expect(answers).toContainEqual(['declined', 'Two are away already.']);
  expect((await refused(desk().approve({ ...second, revision: 1 }))).code).toBe('wrong-state');
  expect((await refused(desk().decline(first))).code).toBe('revision-changed');
});

test('a request is its sender’s: who has the column later does not read it', async () => {
  const { db } = database;
  const barber = hoursCalls(members.barber, salon);
  const day = '2026-12-09';
  const asked = { kind: 'absence', date: day, starts: '10:00', lastDate: day, ends: '12:00' };
  const request = await changed(barber.ask({ ...asked, note: 'Hospital' }));
  expect((await refused(desk().withdraw(request))).code).toBe('not-found');
  const visitor = backend.customer(`next-${salon.id}`);
  await visitor.get('/api/v1/desk');
  const [next] = await db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.identityUid, `next-${salon.id}`));
  await db
    .update(salonMembers)
    .set({ customerId: next?.id ?? '' })
    .where(and(eq(salonMembers.salonId, salon.id), eq(salonMembers.role, 'barber')));
  expect(await hoursCalls(visitor, salon).requests()).toEqual([]);
  expect((await refused(hoursCalls(visitor, salon).withdraw(request))).code).toBe('not-found');
  expect(await desk().requests()).toMatchObject([{ note: 'Hospital', status: 'open' }]);
});

test('a request is withdrawn by its barber, and needs a column', async () => {
  const barber = hoursCalls(members.barber, salon);
  const day = '2026-12-09';
  const asked = { kind: 'absence', date: day, starts: '10:00', lastDate: day, ends: '12:00' };
  const request = await changed(barber.ask({ ...asked, note: '' }));
  await changed(barber.withdraw(request));
  expect((await barber.requests()).map(({ status }) => status)).toEqual(['withdrawn']);
  expect((await refused(desk().ask({ ...asked, note: '' }))).code).toBe('forbidden');
  const backwards = { ...asked, starts: '12:00', ends: '10:00', note: '' };
  expect((await refused(barber.ask(backwards))).code).toBe('invalid');
  const past = { ...asked, date: '2026-11-01', lastDate: '2026-11-02', note: '' };
  expect((await refused(barber.ask(past))).code).toBe('wrong-state');
});

test('the desks that see a request are told of its changes, and of nothing else', async () => {
  const { db } = database;
  const told = () => db.$count(events, sql`${events.payload}->>'deskRequests' = ${salon.id}`);
  const [barberId, other] = salon.barberIds;
  const times = { date: '2026-12-09', starts: '10:00', lastDate: '2026-12-09', ends: '12:00' };
  const asked = { kind: 'absence', ...times, note: '' };
  const request = await changed(hoursCalls(members.barber, salon).ask(asked));
  expect(await told()).toBe(3);
  const block = { barberId, purpose: 'lunch', date: '2026-12-09', starts: '13:00', ends: '14:00' };
  await changed(deskCalls(members.manager, salon).keepFree(block));
  expect(await told()).toBe(3);
  await db
    .update(salonMembers)
    .set({ barberId: other })
    .where(and(eq(salonMembers.salonId, salon.id), eq(salonMembers.role, 'barber')));
  await applied(desk().approve(request));
  expect(await told()).toBe(3 + 2);
});
