import { describe, expect, test } from 'vitest';
import { changeableUntil, restorableUntil } from './notice.ts';
import { minute } from './plain-time.ts';

const start = Date.UTC(2026, 11, 9, 8);
const startsAt = new Date(start);
const noticeMinutes = 1440;
/** So many minutes before the start. */
const before = (minutes: number) => new Date(start - minutes * minute);

describe('a booking can be changed', () => {
  test.each([
    ['until the notice', 3000, 1440],
    ['until the notice, if it was made just before', 1455, 1440],
    ['for 15 minutes, if that is later than the notice', 1450, 1435],
    ['for 15 minutes, if it was made within the notice', 120, 105],
    ['until its start at the latest', 10, 0],
  ])('%s', (_rule, made, until) => {
    const booking = { startsAt, createdAt: before(made), noticeMinutes };
    expect(changeableUntil(booking)).toBe(before(until).getTime());
  });
});

describe('a cancelled booking can be restored', () => {
  test.each([
    ['until the notice', 3000, 60, 1440],
    ['until the lead, if that is longer', 3000, 2000, 2000],
    ['for 15 minutes after the cancellation', 1445, 60, 1430],
    ['until its start at the latest', 10, 60, 0],
  ])('%s', (_rule, cancelled, lead, until) => {
    const booking = { startsAt, cancelledAt: before(cancelled), noticeMinutes };
    expect(restorableUntil(booking, lead)).toBe(before(until).getTime());
  });
});
