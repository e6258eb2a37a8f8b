import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PortsProvider } from '../../blocks/PortsProvider.tsx';
import { phaseOf } from './bookings-rules.ts';
import { booking } from './testing/fake-bookings.ts';
import { useClock } from './use-clock.ts';

beforeEach(() => vi.useFakeTimers());

afterEach(() => vi.useRealTimers());

const visit = booking();
const { changeableUntil: deadline, startsAt: start, heldUntil: graceEnd, endsAt: end } = visit;
const bookings = [visit];

function watch() {
  const clock = { now: () => Date.now(), timeZone: () => 'Europe/Athens' };
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <PortsProvider ports={{ clock }}>{children}</PortsProvider>
  );
  return renderHook(() => phaseOf(visit, useClock(bookings)), { wrapper }).result;
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

describe('the clock of the page', () => {
  it('reports each turn at its moment, and nothing in between', async () => {
    vi.setSystemTime(deadline - 1000);
    const phase = watch();
    expect(phase.current).toBe('open');
    await pass(1000);
    expect(phase.current).toBe('open');
    await pass(1);
    expect(phase.current).toBe('settled');
    await pass(start - Date.now());
    expect(phase.current).toBe('begun');
    await pass(graceEnd - Date.now());
    expect(phase.current).toBe('underway');
    await pass(end - Date.now());
    expect(phase.current).toBe('over');
    expect(vi.getTimerCount()).toBe(0);
  });

  it('waits for longer than a timer can', async () => {
    vi.setSystemTime(deadline - 40 * 24 * 3_600_000);
    const phase = watch();
    for (let day = 0; day < 40; day += 1) await pass(24 * 3_600_000);
    expect(phase.current).toBe('open');
    await pass(1);
    expect(phase.current).toBe('settled');
  });
});
