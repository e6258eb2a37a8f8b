// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followConnection } from './connection.ts';

let stop: () => void = () => undefined;

function follow(isHealthy: () => Promise<boolean>) {
  const changes: boolean[] = [];
  const asked = vi.fn<(signal: AbortSignal) => Promise<boolean>>(isHealthy);
  stop = followConnection({
    isHealthy: asked,
    onChange: (isConnected) => changes.push(isConnected),
  });
  return { changes, asked };
}

const show = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  stop();
  vi.useRealTimers();
});

it('polls at once and then every half minute', async () => {
  let answer = true;
  const { changes, asked } = follow(() => Promise.resolve(answer));
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true]);
  answer = false;
  await vi.advanceTimersByTimeAsync(29_999);
  expect(asked).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(changes).toEqual([true, false]);
});

it('sends no request offline, and polls when the network is available again', async () => {
  const { changes, asked } = follow(() => Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(0);
  window.dispatchEvent(new Event('offline'));
  expect(changes).toEqual([true, false]);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(asked).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true, false, true]);
});

it('sends no request while the page is hidden', async () => {
  const { asked } = follow(() => Promise.resolve(true));
  await vi.advanceTimersByTimeAsync(0);
  show('hidden');
  await vi.advanceTimersByTimeAsync(300_000);
  expect(asked).toHaveBeenCalledTimes(1);
  show('visible');
  expect(asked).toHaveBeenCalledTimes(2);
});

it('ignores a late response', async () => {
  const answers: ((isConnected: boolean) => void)[] = [];
  const { changes } = follow(
    () =>
      new Promise((resolve) => {
        answers.push(resolve);
      }),
  );
  window.dispatchEvent(new Event('online'));
  answers[1]?.(true);
  answers[0]?.(false);
  await vi.advanceTimersByTimeAsync(0);
  expect(changes).toEqual([true]);
});

it('is silent once it is stopped', async () => {
  const { changes, asked } = follow(() => Promise.resolve(true));
  stop();
  await vi.advanceTimersByTimeAsync(60_000);
  window.dispatchEvent(new Event('online'));
  expect(changes).toEqual([]);
  expect(asked).toHaveBeenCalledTimes(1);
});
