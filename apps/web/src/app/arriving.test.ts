import { expect, it } from 'vitest';
import { arriving } from './arriving.ts';

it('takes code that does not arrive for a network that is missed', async () => {
  expect(await arriving(Promise.resolve('code'))).toBe('code');
  await expect(arriving(Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({
    failure: { kind: 'offline' },
  });
});
