import { expect, it, vi } from 'vitest';
import type { LiveEvent } from '../src/domain/ports/live-port.ts';
import { changeOf } from '../src/testing/ports/suite-world.ts';
import { bookAnySlot } from './bookings.ts';
import { newVisitor } from './visitor.ts';
import { bookingCalls } from '../src/testing/ports/booking-calls.ts';

/** Records all live events of a salon and of the visitor's own bookings, until the test ends. */
function listen(visitor: ReturnType<typeof newVisitor>, salonIds: readonly string[]) {
  const events: LiveEvent[] = [];
  const stop = visitor.ports.live.watch(salonIds, (event) => events.push(event));
  return { events, [Symbol.dispose]: stop };
}

const pollFor = (milliseconds: number) => ({ timeout: milliseconds, interval: 10 });

it('notifies others within a second that a time is taken, and that it is free again', async () => {
  const owner = newVisitor();
  const other = newVisitor();
  using received = listen(other, ['07']);
  // A stream begins with the state of the calendar.
  await vi.waitFor(() => expect(received.events).toHaveLength(1), pollFor(5000));

  const booking = await bookAnySlot(owner, '07');
  await vi.waitFor(() => expect(received.events).toHaveLength(2), pollFor(1000));
  await bookingCalls(owner.ports.api).cancel(changeOf(booking));
  await vi.waitFor(() => expect(received.events).toHaveLength(3), pollFor(1000));
  expect(new Set(received.events.map(({ type }) => type))).toEqual(new Set(['salon.changed']));
});

it('identifies the booking of every change, made in any process', async () => {
  const owner = newVisitor();
  await owner.signIn();
  using received = listen(owner, ['08']);
  // The stream is open once it has sent the state of a calendar; events before it are not repeated.
  await vi.waitFor(() => expect(received.events).toHaveLength(1), pollFor(5000));
  const booking = await bookAnySlot(owner, '08');
  const changed = (revision: number) => ({
    type: 'booking.changed',
    bookingId: booking.id,
    revision,
  });
  await vi.waitFor(
    () => expect(received.events).toContainEqual(changed(booking.revision)),
    pollFor(5000),
  );
  const cancelled = await bookingCalls(owner.ports.api).cancel(changeOf(booking));
  await vi.waitFor(
    () => expect(received.events).toContainEqual(changed(cancelled.revision)),
    pollFor(1000),
  );
});
