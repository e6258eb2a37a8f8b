import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createListeners } from '../shared/listeners.ts';
import { PortsProvider } from './PortsProvider.tsx';
import { useToday } from './use-today.ts';

beforeEach(() => vi.useFakeTimers({ now: Date.parse('2026-11-25T21:59:30Z') }));

afterEach(() => vi.useRealTimers());

it("follows midnight in the zone with one timer, and the server's time", async () => {
  let ahead = 0;
  const corrections = createListeners();
  const clock = {
    now: () => Date.now() + ahead,
    timeZone: () => 'Europe/Athens',
    onCorrection: corrections.add,
  };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortsProvider ports={{ clock }}>{children}</PortsProvider>
  );
  const { result, unmount } = renderHook(
    () => [useToday('Europe/Athens'), useToday('America/New_York')],
    { wrapper },
  );
  expect(result.current).toEqual(['2026-11-25', '2026-11-25']);
  expect(vi.getTimerCount()).toBe(1);
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(result.current).toEqual(['2026-11-26', '2026-11-25']);

  ahead = 86_400_000;
  act(() => corrections.notify());
  expect(result.current).toEqual(['2026-11-27', '2026-11-26']);
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
