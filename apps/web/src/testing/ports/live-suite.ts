import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import {
  changeOf,
  type CreateWorld,
  freeWish,
  requestFor,
  type SuiteWorld,
} from './suite-world.ts';

/** Hears what happens, until the test is over. */
function listen({ ports }: SuiteWorld, salonIds: readonly string[]) {
  const events: LiveEvent[] = [];
  const stop = ports.live.watch(salonIds, (event) => events.push(event));
  return { events, stop, [Symbol.dispose]: stop };
}

const soon = { timeout: 5000, interval: 10 };

/** What every stream of changes has to keep. */
export function describeLive(create: CreateWorld): void {
  describe('what happens elsewhere', () => {
    it('to a salon is sent to its watchers', async () => {
      const world = create();
      const wish = await freeWish(world, { place: 1 });
      using heard = listen(world, [wish.salonId]);
      const changes = () => heard.events.filter(({ type }) => type === 'salon.changed');
      const before = changes().length;
      await world.rivalBooks(wish);
      await vi.waitFor(() => expect(changes().length).toBeGreaterThan(before), soon);
      expect(heard.events.every((event) => event.type !== 'booking.changed')).toBe(true);
    });

    it('to a booking is sent to its owner, with its revision', async () => {
      const world = create();
      const { bookings } = world.ports;
      const booking = await bookings.confirm(requestFor(await freeWish(world, { place: 1 })));
      using heard = listen(world, []);
      const cancelled = await bookings.cancel(changeOf(booking));
      const told = {
        type: 'booking.changed',
        bookingId: booking.id,
        revision: cancelled.revision,
      };
      await vi.waitFor(() => expect(heard.events).toContainEqual(told), soon);
    });

    it('sends no event after watching has stopped', async () => {
      const world = create();
      const wish = await freeWish(world, { place: 1 });
      using other = listen(world, [wish.salonId]);
      const heard = listen(world, [wish.salonId]);
      heard.stop();
      const before = [...heard.events];
      const told = other.events.length;
      await world.rivalBooks(wish);
      await vi.waitFor(() => expect(other.events.length).toBeGreaterThan(told), soon);
      expect(heard.events).toEqual(before);
    });
  });
}
