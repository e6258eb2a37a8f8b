import { expect, it, vi } from 'vitest';
import type { LivePort } from '../../domain/ports/live-port.ts';
import { lazyLive } from './lazy-live.ts';

function openLive() {
  const stop = vi.fn<() => void>();
  const watch = vi.fn<LivePort['watch']>(() => stop);
  return { stop, watch };
}

it('watches once the adapter is loaded, and stops', async () => {
  const { stop, watch } = openLive();
  const live = lazyLive(async () => ({ watch }));
  const onEvent = vi.fn<Parameters<LivePort['watch']>[1]>();
  const end = live.watch(['01'], onEvent);
  await vi.waitFor(() => expect(watch).toHaveBeenCalledWith(['01'], onEvent));
  end();
  expect(stop).toHaveBeenCalledTimes(1);
});

it('does not watch after an early unsubscribe', async () => {
  const { watch } = openLive();
  const adapter = Promise.resolve({ watch });
  lazyLive(() => adapter).watch([], () => undefined)();
  await adapter;
  expect(watch).not.toHaveBeenCalled();
});

it('works without an adapter that cannot be loaded', async () => {
  const load = vi.fn<() => Promise<LivePort>>(() => Promise.reject(new TypeError('offline')));
  const end = lazyLive(load).watch([], () => undefined);
  await vi.waitFor(() => expect(load).toHaveBeenCalled());
  expect(end).not.toThrow();
});
