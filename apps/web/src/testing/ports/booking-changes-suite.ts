import { expect, it } from 'vitest';
import type { Booking } from '../../domain/booking.ts';
import {
  ask,
  changeOf,
  type CreateWorld,
  failureOf,
  type FreeWish,
  freeWishes,
  isFree,
  isOffered,
  requestFor,
  type SuiteWorld,
  upcomingIds,
} from './suite-world.ts';

/** The contract of every source of bookings for changes. */
export function describeBookingChanges(create: CreateWorld): void {
  async function booked(): Promise<{
    readonly world: SuiteWorld;
    readonly booking: Booking;
    readonly from: FreeWish;
    readonly to: FreeWish;
  }> {
    const world = create();
    const [from, to] = await freeWishes(world, 2);
    if (from === undefined || to === undefined) throw new Error('Two times are free');
    const booking = await world.ports.bookings.confirm(requestFor(from));
    return { world, booking, from, to };
  }

  it('offers the times of its own barber, without its own block', async () => {
    const { world, booking, from } = await booked();
    const times = await world.ports.bookings.times(booking.id, booking.date, ask());
    expect(times.find(({ time }) => time === booking.time)?.refusal).toBeNull();
    for (const { staffIds } of times) {
      expect([from.barberId]).toEqual(expect.arrayContaining([...staffIds]));
    }
  });

  it('moves to a free time, and frees the old one', async () => {
    const { world, booking, from, to } = await booked();
    const { date, time } = to;
    const moved = await world.ports.bookings.reschedule({ ...changeOf(booking), date, time });
    expect(moved).toMatchObject({ id: booking.id, date, time, status: 'confirmed' });
    expect(moved.revision).toBeGreaterThan(booking.revision);
    expect(await world.ports.bookings.upcoming(ask())).toEqual([moved]);
    expect(await isOffered(world, from)).toBe(true);
    expect(await isOffered(world, to)).toBe(false);
  });

  it('moves once for one key', async () => {
    const { world, booking, to } = await booked();
    const move = { ...changeOf(booking), date: to.date, time: to.time };
    const moved = await world.ports.bookings.reschedule(move);
    expect(await world.ports.bookings.reschedule(move)).toEqual(moved);
  });

  it('does not move onto another booking, and names times that are free', async () => {
    const { world, booking, to } = await booked();
    await world.rivalBooks(to);
    const { date, time } = to;
    const failure = await failureOf(
      world.ports.bookings.reschedule({ ...changeOf(booking), date, time }),
    );
    expect(failure).toMatchObject({ kind: 'conflict', code: 'slot-taken' });
    const nearest = failure.kind === 'conflict' ? (failure.nearest ?? []) : [];
    expect(nearest.length).toBeGreaterThan(0);
    for (const near of nearest) {
      const times = await world.ports.bookings.times(booking.id, near.date, ask());
      expect(times.filter(isFree).map((slot) => slot.time)).toContain(near.time);
    }
    expect(await world.ports.bookings.upcoming(ask())).toEqual([booking]);
  });

  it('cancels, frees the chair, and restores the booking', async () => {
    const { world, booking, from } = await booked();
    const cancelled = await world.ports.bookings.cancel(changeOf(booking));
    expect(cancelled.status).toBe('cancelled');
    expect(await upcomingIds(world)).toEqual([]);
    expect(await isOffered(world, from)).toBe(true);
    const restored = await world.ports.bookings.restore(changeOf(cancelled));
    expect(restored).toMatchObject({ status: 'confirmed', date: from.date, time: from.time });
    expect(await world.ports.bookings.upcoming(ask())).toEqual([restored]);
    expect(await isOffered(world, from)).toBe(false);
  });

  it('does not restore a time that another booking has', async () => {
    const { world, booking, from } = await booked();
    const cancelled = await world.ports.bookings.cancel(changeOf(booking));
    await world.rivalBooks(from);
    const answer = world.ports.bookings.restore(changeOf(cancelled));
    expect(await failureOf(answer)).toMatchObject({ kind: 'conflict', code: 'slot-taken' });
  });

  it('refuses a change of an older revision, with the current booking', async () => {
    const { world, booking, to } = await booked();
    const { date, time } = to;
    const moved = await world.ports.bookings.reschedule({ ...changeOf(booking), date, time });
    for (const change of [
      () => world.ports.bookings.cancel(changeOf(booking)),
      () => world.ports.bookings.reschedule({ ...changeOf(booking), date, time }),
      () => world.ports.bookings.rate({ ...changeOf(booking), rating: 5, review: null }),
    ]) {
      expect(await failureOf(change())).toEqual(
        expect.objectContaining({ kind: 'stale', booking: moved }),
      );
    }
  });

  it('refuses what its state does not allow', async () => {
    const { world, booking } = await booked();
    const { bookings } = world.ports;
    const wrong = { kind: 'conflict', code: 'wrong-state' };
    expect(await failureOf(bookings.restore(changeOf(booking)))).toMatchObject(wrong);
    const rating = { ...changeOf(booking), rating: 5, review: null } as const;
    expect(await failureOf(bookings.rate(rating))).toMatchObject(wrong);
    const cancelled = await bookings.cancel(changeOf(booking));
    expect(await failureOf(bookings.cancel(changeOf(cancelled)))).toMatchObject(wrong);
  });

  it('does not find an unknown booking', async () => {
    const { world, booking, to } = await booked();
    const { bookings } = world.ports;
    const { date, time } = to;
    const bookingId = crypto.randomUUID();
    const change = () => ({ ...changeOf(booking), bookingId });
    for (const answer of [
      () => bookings.cancel(change()),
      () => bookings.restore(change()),
      () => bookings.reschedule({ ...change(), date, time }),
      () => bookings.times(bookingId, date, ask()),
    ]) {
      expect((await failureOf(answer())).kind).toBe('not-found');
    }
  });
}
