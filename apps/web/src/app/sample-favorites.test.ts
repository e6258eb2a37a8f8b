import { createSampleFavorites } from '../adapters/sample/sample-favorites.ts';
import { createSampleWorld } from '../adapters/sample/sample-world.ts';
import { expect, it } from 'vitest';
import { describeFavoritesPort } from '../features/favorites/testing/favorites-port-contract.ts';
import { sampleFacts } from './testing/sample-facts.ts';

function createWorld() {
  const ids = ['01', '02', '48'];
  return createSampleWorld({
    facts: async (id) => (ids.includes(id) ? sampleFacts(id) : null),
    salons: async () => ids.map(sampleFacts),
    picture: (path) => path,
    delay: 0,
  });
}

describeFavoritesPort('sample', () => ({
  port: createSampleFavorites(createWorld()),
  another: '48',
}));

it('leaves out salons that the marketplace no longer knows', async () => {
  const port = createSampleFavorites(createWorld());
  const { signal } = new AbortController();
  const list = await port.list({ language: 'en', signal });
  expect(list.map(({ id }) => id)).toEqual(['01', '02']);
});

it('begins again after a sign-out', async () => {
  const world = createWorld();
  const port = createSampleFavorites(world);
  const before = await port.ids();
  await port.add('48');
  await port.remove('01');
  world.forget();
  expect(await port.ids()).toEqual(before);
});
