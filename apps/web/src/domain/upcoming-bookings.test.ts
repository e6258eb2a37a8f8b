import { expect, it, vi } from 'vitest';
import type { Api } from './api.ts';
import { upcomingBookings } from './upcoming-bookings.ts';

it('reads every page of upcoming bookings', async () => {
  const listBookings = vi.fn<Api['listBookings']>();
  listBookings.mockResolvedValueOnce({ bookings: [], nextCursor: 'next' });
  listBookings.mockResolvedValueOnce({ bookings: [], nextCursor: null });
  expect(await upcomingBookings({ listBookings }, { salon: '01', language: 'el' })).toEqual([]);
  expect(listBookings.mock.calls.map(([request]) => request)).toEqual([
    { query: { when: 'upcoming', salon: '01', cursor: undefined }, language: 'el' },
    { query: { when: 'upcoming', salon: '01', cursor: 'next' }, language: 'el' },
  ]);
});
