import { describe, expect, it } from 'vitest';
import {
  ask,
  changeOf,
  type CreateWorld,
  failureOf,
  freeWishes,
  isOffered,
  placeOf,
  requestFor,
  slotAt,
  upcomingIds,
} from './suite-world.ts';

/** The contract of every source of links to a guest's bookings. */
export function describeVisits(create: CreateWorld): void {
  /** A guest's booking with its link, and another free time. */
  const linked = async () => {
    const world = create();
    const [wish, other] = await freeWishes(world, 2);
    if (wish === undefined || other === undefined) throw new Error('Two times are free');
    const booking = await world.ports.bookings.confirm(requestFor(wish));
    const secret = await world.ports.visits.makeLink(booking.id);
    return { world, visits: world.ports.visits, wish, other, booking, secret };
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
      const { world, visits, booking, secret } = await linked();
      const next = await visits.makeLink(booking.id);
      const unknown = 'A'.repeat(43);
      for (const ended of [secret, unknown, '']) {
        const { kind } = await failureOf(visits.read(ended, ask()));
        expect(['not-found', 'unauthorized']).toContain(kind);
      }
      await visits.read(next, ask());
      await world.signIn();
      // The server learns of it with the next call.
      await world.ports.bookings.upcoming(ask());
      expect(await failureOf(visits.read(next, ask()))).toMatchObject({ kind: 'not-found' });
    });

    it('erases and cancels the booking, and no other', async () => {
      const { world, visits, wish, other, secret } = await linked();
      const kept = await world.ports.bookings.confirm(requestFor(other));
      await visits.forget(secret);
      expect(await isOffered(world, wish)).toBe(true);
      expect(await upcomingIds(world)).toEqual([kept.id]);
      expect(await failureOf(visits.read(secret, ask()))).toMatchObject({ kind: 'not-found' });
    });
  });

  describe('forgetting the browser', () => {
    it('cancels and erases all bookings of the guest, and may be repeated', async () => {
      const { world, visits, wish } = await linked();
      await visits.forgetBrowser();
      expect(await upcomingIds(world)).toEqual([]);
      expect(await isOffered(world, wish)).toBe(true);
      await visits.forgetBrowser();
    });
  });

  describe('two bookings at one time', () => {
    it('are refused to one visitor, with the first', async () => {
      const world = create();
      for (const wish of await freeWishes(world, 8)) {
        const free = (await slotAt(world, wish))?.staffIds ?? [];
        if (free.length < 2) continue;
        const { id } = await world.ports.bookings.confirm(requestFor(wish));
        const another = { barberId: null, total: wish.service.price };
        const answer = world.ports.bookings.confirm(requestFor(wish, another));
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
