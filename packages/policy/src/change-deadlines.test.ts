import { describe, expect, test } from 'vitest';
import {
  changeableUntil,
  changeRefusal,
  heldUntil,
  restorableUntil,
  restoreRefusal,
} from './change-deadlines.ts';
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

const endsAt = new Date(start + 45 * minute);
const booking = {
  status: 'confirmed',
  startsAt,
  endsAt,
  createdAt: before(3000),
  cancelledAt: null,
  noticeMinutes,
};

describe('a change', () => {
  test.each([
    ['is allowed until the notice', {}, 1440, null],
    ['is too late after it', {}, 1439, 'too-late'],
    ['needs a confirmed booking', { status: 'cancelled' }, 2000, 'wrong-state'],
    ['needs a visit that is not over', {}, -45, 'wrong-state'],
  ] as const)('%s', (_rule, other, minutes, refusal) => {
    expect(changeRefusal({ ...booking, ...other }, before(minutes).getTime())).toBe(refusal);
  });
});

describe('a restoration', () => {
  const cancelled = { ...booking, status: 'cancelled', cancelledAt: before(100) };
  test.each([
    ['is allowed just after the cancellation', cancelled, 85, null],
    ['is too late after that', cancelled, 84, 'too-late'],
    ['is too late from the start on', { ...cancelled, cancelledAt: before(1) }, 0, 'too-late'],
    ['needs a cancelled booking', booking, 2000, 'wrong-state'],
  ] as const)('%s', (_rule, terms, minutes, refusal) => {
    expect(restoreRefusal(terms, 0, before(minutes).getTime())).toBe(refusal);
  });
});

test('a chair is kept for a late customer, but not after the visit', () => {
  expect(heldUntil(booking, 15)).toBe(before(-15).getTime());
  expect(heldUntil(booking, 60)).toBe(endsAt.getTime());
});
