import { beforeEach, expect, test } from 'vitest';
import { deskOffersSchema, deskTimesSchema } from '@salonica/contract/v1';
import { booked, bookingCalls, dollars, draftAt, refused } from '../../../test/booking-calls.ts';
import { fileBackend } from '../../../test/file-backend.ts';
import { readJson } from '../../../test/read-json.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import type { Visitor } from '../../../test/visitor.ts';
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
const confirm = (more = {}) =>
  booked(
    bookingCalls(server.backend.customer(`offered-${salon.id}`)).confirm(
      draftAt(salon, { guest: undefined, ...more }),
    ),
  );
const ask = (path: string, query: Record<string, string>) =>
  members.manager.get(`/api/v1/desk/${salon.id}/${path}?${new URLSearchParams(query).toString()}`);
const offers = async (query: Record<string, string> = {}) => {
  const answer = await ask('offers', { date, time: '10:00', barber: salon.barberIds[0], ...query });
  return readJson(answer, deskOffersSchema);
};
const times = async (query: Record<string, string> = {}) => {
  const answer = await ask('times', {
    date,
    barber: salon.barberIds[0],
    service: salon.serviceIds[0],
    ...query,
  });
  return readJson(answer, deskTimesSchema);
};

test('a gap says what fits, at which price, and what is in the way', async () => {
  const booking = await confirm();
  const [first] = (await offers()).services;
  expect(first).toMatchObject({
    id: salon.serviceIds[0],
    total: dollars(65),
    refusal: 'booked',
    isOutside: false,
    obstacle: { kind: 'booking', name: `offered-${salon.id}`, date, starts: '10:00' },
  });
  // Its own time counts as free.
  const [own] = (await offers({ booking: booking.id })).services;
  expect(own).toMatchObject({ refusal: null, obstacle: null, ends: '10:45', total: dollars(65) });
  const [past] = (await offers({ date: '2026-01-02' })).services;
  expect(past).toMatchObject({ refusal: 'past', obstacle: null });
});

test('a day lists every start with blocks, absences, and hours that the salon may leave', async () => {
  const barberId = salon.barberIds[0];
  await changed(
    desk().keepFree({ barberId, purpose: 'lunch', date, starts: '12:00', ends: '13:00' }),
  );
  await changed(desk().leave({ barberId, date, starts: '15:00', lastDate: date, ends: '16:00' }));
  const { times: list, obstacles, isServed } = await times();
  expect(isServed).toBe(true);
  expect(list).toHaveLength(288);
  const at = (time: string) => {
    const found = list.find((one) => one.time === time);
    const { refusal, isOutside, obstacle } = found ?? {};
    const kind = obstacle == null ? null : obstacles[obstacle]?.kind;
    return [refusal, isOutside, kind];
  };
  expect(at('10:05')).toEqual([null, false, null]);
  expect(at('12:55')).toEqual(['booked', false, 'block']);
  expect(at('15:30')).toEqual(['away', false, 'absence']);
  expect(at('03:00')).toEqual([null, true, null]);
});

test('the desk works outside of the hours only where it says so', async () => {
  const early = { time: '03:00' };
  expect(await refused(desk().add(early))).toMatchObject({ code: 'not-bookable' });
  const added = await changed(desk().add({ ...early, outsideHours: true }));
  expect(await refused(desk().move(added, { date, time: '04:00' }))).toMatchObject({
    code: 'not-bookable',
  });
  await changed(desk().move(added, { date, time: '04:00', outsideHours: true }));
  expect(await refused(desk().add({ time: '04:15', outsideHours: true }))).toMatchObject({
    code: 'slot-taken',
  });
});

test('another service and barber keep what was agreed', async () => {
  const booking = await confirm();
  const [same, other] = (await offers({ booking: booking.id, time: '14:00' })).services;
  expect(same?.total).toEqual(dollars(65));
  const total = other?.total;
  expect(total).toBeDefined();
  const serviceId = nth(salon.serviceIds, 1);
  await changed(desk().move(booking, { date, time: '14:00', serviceId, total }));
  expect((await desk().read(booking.id)).price.total).toEqual(total);
});

test('a conflict of a block names what is in the way, and a stale change the block', async () => {
  await confirm();
  const barberId = salon.barberIds[0];
  const lunch = (starts: string, ends: string) =>
    ({ barberId, purpose: 'lunch', date, starts, ends }) as const;
  expect(await refused(desk().keepFree(lunch('10:30', '11:00')))).toMatchObject({
    code: 'slot-taken',
    obstacles: [{ kind: 'booking', name: `offered-${salon.id}`, starts: '10:00' }],
  });
  const block = await changed(desk().keepFree(lunch('12:00', '13:00')));
  await changed(desk().moveBlock(block, lunch('13:00', '14:00')));
  const stale = await desk().removeBlock(block);
  expect([stale.status, await stale.json()]).toMatchObject([
    412,
    { block: { id: block.id, revision: 1, barberId, purpose: 'lunch', date, starts: '13:00' } },
  ]);
});

test('a salon takes its cancellation back while the chair is free', async () => {
  const booking = await confirm();
  const cancelled = await changed(desk().cancel(booking, 'mistake'));
  const walkIn = await changed(desk().add({}));
  expect(await refused(desk().restore(cancelled))).toMatchObject({ code: 'slot-taken' });
  const freed = await changed(desk().cancel(walkIn));
  const restored = await changed(desk().restore(cancelled));
  const sheet = await desk().read(booking.id);
  expect(sheet).toMatchObject({ status: 'confirmed', cancelReason: null, revision: 2 });
  expect(sheet.history.at(-1)).toMatchObject({ action: 'restore', by: 'member' });
  expect(await refused(desk().restore(restored))).toMatchObject({ code: 'wrong-state' });
  expect(await refused(desk().restore(freed))).toMatchObject({ code: 'slot-taken' });
});

test('a sheet says when each mark is possible', async () => {
  const { id } = await confirm();
  // From 10:00 to 10:45 at the salon.
  expect((await desk().read(id)).terms).toEqual({
    arrivedFrom: '2026-12-09T05:00:00.000Z',
    servedFrom: '2026-12-09T08:00:00.000Z',
    markedUntil: '2026-12-16T08:45:00.000Z',
  });
});
