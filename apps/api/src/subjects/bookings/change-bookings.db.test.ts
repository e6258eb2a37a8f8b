import { type BookingWire, slotsResponseSchema } from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  bookingBlocks,
  bookings,
  events,
  salonClock,
  services,
  barbers,
} from '../../platform/database/schema/index.ts';
import { testNow } from '../../../test/backend.ts';
import { endBookings } from '../../../test/booking-rows.ts';
import {
  booked,
  bookingCalls,
  dollars,
  newKey,
  refused,
  draftAt,
} from '../../../test/booking-calls.ts';
import { type MadeSalon, makeSalon, nth } from '../../../test/salon-fixture.ts';
import { fileBackend } from '../../../test/file-backend.ts';

let salon: MadeSalon;
let now = testNow;
const server = fileBackend({ now: () => now });

beforeEach(async () => {
  now = testNow;
  await endBookings(server.db);
  salon = await makeSalon(server.db);
});

const customer = (uid: string) => bookingCalls(server.backend.customer(uid));
const eleni = () => customer('eleni');
const book = (draft?: Parameters<typeof draftAt>[1]) =>
  booked(eleni().confirm(draftAt(salon, draft)));

const later = { date: '2026-12-10', time: '12:00' };

const blocksOf = ({ id }: BookingWire) =>
  server.db
    .select({
      barberId: bookingBlocks.barberId,
      from: sql<string>`to_char(lower(during) at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`,
    })
    .from(bookingBlocks)
    .where(eq(bookingBlocks.bookingId, id));

const version = async () => {
  const [clock] = await server.db.select().from(salonClock).where(eq(salonClock.salonId, salon.id));
  return clock?.version ?? -1;
};

const lastEvents = async (count: number) =>
  (await server.db.select().from(events).orderBy(events.id)).slice(-count);

/** One change of each kind, for rules that apply to all of them. */
const changes: [
  string,
  (booking: BookingWire, key?: Record<string, string>) => Promise<Response>,
][] = [
  ['a move', (booking, key) => eleni().move(booking, later, key)],
  ['a cancellation', (booking, key) => eleni().cancel(booking, key)],
];

describe.each(changes)('%s', (_name, change) => {
  test('raises the revision and the version, and is announced', async () => {
    const booking = await book();
    const before = await version();
    const changed = await booked(change(booking));
    expect(changed).toMatchObject({ id: booking.id, revision: 1 });
    expect(await version()).toBe(before + 1);
    expect(await lastEvents(2)).toMatchObject([
      { topic: 'customer', payload: { bookingId: booking.id, revision: 1 } },
      { topic: 'salon', subject: salon.id, payload: { version: before + 1 } },
    ]);
  });

  test('is done once for each key', async () => {
    const booking = await book();
    const key = newKey();
    const changed = await booked(change(booking, key));
    expect(await booked(change(booking, key))).toEqual(changed);
    expect(await booked(eleni().read(booking.id))).toEqual(changed);
  });

  test('of an older revision is refused, with the current booking', async () => {
    const booking = await book();
    const moved = await booked(eleni().move(booking, { date: '2026-12-11', time: '09:00' }));
    const refusal = await refused(change(booking));
    expect(refusal).toMatchObject({ status: 412, code: 'revision-changed', booking: moved });
  });

  test('is possible until exactly 24 hours before the start', async () => {
    const booking = await book();
    now = Date.parse(booking.changeableUntil) + 1;
    expect(await refused(change(booking))).toMatchObject({ status: 409, code: 'too-late' });
    now -= 1;
    expect(await booked(change(booking))).toMatchObject({ revision: 1 });
  });

  test('of a past or cancelled booking is refused', async () => {
    const booking = await book();
    const cancelled = await booked(eleni().cancel(booking));
    expect(await refused(change(cancelled))).toMatchObject({ status: 409, code: 'wrong-state' });
    const past = await book();
    now = Date.parse(past.endsAt);
    expect(await refused(change(past))).toMatchObject({ status: 409, code: 'wrong-state' });
  });

  test("of another customer's booking is not found", async () => {
    const booking = await booked(customer('nikos').confirm(draftAt(salon)));
    expect(await refused(change(booking))).toMatchObject({ status: 404, code: 'not-found' });
  });
});

