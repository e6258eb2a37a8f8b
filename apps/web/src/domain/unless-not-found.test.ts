import { expect, it } from 'vitest';
import { ServiceError } from './failure.ts';
import { unlessNotFound } from './unless-not-found.ts';

const refused = (kind: 'not-found' | 'unavailable') => Promise.reject(new ServiceError({ kind }));

it('returns the answer', async () => {
  expect(await unlessNotFound(Promise.resolve('01'), null)).toBe('01');
});

it('replaces the answer for an unknown subject', async () => {
  expect(await unlessNotFound(refused('not-found'), null)).toBeNull();
});

it('distinguishes an unavailable server from an unknown subject', async () => {
  await expect(unlessNotFound(refused('unavailable'), null)).rejects.toMatchObject({
    failure: { kind: 'unavailable' },
  });
});
