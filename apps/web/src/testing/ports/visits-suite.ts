import { describe, expect, it } from 'vitest';
import type { CallOptions } from '../../domain/api.ts';
import type { Booking } from '../../domain/booking.ts';
import type { PlainDateTime } from '../../shared/dates.ts';
import {
  ask,
  changeOf,
  type CreateWorld,
  failureOf,
  freeDrafts,
  isOffered,
  placeOf,
  requestFor,
  slotAt,
  upcomingIds,
} from './suite-world.ts';
import { type BookingChange, bookingCalls } from './booking-calls.ts';

/** The contract of every source of links to a guest's bookings. */
export function describeVisits(create: CreateWorld): void {
  /** A guest's booking with its link, and another free time. */
  const linked = async () => {
    const world = create();
    const [draft, other] = await freeDrafts(world, 2);
    if (draft === undefined || other === undefined) throw new Error('Two times are free');
    const booking = await bookingCalls(world.ports.api).confirm(requestFor(draft));
    const { api } = world.ports;
    const bookingIn = async (answer: Promise<{ readonly booking: Booking }>) =>
      (await answer).booking;
    const makeLink = async () => (await api.makeBookingLink({ id: booking.id })).token;
    const visits = {
      makeLink,
      read: (secret: string, options: CallOptions) =>
        bookingIn(api.readVisit({ secret, ...options })),
      times: async (secret: string, date: string, options: CallOptions) =>
        (await api.listVisitSlots({ secret, query: { date }, ...options })).slots,
      reschedule: (
        secret: string,
        { date, time, ...change }: Omit<BookingChange, 'id'> & PlainDateTime,
      ) => bookingIn(api.moveVisit({ secret, ...change, body: { date, time } })),
      cancel: (secret: string, change: Omit<BookingChange, 'id'>) =>
        bookingIn(api.cancelVisit({ secret, ...change })),
      restore: (secret: string, change: Omit<BookingChange, 'id'>) =>
        bookingIn(api.restoreVisit({ secret, ...change })),
      forget: (secret: string) => api.forgetVisit({ secret }),
      forgetBrowser: () => api.forgetGuest(),
    };
    return { world, visits, draft, other, booking, secret: await makeLink() };
  };

  describe('the link to a booking of a guest', () => {
    it('shows, moves, cancels and restores it', async () => {
      const { visits, booking, secret, other } = await linked();
      expect(await visits.read(secret, ask())).toEqual(booking);
      const slots = await visits.times(secret, other.date, ask());
      expect(slots.find(({ time }) => time === other.time)?.refusal).toBeNull();
      const { date, time } = other;
      const moved = await visits.reschedule(secret, { ...changeOf(booking), date, time });
      expect(placeOf(moved)).toBe(placeOf(other));
      const cancelled = await visits.cancel(secret, changeOf(moved));
      expect(cancelled.status).toBe('cancelled');
      const restored = await visits.restore(secret, changeOf(cancelled));
      expect(restored.status).toBe('confirmed');
      expect(await visits.read(secret, ask())).toEqual(restored);
    });

    it('ends with the next link, and when it is unknown or the guest has an account', async () => {
      const { world, visits, secret } = await linked();
      const next = await visits.makeLink();
      const unknown = 'A'.repeat(43);
      for (const ended of [secret, unknown, '']) {
        const { kind } = await failureOf(visits.read(ended, ask()));
        expect(['not-found', 'unauthorized']).toContain(kind);
      }
      await visits.read(next, ask());
      await world.signIn();
      // The server learns of it with the next call.
      await bookingCalls(world.ports.api).upcoming(ask());
      expect(await failureOf(visits.read(next, ask()))).toMatchObject({ kind: 'not-found' });
    });

    it('erases and cancels the booking, and no other', async () => {
      const { world, visits, draft, other, secret } = await linked();
      const kept = await bookingCalls(world.ports.api).confirm(requestFor(other));
      await visits.forget(secret);
      expect(await isOffered(world, draft)).toBe(true);
      expect(await upcomingIds(world)).toEqual([kept.id]);
      expect(await failureOf(visits.read(secret, ask()))).toMatchObject({ kind: 'not-found' });
    });
  });

  describe('forgetting the browser', () => {
    it('cancels and erases all bookings of the guest, and may be repeated', async () => {
      const { world, visits, draft } = await linked();
      await visits.forgetBrowser();
      expect(await upcomingIds(world)).toEqual([]);
      expect(await isOffered(world, draft)).toBe(true);
      await visits.forgetBrowser();
    });
  });

  describe('two bookings at one time', () => {
    it('are refused to one visitor, with the first', async () => {
      const world = create();
      for (const draft of await freeDrafts(world, 8)) {
        const free = (await slotAt(world, draft))?.barberIds ?? [];
        if (free.length < 2) continue;
        const { id } = await bookingCalls(world.ports.api).confirm(requestFor(draft));
        const another = { barberId: null, total: draft.service.price };
        const answer = bookingCalls(world.ports.api).confirm(requestFor(draft, another));
        expect(await failureOf(answer)).toMatchObject({
          kind: 'conflict',
          code: 'double-booked',
          booking: { id },
        });
        return;
      }
      throw new Error('Two barbers are free at one time');
    });
  });
}
