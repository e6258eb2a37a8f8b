import { expect, it, vi } from 'vitest';
import type { Api } from './api.ts';
import { upcomingBookings } from './upcoming-bookings.ts';

it('reads every page of upcoming bookings', async () => {
  const listBookings = vi.fn<Api['listBookings']>();
  listBookings.mockResolvedValueOnce({ bookings: [], nextCursor: 'next' });
  listBookings.mockResolvedValueOnce({ bookings: [], nextCursor: null });
  expect(await upcomingBookings({ listBookings }, { language: 'el' })).toEqual([]);
  expect(listBookings.mock.calls.map(([request]) => request)).toEqual([
    { query: { when: 'upcoming', cursor: undefined }, language: 'el' },
    { query: { when: 'upcoming', cursor: 'next' }, language: 'el' },
  ]);
});
