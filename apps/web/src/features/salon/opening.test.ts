import { expect, it } from 'vitest';
import { openUntil } from './opening.ts';

const hours = [
  { from: 1, to: 5, open: { from: '09:00', until: '18:00' } },
  { from: 6, to: 6, open: { from: '10:00', until: '15:00' } },
  { from: 7, to: 7, open: null },
];

// Athens is three hours ahead of UTC in June 2025, when the 14th was a Saturday.
it.each([
  ['2025-06-13T05:59Z', null],
  ['2025-06-13T06:00Z', '18:00'],
  ['2025-06-13T14:59Z', '18:00'],
  ['2025-06-13T15:00Z', null],
  ['2025-06-14T11:00Z', '15:00'],
  ['2025-06-15T09:00Z', null],
])('at %s it is open until %s', (instant, expected) => {
  expect(openUntil(hours, 'Europe/Athens', Date.parse(instant))).toBe(expected);
});
