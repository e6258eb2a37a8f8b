import { expect, test } from 'vitest';
import { daysOf } from './plain-time.ts';

test('the days of a range include both ends', () => {
  expect([...daysOf('2026-12-30', '2027-01-02')]).toEqual([
    '2026-12-30',
    '2026-12-31',
    '2027-01-01',
    '2027-01-02',
  ]);
  expect([...daysOf('2026-12-30', '2026-12-29')]).toEqual([]);
});

test.each([
  ['2000-01-01', '2199-12-31'],
  ['9999-12-31', '9999-12-31'],
])('the days from %s to %s end', (first, last) => {
  const days = Array.from(daysOf(first, last));
  expect(days.length).toBeLessThanOrEqual(400);
});
