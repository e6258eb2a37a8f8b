import { expect, it, vi } from 'vitest';
import type { LiveEvent } from '../src/domain/ports/live-port.ts';
import { bookSomewhere, changeOf } from './bookings.ts';
import { newVisitor } from './visitor.ts';

/** Everything a visitor hears of a salon and of their own bookings; ends with the test. */
function listen(visitor: ReturnType<typeof newVisitor>, salonIds: readonly string[]) {
  const events: LiveEvent[] = [];
  const stop = visitor.ports.live.watch(salonIds, (event) => events.push(event));
  return { events, [Symbol.dispose]: stop };
}

const within = (milliseconds: number) => ({ timeout: milliseconds, interval: 10 });

it('tells others within a second that a time is taken, and that it is free again', async () => {
  const owner = newVisitor();
  const other = newVisitor();
  using heard = listen(other, ['07']);
  // A stream begins with the state of the calendar.
  await vi.waitFor(() => expect(heard.events).toHaveLength(1), within(5000));

  const booking = await bookSomewhere(owner, '07');
  await vi.waitFor(() => expect(heard.events).toHaveLength(2), within(1000));
  await owner.ports.bookings.cancel(changeOf(booking));
  await vi.waitFor(() => expect(heard.events).toHaveLength(3), within(1000));
  expect(new Set(heard.events.map(({ type }) => type))).toEqual(new Set(['salon.changed']));
});

it('names the booking of every change, made in any process', async () => {
  const owner = newVisitor();
  await owner.signIn();
  using heard = listen(owner, []);
  const booking = await bookSomewhere(owner, '08');
  const told = (revision: number) => ({
    type: 'booking.changed',
    bookingId: booking.id,
    revision,
  });
  await vi.waitFor(() => expect(heard.events).toContainEqual(told(booking.revision)), within(5000));
  const cancelled = await owner.ports.bookings.cancel(changeOf(booking));
  await vi.waitFor(
    () => expect(heard.events).toContainEqual(told(cancelled.revision)),
    within(1000),
  );
});
