import { expect, it } from 'vitest';
import type { Booking } from '../../domain/booking.ts';
import {
  ask,
  changeOf,
  type CreateWorld,
  failureOf,
  type FreeDraft,
  freeDrafts,
  isFree,
  isOffered,
  requestFor,
  slotsOn,
  type SuiteWorld,
  upcomingIds,
} from './suite-world.ts';
import { bookingCalls } from './booking-calls.ts';

/** The contract of every source of bookings for changes. */
export function describeBookingChanges(create: CreateWorld): void {
  async function booked(): Promise<{
    readonly world: SuiteWorld;
    readonly booking: Booking;
    readonly from: FreeDraft;
    readonly to: FreeDraft;
  }> {
    const world = create();
    const [from, to] = await freeDrafts(world, 2);
    if (from === undefined || to === undefined) throw new Error('Two times are free');
    const booking = await bookingCalls(world.ports.api).confirm(requestFor(from));
    return { world, booking, from, to };
  }

  it('offers the times of its own barber, without its own block', async () => {
    const { world, booking, from } = await booked();
    const times = await bookingCalls(world.ports.api).times(booking.id, booking.date, ask());
    expect(times.find(({ time }) => time === booking.time)?.refusal).toBeNull();
    for (const { barberIds } of times) {
      expect([from.barberId]).toEqual(expect.arrayContaining([...barberIds]));
    }
  });

  it('offers the times of all barbers where any was booked, for the same price', async () => {
    const world = create();
    const [from, to] = await freeDrafts(world, 2);
    if (from === undefined || to === undefined) throw new Error('Two times are free');
    const calls = bookingCalls(world.ports.api);
    const total = from.service.price;
    const booking = await calls.confirm(requestFor(from, { barberId: null, total }));
    expect(booking.isAnyBarber).toBe(true);
    const { salonId, serviceId, date, time } = to;
    const offered = await slotsOn(world, { salonId, serviceId, date });
    expect(await calls.times(booking.id, date, ask())).toEqual(offered);
    const free = offered.find((slot) => slot.time === time)?.barberIds ?? [];
    const moved = await calls.reschedule({ ...changeOf(booking), date, time });
    expect(free).toContain(moved.barber.id);
    expect(moved).toMatchObject({ date, time, isAnyBarber: true, price: booking.price });
  });

  it('moves to a free time, and frees the old one', async () => {
    const { world, booking, from, to } = await booked();
    const { date, time } = to;
    const moved = await bookingCalls(world.ports.api).reschedule({
      ...changeOf(booking),
      date,
      time,
    });
    expect(moved).toMatchObject({ id: booking.id, date, time, status: 'confirmed' });
    expect(moved.revision).toBeGreaterThan(booking.revision);
    expect(await bookingCalls(world.ports.api).upcoming(ask())).toEqual([moved]);
    expect(await isOffered(world, from)).toBe(true);
    expect(await isOffered(world, to)).toBe(false);
  });

  it('moves once for one key', async () => {
    const { world, booking, to } = await booked();
    const move = { ...changeOf(booking), date: to.date, time: to.time };
    const moved = await bookingCalls(world.ports.api).reschedule(move);
    expect(await bookingCalls(world.ports.api).reschedule(move)).toEqual(moved);
  });

  it('does not move onto another booking, and names times that are free', async () => {
    const { world, booking, to } = await booked();
    await world.rivalBooks(to);
    const { date, time } = to;
    const failure = await failureOf(
      bookingCalls(world.ports.api).reschedule({ ...changeOf(booking), date, time }),
    );
    expect(failure).toMatchObject({ kind: 'conflict', code: 'slot-taken' });
    const nearest = failure.kind === 'conflict' ? (failure.nearest ?? []) : [];
    expect(nearest.length).toBeGreaterThan(0);
    for (const near of nearest) {
      const times = await bookingCalls(world.ports.api).times(booking.id, near.date, ask());
      expect(times.filter(isFree).map((slot) => slot.time)).toContain(near.time);
    }
    expect(await bookingCalls(world.ports.api).upcoming(ask())).toEqual([booking]);
  });

  it('cancels, frees the chair, and restores the booking', async () => {
    const { world, booking, from } = await booked();
    const cancelled = await bookingCalls(world.ports.api).cancel(changeOf(booking));
    expect(cancelled.status).toBe('cancelled');
    expect(await upcomingIds(world)).toEqual([]);
    expect(await isOffered(world, from)).toBe(true);
    const restored = await bookingCalls(world.ports.api).restore(changeOf(cancelled));
    expect(restored).toMatchObject({ status: 'confirmed', date: from.date, time: from.time });
    expect(await bookingCalls(world.ports.api).upcoming(ask())).toEqual([restored]);
    expect(await isOffered(world, from)).toBe(false);
  });

  it('does not restore a time that another booking has', async () => {
    const { world, booking, from } = await booked();
    const cancelled = await bookingCalls(world.ports.api).cancel(changeOf(booking));
    await world.rivalBooks(from);
    const answer = bookingCalls(world.ports.api).restore(changeOf(cancelled));
    expect(await failureOf(answer)).toMatchObject({ kind: 'conflict', code: 'slot-taken' });
  });

  it('refuses a change of an older revision, with the current booking', async () => {
    const { world, booking, to } = await booked();
    const { date, time } = to;
    const moved = await bookingCalls(world.ports.api).reschedule({
      ...changeOf(booking),
      date,
      time,
    });
    for (const change of [
      () => bookingCalls(world.ports.api).cancel(changeOf(booking)),
      () => bookingCalls(world.ports.api).reschedule({ ...changeOf(booking), date, time }),
      () => bookingCalls(world.ports.api).rate({ ...changeOf(booking), rating: 5, review: null }),
    ]) {
      expect(await failureOf(change())).toEqual(
        expect.objectContaining({ kind: 'stale', booking: moved }),
      );
    }
  });

  it('refuses what its state does not allow', async () => {
    const { world, booking } = await booked();
    const bookings = bookingCalls(world.ports.api);
    const wrong = { kind: 'conflict', code: 'wrong-state' };
    expect(await failureOf(bookings.restore(changeOf(booking)))).toMatchObject(wrong);
    const rating = { ...changeOf(booking), rating: 5, review: null } as const;
    expect(await failureOf(bookings.rate(rating))).toMatchObject(wrong);
    const cancelled = await bookings.cancel(changeOf(booking));
    expect(await failureOf(bookings.cancel(changeOf(cancelled)))).toMatchObject(wrong);
  });

  it('does not find an unknown booking', async () => {
    const { world, booking, to } = await booked();
    const bookings = bookingCalls(world.ports.api);
    const { date, time } = to;
    const id = crypto.randomUUID();
    const change = () => ({ ...changeOf(booking), id });
    for (const answer of [
      () => bookings.cancel(change()),
      () => bookings.restore(change()),
      () => bookings.reschedule({ ...change(), date, time }),
      () => bookings.times(id, date, ask()),
    ]) {
      expect((await failureOf(answer())).kind).toBe('not-found');
    }
  });
}
