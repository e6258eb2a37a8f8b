import { expect, it, vi } from 'vitest';
import type { Api } from '../../domain/api.ts';
import { type Failure, ServiceError } from '../../domain/failure.ts';
import { watchDeskCalls } from './watch-desk-calls.ts';

const request = { salon: '01', date: '2026-11-26' };

function watched(calls: Partial<Api>) {
  const watch = { onRefused: vi.fn<() => void>(), onChanged: vi.fn<(changed: object) => void>() };
  return { ...watch, api: watchDeskCalls(calls as Api, watch) };
}

it.each([
  [{ kind: 'not-found' }, 1],
  [{ kind: 'forbidden' }, 1],
  [{ kind: 'offline' }, 0],
  [{ kind: 'conflict' }, 0],
] as const satisfies readonly (readonly [Failure, number])[])(
  'reports a refusal that can mean another right: %o',
  async (failure, times) => {
    const error = new ServiceError(failure);
    const { api, onRefused } = watched({ readDeskDay: () => Promise.reject(error) });
    await expect(api.readDeskDay(request)).rejects.toBe(error);
    expect(onRefused).toHaveBeenCalledTimes(times);
  },
);

it('reports the changes that were made here, and passes answers on', async () => {
  const changed = { id: 'a', revision: 2, version: 7 };
  const { api, onChanged } = watched({
    markDeskBooking: async () => changed,
    listDeskSalons: async () => ({ salons: [] }),
  });
  await expect(api.listDeskSalons()).resolves.toEqual({ salons: [] });
  expect(onChanged).not.toHaveBeenCalled();
  const mark = { salon: '01', id: 'a', revision: 1, idempotencyKey: 'key' };
  await expect(api.markDeskBooking({ ...mark, body: { mark: 'arrived' } })).resolves.toBe(changed);
  expect(onChanged).toHaveBeenCalledExactlyOnceWith(changed);
});
