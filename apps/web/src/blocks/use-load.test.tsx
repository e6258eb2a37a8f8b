import { ServiceError } from '../domain/failure.ts';
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { slowAfterMs, useLoad } from './use-load.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

/** A page whose query depends on the result of another one. */
function renderWaiting(ask: (signal: AbortSignal) => Promise<string>) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const answer = () =>
    client.query({ queryKey: ['source'], queryFn: ({ signal }) => ask(signal), retry: false });
  return renderHook(
    () =>
      useLoad(
        useQuery({ queryKey: ['page'], queryFn: answer, retry: false }),
        ['page'],
        ['source'],
      ),
    { wrapper },
  );
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('a wait for a dependent query', () => {
  it('aborts the call that hangs and retries it', async () => {
    const ask = vi.fn<(signal: AbortSignal) => Promise<string>>(() => new Promise(() => undefined));
    const { result } = renderWaiting(ask);
    await pass(slowAfterMs);
    expect(result.current).toMatchObject({ phase: 'loading', isSlow: true });
    ask.mockImplementation(async () => 'here');
    await act(async () => {
      if (result.current.phase !== 'ready') result.current.retry();
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(ask.mock.calls[0]?.[0].aborted).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(result.current).toEqual({ phase: 'ready', data: 'here' });
  });

  it('restarts the timeout with each attempt', async () => {
    const { result } = renderWaiting(() => new Promise(() => undefined));
    await pass(slowAfterMs + 5000);
    await act(async () => {
      if (result.current.phase !== 'ready') result.current.retry();
    });
    await pass(slowAfterMs - 1);
    expect(result.current).toMatchObject({ phase: 'loading', isSlow: false });
    await pass(1);
    expect(result.current).toMatchObject({ phase: 'loading', isSlow: true });
  });

  it('shows why it failed, and retries', async () => {
    const ask = vi.fn<() => Promise<string>>(async () => {
      throw new ServiceError({ kind: 'offline' });
    });
    const { result } = renderWaiting(ask);
    await pass(10);
    expect(result.current).toMatchObject({ phase: 'failed', reason: 'offline' });
    ask.mockImplementation(async () => 'here');
    await act(async () => {
      if (result.current.phase !== 'ready') result.current.retry();
      await vi.advanceTimersByTimeAsync(10);
    });
    expect(result.current).toEqual({ phase: 'ready', data: 'here' });
  });
});
