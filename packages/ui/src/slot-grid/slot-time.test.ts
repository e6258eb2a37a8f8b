import { expect, test } from 'vitest';
import { endTime, partOfDay } from './slot-time.ts';

test.for([
  ['09:00', 'morning'],
  ['11:59', 'morning'],
  ['12:00', 'midday'],
  ['14:30', 'midday'],
  ['15:00', 'afternoon'],
  ['17:30', 'afternoon'],
  ['18:00', 'evening'],
  ['22:30', 'evening'],
])('%s is in the %s', ([time = '', part]) => {
  expect(partOfDay(time)).toBe(part);
});

test.for([
  ['09:00', 45, '09:45'],
  ['10:30', 90, '12:00'],
  ['17:30', 120, '19:30'],
  ['23:30', 45, '00:15'],
] as const)('%s and %i minutes end at %s', ([start, minutes, end]) => {
  expect(endTime(start, minutes)).toBe(end);
});