test.each([
  ['PATCH', '', later],
  ['POST', '/cancel', undefined],
  ['POST', '/restore', undefined],
  ['PUT', '/rating', { rating: 5 }],
])('%s …%s needs a revision', async (method, path, body) => {
  const booking = await book();
  const visitor = server.backend.customer('eleni');
  const answer = visitor.send(method, `/api/v1/bookings/${booking.id}${path}`, body, newKey());
  expect(await refused(answer)).toMatchObject({ status: 428, code: 'revision-required' });
});

describe('a moved booking', () => {
  test('frees its old time and takes the new one', async () => {
    const booking = await book();
    const moved = await booked(eleni().move(booking, later));
    expect(moved).toMatchObject({
      ...later,
      startsAt: '2026-12-10T10:00:00.000Z',
      endsAt: '2026-12-10T10:45:00.000Z',
      barber: { id: salon.barberIds[0] },
      price: booking.price,
    });
    expect(await blocksOf(booking)).toEqual([
      { barberId: salon.barberIds[0], from: '2026-12-10 10:00' },
    ]);
    await booked(customer('nikos').confirm(draftAt(salon)));
    expect(await refused(customer('nikos').confirm(draftAt(salon, later)))).toMatchObject({
      code: 'slot-taken',
    });
  });

  test('may overlap its own old time', async () => {
    const booking = await book();
    const moved = await booked(eleni().move(booking, { date: booking.date, time: '10:30' }));
    expect(await blocksOf(moved)).toEqual([
      { barberId: salon.barberIds[0], from: '2026-12-09 08:30' },
    ]);
  });

  test('keeps the agreed price with its own barber, after any later change', async () => {
    const booking = await book();
    await server.db
      .update(services)
      .set({ priceMinor: 9900 })
      .where(eq(services.id, salon.serviceIds[0]));
    await server.db
      .update(barbers)
      .set({ priceMinor: 9000 })
      .where(eq(barbers.id, salon.barberIds[0]));
    expect((await booked(eleni().move(booking, later))).price).toEqual(booking.price);
  });

  test('to another barber costs the displayed price, or is refused with the current one', async () => {
    const booking = await book();
    const to = { ...later, barberId: nth(salon.barberIds, 1) };
    expect(await refused(eleni().move(booking, to))).toMatchObject({
      code: 'price-changed',
      total: dollars(70),
    });
    const moved = await booked(eleni().move(booking, { ...to, total: dollars(70) }));
    expect(moved).toMatchObject({
      barber: { id: to.barberId, name: 'Barber 1' },
      price: { service: dollars(65), barber: dollars(5), total: dollars(70) },
    });
    expect(await blocksOf(booking)).toMatchObject([{ barberId: to.barberId }]);
  });

  test('of any barber moves to any barber again, until one is chosen', async () => {
    const any = { barberId: null, total: dollars(65) };
    const booking = await booked(eleni().confirm(draftAt(salon, any)));
    expect(booking).toMatchObject({ isAnyBarber: true, barber: { id: salon.barberIds[0] } });
    await booked(customer('nikos').confirm(draftAt(salon, later)));
    const moved = await booked(eleni().move(booking, later));
    const second = nth(salon.barberIds, 1);
    expect(moved).toMatchObject({ barber: { id: second }, price: booking.price });
    const chosen = await booked(eleni().move(moved, { ...later, time: '14:00', barberId: second }));
    expect(chosen).toMatchObject({ isAnyBarber: false, price: booking.price });
  });

  test('is unchanged when the time is taken, and the response suggests the nearest', async () => {
    const booking = await book();
    await booked(customer('nikos').confirm(draftAt(salon, { time: '12:00' })));
    const refusal = await refused(eleni().move(booking, { date: booking.date, time: '12:30' }));
    expect(refusal).toMatchObject({ status: 409, code: 'slot-taken' });
    expect(refusal.nearest?.map(({ time }) => time)).toEqual(['13:00', '13:30', '11:00']);
    expect(await booked(eleni().read(booking.id))).toEqual(booking);
    const own = await refused(eleni().move(booking, { date: booking.date, time: '08:00' }));
    expect(own.nearest?.map(({ time }) => time)).toEqual(['09:00', '09:30', '10:00']);
  });

  test.each([
    ['beyond the horizon', { date: '2027-01-07', time: '10:00' }],
    ['on a Sunday', { date: '2026-12-13', time: '10:00' }],
    ['in the past', { date: '2026-12-07', time: '09:00' }],
    ['to nobody', { ...later, barberId: 'nobody' }],
  ])('%s is refused', async (_case, to) => {
    expect(await refused(eleni().move(await book(), to))).toMatchObject({ code: 'not-bookable' });
  });
});

