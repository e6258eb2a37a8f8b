import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBrowserClock } from './browser-clock.ts';

const now = Date.parse('2026-11-25T20:00:00Z');

beforeEach(() => vi.useFakeTimers({ now }));

afterEach(() => vi.useRealTimers());

describe('the time', () => {
  it("is the server's where the device's is wrong, and the device's again once it is right", () => {
    const clock = createBrowserClock();
    const onCorrection = vi.fn<() => void>();
    clock.onCorrection?.(onCorrection);
    const learn = (at: number) =>
      clock.learn({ at, sentAt: Date.now() - 200, receivedAt: Date.now() });
    learn(now + 3000);
    expect(clock.now()).toBe(now);
    learn(now + 3_600_000);
    expect(clock.now()).toBe(now + 3_600_000 + 600);
    learn(now + 3_601_000);
    expect(onCorrection).toHaveBeenCalledOnce();
    vi.setSystemTime(now + 3_600_000);
    learn(now + 3_600_000);
    expect(clock.now()).toBe(Date.now());
    expect(onCorrection).toHaveBeenCalledTimes(2);
  });

  it('ignores what a slow response says about seconds', () => {
    const clock = createBrowserClock();
    clock.learn({ at: now - 30_000, sentAt: now - 60_000, receivedAt: now });
    expect(clock.now()).toBe(now);
  });
});
