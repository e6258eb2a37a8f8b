import { type QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';
import { createSamplePorts } from './sample-ports.ts';

const question = { language: 'en', signal: new AbortController().signal };

async function openRecords(queries: QueryClient) {
  const ports = createSamplePorts({
    homePage: { fetchHomePage: async () => ({ categories: [], topRatedSalons: [] }) },
    loadQueries: async () => queries,
    pictureUrl: (path) => path,
  });
  await ports.addresses.list(question);
  return ports;
}

it('leaves nothing of a customer in the cache at sign-out', async () => {
  const queries = createQueryClient();
  const { forget } = await openRecords(queries);
  const personal = [
    ['wallet', 'overview', 'en'],
    ['addresses', 'en'],
    ['chat', 'messages', '01', 'en'],
    ['salon', '01', 'appointments', 'en'],
  ];
  for (const key of personal) queries.setQueryData(key, 'of the customer');
  const shared = [
    ['categories', 'en'],
    ['salon', '01', 'en'],
  ];
  for (const key of shared) queries.setQueryData(key, 'of everybody');
  queries.getMutationCache().build(queries, { mutationKey: ['addresses'] });
  forget();
  await vi.waitFor(() => expect(queries.getQueryData(personal[0] ?? [])).toBeUndefined());
  for (const key of personal) expect(queries.getQueryData(key)).toBeUndefined();
  expect(queries.getMutationCache().getAll()).toEqual([]);
  for (const key of shared) expect(queries.getQueryData(key)).toBe('of everybody');
});

it('asks anew for what is on the screen at sign-out', async () => {
  const queries = createQueryClient();
  const { forget } = await openRecords(queries);
  const ask = vi.fn<() => Promise<string>>(async () => 'nobody’s');
  ask.mockResolvedValueOnce('of the customer');
  const observer = new QueryObserver(queries, { queryKey: ['recommendations'], queryFn: ask });
  const stop = observer.subscribe(() => undefined);
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('of the customer'));
  forget();
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('nobody’s'));
  stop();
});

it('calls off what a customer changed in the moment of signing out', async () => {
  const ports = await openRecords(createQueryClient());
  const details = { type: 'home', name: 'Secret', address: '5 Ermou', city: 'Athens' } as const;
  const adding = ports.addresses.add(details, false, 'key');
  // The port is on its way for a tick before it begins to wait.
  setTimeout(ports.forget, 50);
  await expect(adding).rejects.toBeInstanceOf(Error);
  const left = await ports.addresses.list(question);
  expect(left.map(({ name }) => name)).toEqual(['Home', 'Work']);
});
