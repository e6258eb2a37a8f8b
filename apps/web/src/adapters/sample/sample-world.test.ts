import { afterEach, expect, it, vi } from 'vitest';
import { createSampleWorld, onItsWay } from './sample-world.ts';

const world = () =>
  createSampleWorld({
    salons: async () => [],
    picture: (path) => path,
  });

afterEach(() => vi.useRealTimers());

it('lets an answer of the built-in records take half a second', async () => {
  vi.useFakeTimers();
  const arrived = vi.fn<() => void>();
  void onItsWay(world()).then(arrived);
  await vi.advanceTimersByTimeAsync(499);
  expect(arrived).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(arrived).toHaveBeenCalledOnce();
});

it('aborts an answer that nobody waits for any more', async () => {
  const caller = new AbortController();
  const answer = onItsWay(world(), caller.signal);
  caller.abort();
  await expect(answer).rejects.toThrow('aborted');
});