describe('a cancelled booking', () => {
  test('frees its time at once, and remains readable', async () => {
    const booking = await book();
    const cancelled = await booked(eleni().cancel(booking));
    expect(cancelled).toMatchObject({ status: 'cancelled', date: booking.date });
    expect(await blocksOf(booking)).toEqual([]);
    await booked(customer('nikos').confirm(draftAt(salon)));
    expect(await booked(eleni().read(booking.id))).toEqual(cancelled);
  });

  test('is restored unchanged, if the time is free', async () => {
    const cancelled = await booked(eleni().cancel(await book()));
    const restored = await booked(eleni().restore(cancelled));
    expect(restored).toEqual({ ...cancelled, status: 'confirmed', revision: 2 });
    expect(await blocksOf(restored)).toHaveLength(1);
    const [row] = await server.db.select().from(bookings).where(eq(bookings.id, restored.id));
    expect(row?.cancelledAt).toBeNull();
    expect(await lastEvents(2)).toMatchObject([{ topic: 'customer' }, { topic: 'salon' }]);
  });

  test('is not restored if another booking has the time', async () => {
    const cancelled = await booked(eleni().cancel(await book()));
    await booked(customer('nikos').confirm(draftAt(salon)));
    const refusal = await refused(eleni().restore(cancelled));
    expect(refusal).toMatchObject({ status: 409, code: 'slot-taken' });
    expect(refusal.nearest).toHaveLength(3);
  });

  test.each([
    ['the notice', sql`notice_minutes = 600, lead_minutes = 0`],
    ['the lead', sql`notice_minutes = 0, lead_minutes = 600`],
  ])('is not restored within %s', async (_rule, terms) => {
    await server.db.execute(sql`update salons set ${terms} where id = ${salon.id}`);
    const cancelled = await booked(eleni().cancel(await book()));
    now = Date.parse(cancelled.startsAt) - 600 * 60_000 + 1;
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'too-late' });
    now -= 1;
    await booked(eleni().restore(cancelled));
  });

  test('is restored within the notice for 15 minutes after the cancellation', async () => {
    const booking = await book();
    now = Date.parse(booking.changeableUntil);
    const cancelled = await booked(eleni().cancel(booking));
    now += 15 * 60_000 + 1;
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'too-late' });
    now -= 1;
    await booked(eleni().restore(cancelled));
  });

  test('is not restored after its start, even if it has just been cancelled', async () => {
    await server.db.execute(sql`update salons set notice_minutes = 0 where id = ${salon.id}`);
    const booking = await book();
    now = Date.parse(booking.startsAt);
    const cancelled = await booked(eleni().cancel(booking));
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'too-late' });
  });

  test('is restored only after a cancellation, by its customer', async () => {
    const booking = await book();
    expect(await refused(eleni().restore(booking))).toMatchObject({ code: 'wrong-state' });
    const cancelled = await booked(eleni().cancel(booking));
    await server.db
      .update(bookings)
      .set({ status: 'salon_cancelled' })
      .where(eq(bookings.id, booking.id));
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'wrong-state' });
  });

  test('counts again when a guest restores it', async () => {
    const guest = bookingCalls(server.backend.visitor());
    const first = await booked(guest.confirm(draftAt(salon, { time: '09:00' })));
    const cancelled = await booked(guest.cancel(first));
    for (const time of ['10:00', '12:00', '14:00']) {
      await booked(guest.confirm(draftAt(salon, { time })));
    }
    expect(await refused(guest.restore(cancelled))).toMatchObject({ code: 'too-many-bookings' });
  });
});

