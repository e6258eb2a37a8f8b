import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadWithRetry, onMissing } from './load-with-retry.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('fetches once if that succeeds', async () => {
  const load = vi.fn<() => Promise<string>>().mockResolvedValue('here');
  await expect(loadWithRetry(load)).resolves.toBe('here');
  expect(load).toHaveBeenCalledTimes(1);
});

it('retries after a second', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockResolvedValue('here');
  const loaded = loadWithRetry(load);
  await vi.advanceTimersByTimeAsync(999);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  await expect(loaded).resolves.toBe('here');
});

it('fails with the error of the second try', async () => {
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new Error('first'))
    .mockRejectedValue(new Error('second'));
  const loaded = loadWithRetry(load);
  const failure = loaded.catch(String);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await failure).toBe('Error: second');
  expect(load).toHaveBeenCalledTimes(2);
});

it('stays pending where the page is about to be replaced', async () => {
  onMissing(async () => true);
  const load = vi.fn<() => Promise<string>>().mockRejectedValue(new Error('gone'));
  const settled = vi.fn<() => void>();
  loadWithRetry(load).then(settled, settled);
  await vi.advanceTimersByTimeAsync(5000);
  onMissing(async () => false);
  expect(settled).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
});
