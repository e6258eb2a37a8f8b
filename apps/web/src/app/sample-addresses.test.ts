import { expect, it } from 'vitest';
import { createSampleAddresses } from '../adapters/sample/sample-addresses.ts';
import { createSampleWorld } from '../adapters/sample/sample-world.ts';
import { describeAddressesPort } from '../features/addresses/testing/addresses-port-contract.ts';

const createWorld = () =>
  createSampleWorld({
    facts: async () => null,
    salons: async () => [],
    picture: (path) => path,
    delay: 0,
  });

describeAddressesPort('sample', () => createSampleAddresses(createWorld()));

it('begins again after a sign-out', async () => {
  const world = createWorld();
  const port = createSampleAddresses(world);
  const request = { language: 'el', signal: new AbortController().signal };
  const before = await port.list(request);
  await port.remove('home');
  world.forget();
  expect(await port.list(request)).toEqual(before);
  expect(before[0]?.name).toBe('Σπίτι');
});
