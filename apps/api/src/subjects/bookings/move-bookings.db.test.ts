import { type BookingWire, slotsResponseSchema } from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import {
  bookingBlocks,
  salonClock,
  services,
  barbers,
} from '../../platform/database/schema/index.ts';
import { booked, dollars, refused, draftAt } from '../../../test/booking-calls.ts';
import { nth } from '../../../test/salon-fixture.ts';
import { bookedSalon } from '../../../test/booked-salon.ts';

const world = bookedSalon();
const { book, customer, eleni } = world;

const later = { date: '2026-12-10', time: '12:00' };

const blocksOf = ({ id }: BookingWire) =>
  world.server.db
    .select({
      barberId: bookingBlocks.barberId,
      from: sql<string>`to_char(lower(during) at time zone 'UTC', 'YYYY-MM-DD HH24:MI')`,
    })
    .from(bookingBlocks)
    .where(eq(bookingBlocks.bookingId, id));

const version = async () => {
  const [clock] = await world.server.db
    .select()
    .from(salonClock)
    .where(eq(salonClock.salonId, world.salon.id));
  return clock?.version ?? -1;
};

describe('a moved booking', () => {
  test('frees its old time and takes the new one', async () => {
    const booking = await book();
    const moved = await booked(eleni().move(booking, later));
    expect(moved).toMatchObject({
      ...later,
      startsAt: '2026-12-10T10:00:00.000Z',
      endsAt: '2026-12-10T10:45:00.000Z',
      barber: { id: world.salon.barberIds[0] },
      price: booking.price,
    });
    expect(await blocksOf(booking)).toEqual([
      { barberId: world.salon.barberIds[0], from: '2026-12-10 10:00' },
    ]);
    await booked(customer('nikos').confirm(draftAt(world.salon)));
    expect(await refused(customer('nikos').confirm(draftAt(world.salon, later)))).toMatchObject({
      code: 'slot-taken',
    });
  });

  test('may overlap its own old time', async () => {
    const booking = await book();
    const moved = await booked(eleni().move(booking, { date: booking.date, time: '10:30' }));
    expect(await blocksOf(moved)).toEqual([
      { barberId: world.salon.barberIds[0], from: '2026-12-09 08:30' },
    ]);
  });

  test('keeps the agreed price with its own barber, after any later change', async () => {
    const booking = await book();
    await world.server.db
      .update(services)
      .set({ priceMinor: 9900 })
      .where(eq(services.id, world.salon.serviceIds[0]));
    await world.server.db
      .update(barbers)
      .set({ priceMinor: 9000 })
      .where(eq(barbers.id, world.salon.barberIds[0]));
    expect((await booked(eleni().move(booking, later))).price).toEqual(booking.price);
  });

  test('to another barber costs the displayed price, or is refused with the current one', async () => {
    const booking = await book();
    const to = { ...later, barberId: nth(world.salon.barberIds, 1) };
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
    const booking = await booked(eleni().confirm(draftAt(world.salon, any)));
    expect(booking).toMatchObject({ isAnyBarber: true, barber: { id: world.salon.barberIds[0] } });
    await booked(customer('nikos').confirm(draftAt(world.salon, later)));
    const moved = await booked(eleni().move(booking, later));
    const second = nth(world.salon.barberIds, 1);
    expect(moved).toMatchObject({ barber: { id: second }, price: booking.price });
    const chosen = await booked(eleni().move(moved, { ...later, time: '14:00', barberId: second }));
    expect(chosen).toMatchObject({ isAnyBarber: false, price: booking.price });
  });

  test('is unchanged when the time is taken, and the response suggests the nearest', async () => {
    const booking = await book();
    await booked(customer('nikos').confirm(draftAt(world.salon, { time: '12:00' })));
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

describe('the slots for a move', () => {
  test('are those of its own barber, without its own block', async () => {
    const booking = await book();
    await booked(customer('nikos').confirm(draftAt(world.salon, { time: '12:00' })));
    const answer = await eleni().slots(booking.id, booking.date);
    const { slots, version: told } = v.parse(slotsResponseSchema, await answer.json());
    expect(told).toBe(await version());
    const taken = slots.filter(({ refusal }) => refusal !== null);
    expect(taken.map(({ time }) => time)).toEqual(['11:30', '12:00', '12:30']);
    expect(slots[2]).toEqual({
      time: '10:00',
      ends: '10:45',
      barberIds: [world.salon.barberIds[0]],
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
