import type { BookingWire } from '@salonica/contract/v1';
import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { bookingBlocks, bookings, events } from '../../platform/database/schema/index.ts';
import { booked, bookingCalls, refused, draftAt } from '../../../test/booking-calls.ts';
import { bookedSalon } from '../../../test/booked-salon.ts';

const world = bookedSalon();
const { book, customer, eleni } = world;

const countBlocks = ({ id }: BookingWire) =>
  world.server.db.$count(bookingBlocks, eq(bookingBlocks.bookingId, id));

describe('a cancelled booking', () => {
  test('frees its time at once, and remains readable', async () => {
    const booking = await book();
    const cancelled = await booked(eleni().cancel(booking));
    expect(cancelled).toMatchObject({ status: 'cancelled', date: booking.date });
    expect(await countBlocks(booking)).toBe(0);
    await booked(customer('nikos').confirm(draftAt(world.salon)));
    expect(await booked(eleni().read(booking.id))).toEqual(cancelled);
  });

  test('is restored unchanged, if the time is free', async () => {
    const cancelled = await booked(eleni().cancel(await book()));
    const restored = await booked(eleni().restore(cancelled));
    expect(restored).toEqual({ ...cancelled, status: 'confirmed', revision: 2 });
    expect(await countBlocks(restored)).toBe(1);
    const [row] = await world.server.db.select().from(bookings).where(eq(bookings.id, restored.id));
    expect(row?.cancelledAt).toBeNull();
    const announced = await world.server.db.select().from(events).orderBy(events.id);
    expect(announced.slice(-2)).toMatchObject([{ topic: 'customer' }, { topic: 'salon' }]);
  });

  test('is not restored if another booking has the time', async () => {
    const cancelled = await booked(eleni().cancel(await book()));
    await booked(customer('nikos').confirm(draftAt(world.salon)));
    const refusal = await refused(eleni().restore(cancelled));
    expect(refusal).toMatchObject({ status: 409, code: 'slot-taken' });
    expect(refusal.nearest).toHaveLength(3);
  });

  test.each([
    ['the notice', sql`notice_minutes = 600, lead_minutes = 0`],
    ['the lead', sql`notice_minutes = 0, lead_minutes = 600`],
  ])('is not restored within %s', async (_rule, terms) => {
    await world.server.db.execute(sql`update salons set ${terms} where id = ${world.salon.id}`);
    const cancelled = await booked(eleni().cancel(await book()));
    world.clock.now = Date.parse(cancelled.startsAt) - 600 * 60_000 + 1;
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'too-late' });
    world.clock.now -= 1;
    await booked(eleni().restore(cancelled));
  });

  test('is restored within the notice for 15 minutes after the cancellation', async () => {
    const booking = await book();
    world.clock.now = Date.parse(booking.changeableUntil);
    const cancelled = await booked(eleni().cancel(booking));
    world.clock.now += 15 * 60_000 + 1;
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'too-late' });
    world.clock.now -= 1;
    await booked(eleni().restore(cancelled));
  });

  test('is not restored after its start, even if it has just been cancelled', async () => {
    await world.server.db.execute(
      sql`update salons set notice_minutes = 0 where id = ${world.salon.id}`,
    );
    const booking = await book();
    world.clock.now = Date.parse(booking.startsAt);
    const cancelled = await booked(eleni().cancel(booking));
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'too-late' });
  });

  test('is restored only after a cancellation, by its customer', async () => {
    const booking = await book();
    expect(await refused(eleni().restore(booking))).toMatchObject({ code: 'wrong-state' });
    const cancelled = await booked(eleni().cancel(booking));
    await world.server.db
      .update(bookings)
      .set({ status: 'salon_cancelled' })
      .where(eq(bookings.id, booking.id));
    expect(await refused(eleni().restore(cancelled))).toMatchObject({ code: 'wrong-state' });
  });

  test('counts again when a guest restores it', async () => {
    const guest = bookingCalls(world.server.backend.visitor());
    const first = await booked(guest.confirm(draftAt(world.salon, { time: '09:00' })));
    const cancelled = await booked(guest.cancel(first));
    for (const time of ['10:00', '12:00', '14:00']) {
      await booked(guest.confirm(draftAt(world.salon, { time })));
    }
    expect(await refused(guest.restore(cancelled))).toMatchObject({ code: 'too-many-bookings' });
  });
});
