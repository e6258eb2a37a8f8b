import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
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
