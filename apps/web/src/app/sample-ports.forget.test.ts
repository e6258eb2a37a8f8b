import type { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { dollars } from '../shared/money.ts';
import { createQueryClient } from './query-client.ts';
import { createSamplePorts } from './sample-ports.ts';

const question = { language: 'en', signal: new AbortController().signal };

async function openRecords(queries: QueryClient) {
  const ports = createSamplePorts({
    homePage: { fetchHomePage: async () => ({ categories: [], topRatedSalons: [] }) },
    queries,
    pictureUrl: (path) => path,
  });
  await ports.wallet.wallet(question);
  return ports;
}

it('aborts what a customer changed in the moment of signing out', async () => {
  const ports = await openRecords(createQueryClient());
  const before = await ports.wallet.wallet(question);
  const [method] = before.methods;
  const adding = ports.wallet.addMoney({
    idempotencyKey: 'key',
    amount: dollars(10),
    methodId: method?.id ?? '',
  });
  // The port is on its way for a tick before it begins to wait.
  setTimeout(ports.forget, 50);
  await expect(adding).rejects.toBeInstanceOf(Error);
  expect((await ports.wallet.wallet(question)).balance).toEqual(before.balance);
});
