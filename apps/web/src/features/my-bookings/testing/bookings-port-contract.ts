import { ServiceError } from '../../../domain/failure.ts';
import { describe, expect, it } from 'vitest';
import { instantOf } from '../../../shared/dates.ts';
import {
  type Booking,
  type BookingsPort,
  ChangeRefused,
  changeNotice,
} from '../../../domain/ports/old/bookings-port.ts';

export interface BookingsPortSetup {
  /** A customer with at least two bookings to come, the first more than a day ahead, and two pages of past ones. */
  readonly port: BookingsPort;
  readonly setClock: (instant: number) => void;
  /** Somebody else books the same barber of the same salon. */
  readonly rivalBooks: (booking: Booking, date: string, time: string) => Promise<void>;
}

/** What every source of a customer's bookings has to keep, whatever stands behind it. */
export function describeBookingsPort(name: string, create: () => BookingsPortSetup): void {
  const { signal } = new AbortController();
  const english = { language: 'en', signal };

  async function firstUpcoming({ port }: BookingsPortSetup): Promise<Booking> {
    const [booking] = await port.upcoming(english);
    if (booking === undefined) throw new Error('Nothing is booked');
    return booking;
  }

  async function allPast({ port }: BookingsPortSetup) {
    const pages = [];
    let cursor: string | null = null;
    do {
      const page = await port.past({ ...english, cursor });
      pages.push(page.bookings);
      cursor = page.nextCursor;
    } while (cursor !== null);
    return pages;
  }

  async function anotherTime({ port }: BookingsPortSetup, booking: Booking) {
    for (let day = 16; day < 27; day += 1) {
      const date = `2025-06-${day}`;
      const times = await port.times(booking.id, date, signal);
      const free = times.find(({ isFree }) => isFree);
      if (free !== undefined && date !== booking.date) return { date, time: free.time };
    }
    throw new Error('No time is free');
  }

  const startOf = (booking: Booking) => instantOf(booking, booking.salon.timeZone);
  const place = ({ date, time }: Booking) => `${date}T${time}`;
  const find = async ({ port }: BookingsPortSetup, id: string) =>
    (await port.upcoming(english)).find((booking) => booking.id === id);

  describe(`bookings port: ${name}`, () => {
    it('lists what is to come, the next first, in either language', async () => {
      const { port } = create();
      const bookings = await port.upcoming(english);
      const greek = await port.upcoming({ language: 'el', signal });
      expect(bookings.length).toBeGreaterThan(1);
      expect(bookings.map(place)).toEqual(bookings.map(place).toSorted());
      expect(bookings.every(({ status }) => status === 'confirmed')).toBe(true);
      expect(greek.map(({ id }) => id)).toEqual(bookings.map(({ id }) => id));
      expect(greek[0]?.service.name).not.toBe(bookings[0]?.service.name);
    });

    it('turns the pages of what is past, the latest first, each visit once', async () => {
      const pages = await allPast(create());
      const visits = pages.flat();
      expect(pages.length).toBeGreaterThan(1);
      expect(visits.map(place)).toEqual(visits.map(place).toSorted().toReversed());
      expect(new Set(visits.map(({ id }) => id)).size).toBe(visits.length);
      expect(visits.every(({ status }) => status === 'completed')).toBe(true);
    });

    it('keeps a booking among the ones to come until it is over', async () => {
      const setup = create();
      const booking = await firstUpcoming(setup);
      const end = startOf(booking) + booking.service.minutes * 60_000;
      setup.setClock(end - 1);
      expect((await firstUpcoming(setup)).id).toBe(booking.id);
      setup.setClock(end);
      expect((await firstUpcoming(setup)).id).not.toBe(booking.id);
      const { bookings } = await setup.port.past({ ...english, cursor: null });
      expect(bookings[0]).toMatchObject({ id: booking.id, status: 'completed' });
    });

    it('does not offer the time that the booking already has', async () => {
      const setup = create();
      const { id, date, time } = await firstUpcoming(setup);
      const times = await setup.port.times(id, date, signal);
      expect(times.find((known) => known.time === time)?.isFree).toBe(false);
    });

    it('moves a booking, and frees its old time', async () => {
      const setup = create();
      const before = await firstUpcoming(setup);
      const target = await anotherTime(setup, before);
      await setup.port.reschedule({ ...target, bookingId: before.id, idempotencyKey: 'move-1' });
      const after = await find(setup, before.id);
      expect(after).toMatchObject({ ...target, revision: before.revision + 1 });
      const times = await setup.port.times(before.id, before.date, signal);
      expect(times.find(({ time }) => time === before.time)?.isFree).toBe(true);
    });

    it('moves once for one key', async () => {
      const setup = create();
      const { id: bookingId, revision, ...booking } = await firstUpcoming(setup);
      const target = await anotherTime(setup, { id: bookingId, revision, ...booking });
      const move = { ...target, bookingId, idempotencyKey: 'move-1' };
      await Promise.all([setup.port.reschedule(move), setup.port.reschedule(move)]);
      expect((await find(setup, bookingId))?.revision).toBe(revision + 1);
    });

    it('looks again before it moves, and leaves the booking where it was', async () => {
      const setup = create();
      const booking = await firstUpcoming(setup);
      const target = await anotherTime(setup, booking);
      await setup.rivalBooks(booking, target.date, target.time);
      const late = setup.port.reschedule({ ...target, bookingId: booking.id, idempotencyKey: 'm' });
      await expect(late).rejects.toEqual(new ChangeRefused('taken'));
      expect(await find(setup, booking.id)).toEqual(booking);
    });

    it('cancels, and takes it back once', async () => {
      const setup = create();
      const booking = await firstUpcoming(setup);
      await setup.port.cancel({ bookingId: booking.id, idempotencyKey: 'cancel-1' });
      expect(await find(setup, booking.id)).toBeUndefined();
      const restore = { bookingId: booking.id, idempotencyKey: 'restore-1' };
      await setup.port.restore(restore);
      await setup.port.restore(restore);
      expect((await setup.port.upcoming(english)).filter(({ id }) => id === booking.id)).toEqual([
        booking,
      ]);
    });

    it('does not take a cancellation back whose time is gone', async () => {
      const setup = create();
      const booking = await firstUpcoming(setup);
      await setup.port.cancel({ bookingId: booking.id, idempotencyKey: 'cancel-1' });
      await setup.rivalBooks(booking, booking.date, booking.time);
      const back = setup.port.restore({ bookingId: booking.id, idempotencyKey: 'restore-1' });
      await expect(back).rejects.toEqual(new ChangeRefused('taken'));
    });

    it('changes nothing from 24 hours before the visit on', async () => {
      const setup = create();
      const booking = await firstUpcoming(setup);
      const target = await anotherTime(setup, booking);
      const change = { bookingId: booking.id, idempotencyKey: 'late-1' };
      setup.setClock(startOf(booking) - changeNotice + 1);
      await expect(setup.port.cancel(change)).rejects.toEqual(new ChangeRefused('too-late'));
      await expect(setup.port.reschedule({ ...change, ...target })).rejects.toEqual(
        new ChangeRefused('too-late'),
      );
      expect(await find(setup, booking.id)).toEqual(booking);
      setup.setClock(startOf(booking) - changeNotice);
      await setup.port.cancel(change);
      expect(await find(setup, booking.id)).toBeUndefined();
    });

    it('keeps a rating, changes it and takes it back', async () => {
      const setup = create();
      const [page] = await allPast(setup);
      const bookingId = page?.find(({ rating }) => rating === null)?.id ?? '';
      const ratingNow = async () =>
        (await allPast(setup)).flat().find(({ id }) => id === bookingId)?.rating;
      for (const [index, rating] of [4, 2, null].entries()) {
        await setup.port.rate({ bookingId, rating, idempotencyKey: `rate-${index}` });
        expect(await ratingNow()).toBe(rating);
      }
    });

    it('does not rate what is still to come', async () => {
      const setup = create();
      const { id: bookingId } = await firstUpcoming(setup);
      const early = setup.port.rate({ bookingId, rating: 5, idempotencyKey: 'rate-1' });
      await expect(early).rejects.toEqual(new ServiceError({ kind: 'conflict' }));
    });

    it('knows nothing of a booking nobody made', async () => {
      const { port } = create();
      const change = { bookingId: 'nobody', idempotencyKey: 'key-1' };
      const unknown = new ServiceError({ kind: 'not-found' });
      await expect(port.cancel(change)).rejects.toEqual(unknown);
      await expect(port.restore(change)).rejects.toEqual(unknown);
      await expect(port.times('nobody', '2025-06-16', signal)).rejects.toEqual(unknown);
    });

    it('can be called off', async () => {
      const { port } = create();
      const controller = new AbortController();
      const bookings = port.upcoming({ language: 'en', signal: controller.signal });
      controller.abort();
      await expect(bookings).rejects.toThrow(/abort/i);
    });
  });
}
