import type { DeskDecision } from '@salonica/contract/v1';
import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { barberAbsences, bookingBlocks, events } from '../../platform/database/schema/index.ts';
import { booked, bookingCalls, draftAt, refused } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
import { applied, undecided } from '../hours/testing/hours-calls.ts';
import { changed, deskCalls } from './testing/desk-calls.ts';
import { deskWorld, type DeskWorld } from './testing/desk-world.ts';

const server = fileBackend();
let salon: MadeSalon;
let members: DeskWorld;

beforeEach(async () => {
  salon = await makeSalon(server.db);
  members = await deskWorld(server.db, server.backend, salon);
});

const desk = (visitor: Visitor = members.manager) => deskCalls(visitor, salon);
const date = '2026-12-09';
const confirm = (time: string, more = {}) =>
  bookingCalls(server.backend.customer(`kept-out-${salon.id}`)).confirm(
    draftAt(salon, { guest: undefined, time, ...more }),
  );
const lunch = (starts: string, ends: string, more = {}) => ({
  barberId: salon.barberIds[0],
  purpose: 'lunch',
  date,
  starts,
  ends,
  ...more,
});
const away = (starts: string, ends: string, more = {}) => ({
  barberId: salon.barberIds[0],
  date,
  starts,
  lastDate: date,
  ends,
  ...more,
});

test('a time that is kept free takes no visit, moves, and is given back', async () => {
  const block = await changed(desk().keepFree(lunch('12:00', '13:00')));
  expect(await refused(confirm('12:30'))).toMatchObject({ code: 'slot-taken' });
  expect(await refused(desk().add({ time: '11:45' }))).toMatchObject({ code: 'slot-taken' });
  const moved = await changed(desk().moveBlock(block, lunch('14:00', '15:00')));
  expect((await desk().day(date)).entries).toMatchObject([
    {
      kind: 'block',
      id: block.id,
      revision: 1,
      purpose: 'lunch',
      parts: [{ starts: '14:00', ends: '15:00' }],
    },
  ]);
  await booked(confirm('12:30'));
  expect((await desk().removeBlock(block)).status).toBe(412);
  await changed(desk().removeBlock(moved));
  expect((await desk().day(date)).entries).toMatchObject([{ kind: 'booking' }]);
  expect((await desk().removeBlock(moved)).status).toBe(404);
});

test('neither a block nor an absence overlaps a visit, a block or an absence', async () => {
  await booked(confirm('10:00'));
  await changed(desk().keepFree(lunch('12:00', '13:00')));
  await changed(desk().leave(away('15:00', '24:00', { lastDate: '2026-12-11' })));
  const taken = { status: 409, code: 'slot-taken' };
  expect(await refused(desk().keepFree(lunch('10:30', '11:30')))).toMatchObject(taken);
  for (const [starts, ends] of [
    ['12:59', '13:10'],
    ['14:00', '15:01'],
  ] as const) {
    expect(await refused(desk().keepFree(lunch(starts, ends)))).toMatchObject(taken);
    expect(await refused(desk().leave(away(starts, ends)))).toMatchObject(taken);
  }
  await changed(desk().keepFree(lunch('13:00', '15:00', { purpose: 'training' })));
});

test('an absence asks about the visits in its time, and leaves none there', async () => {
  const visit = await booked(confirm('10:00'));
  const other = await booked(confirm('12:00'));
  const leave = (decisions: readonly DeskDecision[] = []) =>
    desk().leave(away('09:00', '18:00'), decisions);
  const asked = await undecided(leave());
  expect(asked).toMatchObject({ mayKeep: false, touched: [{ id: visit.id }, { id: other.id }] });
  const seen = { id: visit.id, revision: visit.revision };
  await undecided(leave([{ ...seen, choice: 'keep' }]));
  expect((await desk().day(date)).barbers[0]?.absences).toEqual([]);
  const barberId = nth(salon.barberIds, 1);
  const result = await applied(
    leave([
      { ...seen, choice: 'move', date, time: '10:00', barberId },
      { id: other.id, revision: other.revision, choice: 'cancel', reason: 'barber-away' },
    ]),
  );
  const day = await desk().day(date);
  expect(day.version).toBe(result.version);
  expect(day.barbers[0]?.absences).toMatchObject([{ id: result.id }]);
  expect(await desk().read(visit.id)).toMatchObject({ barber: { id: barberId } });
  expect(await desk().read(other.id)).toMatchObject({ status: 'salon_cancelled' });
});

