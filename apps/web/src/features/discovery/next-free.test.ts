import { expect, it, vi } from 'vitest';
import type { Api } from '../../domain/api.ts';
import { nextFreeTimes } from './next-free.ts';

const morning = { date: '2027-01-08', time: '10:00' };

it('requests many salons in calls of a hundred, each salon once', async () => {
  const readNextFree = vi
    .fn<Api['readNextFree']>()
    .mockResolvedValueOnce({ nextFree: { s0: morning } })
    .mockResolvedValueOnce({ nextFree: { s149: null } });
  const ids = Array.from({ length: 150 }, (_, index) => `s${index}`);
  const answer = await nextFreeTimes({ readNextFree }, { query: { salons: [...ids, 's0'] } });
  expect(readNextFree.mock.calls).toEqual([
    [{ query: { salons: ids.slice(0, 100) } }],
    [{ query: { salons: ids.slice(100) } }],
  ]);
  expect(answer).toEqual({ s0: morning, s149: null });
});

it('sends nothing without salons', async () => {
  const readNextFree = vi.fn<Api['readNextFree']>();
  expect(await nextFreeTimes({ readNextFree }, { query: { salons: [] } })).toEqual({});
  expect(readNextFree).not.toHaveBeenCalled();
});
