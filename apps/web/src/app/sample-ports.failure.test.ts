import { ServiceError } from '../domain/failure.ts';
import { expect, it, vi } from 'vitest';
import type { HomePagePort } from '../domain/ports/home-page-port.ts';
import { createQueryClient } from './query-client.ts';
import { createSamplePorts } from './sample-ports.ts';

it('leaves it to the page to ask again for a salon that could not be fetched', async () => {
  const fetchHomePage = vi.fn<HomePagePort['fetchHomePage']>(async () => {
    throw new ServiceError({ kind: 'server' });
  });
  const queries = createQueryClient();
  const { salon } = createSamplePorts({
    homePage: { fetchHomePage },
    loadQueries: async () => queries,
    pictureUrl: (path) => path,
  });
  const { signal } = new AbortController();
  await expect(salon.salon('01', { language: 'en', signal })).rejects.toBeInstanceOf(ServiceError);
  expect(fetchHomePage).toHaveBeenCalledTimes(1);
});