/** What keeps a salon from taking a visit that it took before. */
describe.each([
  ['a salon that has left', sql`update salons set retired_at = now() where id = `],
  [
    'a service that is no longer offered',
    sql`update services set retired_at = now() where salon_id = `,
  ],
  [
    'a closed day',
    sql`insert into salon_exceptions (salon_id, date, reason_en, reason_el)
        select id, '2026-12-09'::date + day, 'Closed', 'Κλειστά' from salons, generate_series(0, 1) as day
        where id = `,
  ],
  [
    'a barber who is away',
    sql`insert into barber_absences (barber_id, during)
        select id, '[2026-12-09 10:00Z, 2026-12-12)' from barbers where salon_id = `,
  ],
  ['a barber who has left', sql`update barbers set retired_at = now() where salon_id = `],
])('%s', (_name, change) => {
  const close = () => server.db.execute(sql`${change} ${salon.id}`);

  test('takes no moved and no restored booking, but a cancellation', async () => {
    const [moving, restored] = [await book(), await book({ time: '12:00' })];
    const cancelled = await booked(eleni().cancel(restored));
    await close();
    const { code, nearest } = await refused(eleni().move(moving, later));
    expect(code).toBe('not-bookable');
    expect(nearest?.map((start) => start.date)).not.toContain(later.date);
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'not-bookable' });
    const answer = await eleni().slots(moving.id, later.date);
    const { slots } = v.parse(slotsResponseSchema, await answer.json());
    expect(slots.filter(({ refusal }) => refusal === null)).toEqual([]);
    await booked(eleni().cancel(moving));
  });
});

describe('a booking within the notice', () => {
  test('can be changed for 15 minutes after it was made', async () => {
    const booking = await book({ date: '2026-12-07', time: '17:00' });
    expect(booking.changeableUntil).toBe(new Date(testNow + 15 * 60_000).toISOString());
    now += 15 * 60_000 + 1;
    expect(await refused(eleni().cancel(booking))).toMatchObject({ code: 'too-late' });
    now -= 1;
    await booked(eleni().cancel(booking));
  });

  test('can be changed until its start at the latest', async () => {
    await server.db.execute(sql`update salons set lead_minutes = 0 where id = ${salon.id}`);
    now = Date.parse('2026-12-07T14:55:00Z');
    const booking = await book({ date: '2026-12-07', time: '17:00' });
    expect(booking.changeableUntil).toBe(booking.startsAt);
  });
});

describe('the slots for a move', () => {
  test('are those of its own barber, without its own block', async () => {
    const booking = await book();
    await booked(customer('nikos').confirm(draftAt(salon, { time: '12:00' })));
    const answer = await eleni().slots(booking.id, booking.date);
    const { slots, version: told } = v.parse(slotsResponseSchema, await answer.json());
    expect(told).toBe(await version());
    const taken = slots.filter(({ refusal }) => refusal !== null);
    expect(taken.map(({ time }) => time)).toEqual(['11:30', '12:00', '12:30']);
    expect(slots[2]).toEqual({
      time: '10:00',
      ends: '10:45',
      barberIds: [salon.barberIds[0]],
      refusal: null,
    });
  });

  test("of another customer's booking are not found", async () => {
    const booking = await book();
    expect(await refused(customer('nikos').slots(booking.id, booking.date))).toMatchObject({
      status: 404,
    });
  });
});
