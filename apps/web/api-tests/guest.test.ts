import { expect, it } from 'vitest';
import { changeOf } from '../src/testing/ports/suite-world.ts';
import { bookAnySlot } from './bookings.ts';
import { newVisitor } from './visitor.ts';
import { bookingCalls } from '../src/testing/ports/booking-calls.ts';

const request = { language: 'en', signal: new AbortController().signal };

it('moves a guest’s bookings and favorites to the account, once', async () => {
  const visitor = newVisitor();
  const { api } = visitor.ports;
  const bookings = bookingCalls(api);
  const booking = await bookAnySlot(visitor, '05');
  await api.saveFavorite({ id: '48' });
  await visitor.signIn();
  const upcoming = await bookings.upcoming(request);
  expect(upcoming.filter(({ id }) => id === booking.id)).toHaveLength(1);
  expect((await api.listFavoriteIds()).ids.filter((id) => id === '48')).toHaveLength(1);
  visitor.signOut();
  expect(await bookings.upcoming(request)).toEqual([]);
  expect((await api.listFavoriteIds()).ids).toEqual([]);
});

it('has no access to a booking of another customer', async () => {
  const [owner, other] = [newVisitor(), newVisitor()];
  const booking = await bookAnySlot(owner, '05');
  await other.signIn();
  await expect(bookingCalls(other.ports.api).cancel(changeOf(booking))).rejects.toMatchObject({
    failure: { kind: 'not-found' },
  });
});

it('a change of an older booking returns its current state', async () => {
  const visitor = newVisitor();
  const bookings = bookingCalls(visitor.ports.api);
  const booking = await bookAnySlot(visitor, '05');
  const cancelled = await bookings.cancel(changeOf(booking));
  await expect(bookings.cancel(changeOf(booking))).rejects.toMatchObject({
    failure: { kind: 'stale', booking: cancelled },
  });
});
