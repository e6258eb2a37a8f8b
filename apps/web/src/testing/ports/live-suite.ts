import { describe, expect, it, vi } from 'vitest';
import type { LiveEvent } from '../../domain/ports/live-port.ts';
import {
  changeOf,
  type CreateWorld,
  freeDraft,
  requestFor,
  type SuiteWorld,
} from './suite-world.ts';
import { bookingCalls } from './booking-calls.ts';

/** Records events until the test ends. */
function listen({ ports }: SuiteWorld, salonIds: readonly string[]) {
  const events: LiveEvent[] = [];
  const stop = ports.live.watch(salonIds, (event) => events.push(event));
  return { events, stop, [Symbol.dispose]: stop };
}

const soon = { timeout: 5000, interval: 10 };

/** The contract of every stream of changes. */
export function describeLive(create: CreateWorld): void {
  describe('an event elsewhere', () => {
    it('at a salon is sent to its watchers', async () => {
      const world = create();
      const draft = await freeDraft(world, { place: 1 });
      using received = listen(world, [draft.salonId]);
      const changes = () => received.events.filter(({ type }) => type === 'salon.changed');
      const before = changes().length;
      await world.rivalBooks(draft);
      await vi.waitFor(() => expect(changes().length).toBeGreaterThan(before), soon);
      expect(received.events.every((event) => event.type !== 'booking.changed')).toBe(true);
    });

    it('about a booking is sent to its owner, with its revision', async () => {
      const world = create();
      const bookings = bookingCalls(world.ports.api);
      const booking = await bookings.confirm(requestFor(await freeDraft(world, { place: 1 })));
      using received = listen(world, []);
      const cancelled = await bookings.cancel(changeOf(booking));
      const changed = {
        type: 'booking.changed',
        bookingId: booking.id,
        revision: cancelled.revision,
      };
      await vi.waitFor(() => expect(received.events).toContainEqual(changed), soon);
    });

    it('is not sent after watching has stopped', async () => {
      const world = create();
      const draft = await freeDraft(world, { place: 1 });
      using other = listen(world, [draft.salonId]);
      const received = listen(world, [draft.salonId]);
      received.stop();
      const before = [...received.events];
      const count = other.events.length;
      await world.rivalBooks(draft);
      await vi.waitFor(() => expect(other.events.length).toBeGreaterThan(count), soon);
      expect(received.events).toEqual(before);
    });
  });
}
