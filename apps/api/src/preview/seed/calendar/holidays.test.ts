import { expect, test } from 'vitest';
import { holidaysOf, orthodoxEaster } from './holidays.ts';

test.each([
  [2024, '2024-05-05'],
  [2025, '2025-04-20'],
  [2026, '2026-04-12'],
  [2027, '2027-05-02'],
  [2028, '2028-04-16'],
  [2030, '2030-04-28'],
])('Orthodox Easter of %i is on %s', (year, date) => {
  expect(orthodoxEaster(year).toString()).toBe(date);
});

test('a year has each holiday once, in order, and Clean Monday on a Monday', () => {
  const days = holidaysOf(2027).map(({ date }) => date.toString());
  expect(days).toEqual([...new Set(days)].toSorted());
  const reasons = new Map(holidaysOf(2027).map(({ date, reason }) => [reason.en, date]));
  expect(reasons.get('Clean Monday')?.dayOfWeek).toBe(1);
  expect(reasons.get('Good Friday')?.toString()).toBe('2027-04-30');
  expect(reasons.get('Saint Demetrius, patron of the city')?.toString()).toBe('2027-10-26');
});
