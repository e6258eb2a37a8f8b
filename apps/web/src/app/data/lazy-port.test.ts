import { expect, it, vi } from 'vitest';
import { lazyPort, once } from './lazy-port.ts';

interface Shelf {
  take(name: string): Promise<string>;
}

it('fetches the adapter with the first call, and once', async () => {
  const load = vi.fn<() => Promise<Shelf>>(async () => ({ take: async (name) => `a ${name}` }));
  const shelf = lazyPort<Shelf>(once(load));
  expect(load).not.toHaveBeenCalled();
  expect(await shelf.take('comb')).toBe('a comb');
  expect(await shelf.take('brush')).toBe('a brush');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries after a failed fetch', async () => {
  const load = vi
    .fn<() => Promise<Shelf>>()
    .mockRejectedValueOnce(new Error('offline'))
    .mockResolvedValue({ take: async (name) => name });
  const shelf = lazyPort<Shelf>(once(load));
  await expect(shelf.take('comb')).rejects.toThrow('offline');
  expect(await shelf.take('comb')).toBe('comb');
});

it('is not a promise', async () => {
  const shelf = lazyPort<Shelf>(async () => ({ take: async (name) => name }));
  expect(await Promise.resolve(shelf)).toBe(shelf);
});

it('names a method that the adapter lacks', async () => {
  const shelf = lazyPort<Partial<Shelf>>(async () => ({}));
  await expect(shelf.take?.('comb')).rejects.toThrow('The port has no "take"');
});
