import { QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { forgetPersonal, refetchPersonal } from './personal-queries.ts';
import { createQueryClient } from './query-client.ts';

const personal = [
  ['wallet', 'overview', 'en'],
  ['addresses', 'en'],
  ['bookings', 'upcoming-at', '01', 'en'],
  ['chat', 'messages', '01', 'en'],
];

const shared = [
  ['categories', 'en'],
  ['salon', '01', 'en'],
];

function filled() {
  const queries = createQueryClient();
  for (const key of personal) queries.setQueryData(key, 'of the customer');
  for (const key of shared) queries.setQueryData(key, 'of everybody');
  return queries;
}

it('removes a customer from the cache', async () => {
  const queries = filled();
  queries.getMutationCache().build(queries, { mutationKey: ['addresses'] });
  await forgetPersonal(queries);
  for (const key of personal) expect(queries.getQueryData(key)).toBeUndefined();
  for (const key of shared) expect(queries.getQueryData(key)).toBe('of everybody');
  expect(queries.getMutationCache().getAll()).toEqual([]);
});

it.each([
  ['forgotten', forgetPersonal],
  ['read anew', refetchPersonal],
])('refetches visible queries when it is %s', async (_, change) => {
  const queries = createQueryClient();
  const ask = vi.fn<() => Promise<string>>(async () => 'the next one’s');
  ask.mockResolvedValueOnce('the first one’s');
  const observer = new QueryObserver(queries, { queryKey: ['recommendations'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the first one’s'));
  await change(queries);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('the next one’s'));
  stop();
});

it('does not refetch public queries', async () => {
  const queries = filled();
  await refetchPersonal(queries);
  expect(shared.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual([false, false]);
  expect(personal.map((key) => queries.getQueryState(key)?.isInvalidated)).toEqual(
    personal.map(() => true),
  );
});