test('an absence is refused with all that is in its time, and changes no visit', async () => {
  const visit = await booked(confirm('10:00'));
  await changed(desk().keepFree(lunch('12:00', '13:00')));
  await changed(desk().leave(away('22:00', '09:00', { lastDate: '2026-12-10' })));
  await changed(desk().keepFree(lunch('08:00', '08:30', { purpose: 'training' })));
  const cancel = { id: visit.id, revision: 0, choice: 'cancel', reason: 'barber-away' } as const;
  const refusal = await refused(desk().leave(away('08:00', '24:00'), [cancel]));
  expect(refusal.code).toBe('slot-taken');
  expect(refusal.obstacles).toMatchObject([
    { kind: 'block', purpose: 'training', starts: '08:00', ends: '08:30' },
    { kind: 'block', purpose: 'lunch', starts: '12:00', lastDate: date },
    { kind: 'absence', date, starts: '22:00', lastDate: '2026-12-10', ends: '09:00' },
  ]);
  expect(await desk().read(visit.id)).toMatchObject({ status: 'confirmed' });
});

test('no statement writes a visit into an absence, or an absence into a visit', async () => {
  const { id } = await booked(confirm('10:00'));
  const [barberId] = salon.barberIds;
  const overlap = { cause: { constraint: 'one_chair' } };
  await expect(
    server.db
      .insert(barberAbsences)
      .values({ barberId, during: '[2026-12-09T08:30Z,2026-12-09T12:00Z)' }),
  ).rejects.toMatchObject(overlap);
  const during = '[2026-12-10T08:00Z,2026-12-10T12:00Z)';
  const [absence] = await server.db
    .insert(barberAbsences)
    .values({ barberId, during })
    .returning({ id: barberAbsences.id });
  const visit = { bookingId: id, barberId, during };
  await expect(server.db.insert(bookingBlocks).values(visit)).rejects.toMatchObject(overlap);
  await server.db
    .update(barberAbsences)
    .set({ during: '[2026-12-11T08:00Z,2026-12-11T12:00Z)' })
    .where(eq(barberAbsences.id, absence?.id ?? ''));
  await server.db.insert(bookingBlocks).values(visit);
});

test('an absence is shown, told to open pages, and removed', async () => {
  const absence = await changed(desk().leave(away('09:00', '18:00')));
  const dayBefore = await desk().day(date);
  expect(dayBefore.version).toBe(absence.version);
  expect(dayBefore.barbers[0]?.absences).toMatchObject([
    { id: absence.id, range: { starts: '09:00', ends: '18:00' } },
  ]);
  const told = await server.db.select().from(events).where(eq(events.subject, salon.id));
  expect(told.at(-1)?.payload).toEqual({ version: absence.version });
  expect(await refused(confirm('10:00'))).toMatchObject({ code: 'not-bookable' });
  await changed(desk().comeBack(absence));
  await booked(confirm('10:00'));
  expect((await desk().comeBack(absence)).status).toBe(404);
});

test('a barber keeps the own column free, and no other', async () => {
  const barberId = nth(salon.barberIds, 1);
  const barber = desk(members.barber);
  expect((await barber.keepFree(lunch('12:00', '13:00', { barberId }))).status).toBe(403);
  expect((await barber.leave(away('12:00', '13:00'))).status).toBe(403);
  const own = await changed(barber.keepFree(lunch('12:00', '13:00')));
  const other = await changed(desk().keepFree(lunch('12:00', '13:00', { barberId })));
  expect((await barber.removeBlock(other)).status).toBe(403);
  expect((await barber.moveBlock(own, lunch('12:00', '13:00', { barberId }))).status).toBe(403);
  await changed(barber.removeBlock(own));
});

test('what ends before it starts is refused at its field', async () => {
  const fields = async (response: Promise<Response>) =>
    Object.keys((await refused(response)).fields ?? {});
  expect(await fields(desk().keepFree(lunch('13:00', '12:00')))).toEqual(['ends']);
  expect(await fields(desk().leave(away('13:00', '12:00')))).toEqual(['lastDate']);
  expect(
    await refused(desk().keepFree(lunch('12:00', '13:00', { barberId: 'unknown' }))),
  ).toMatchObject({ code: 'not-bookable' });
});
