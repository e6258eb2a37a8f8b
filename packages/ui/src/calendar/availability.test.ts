import { expect, test } from 'vitest';
import { firstDay, firstFreeDay, reasonAgainst, type Availability } from './availability.ts';
import { en } from './Calendar.messages.ts';

const rules = (own: Partial<Availability> = {}): Availability => ({
  today: '2025-06-10',
  min: undefined,
  max: '2025-07-10',
  isUnavailable: (date) => (date === '2025-06-15' ? 'closed on Sundays' : null),
  ...own,
});

test('says why a day cannot be chosen', () => {
  expect(reasonAgainst('2025-06-09', rules(), en)).toBe(en.past);
  expect(reasonAgainst('2025-06-10', rules(), en)).toBeNull();
  expect(reasonAgainst('2025-06-15', rules(), en)).toBe('closed on Sundays');
  expect(reasonAgainst('2025-07-10', rules(), en)).toBeNull();
  expect(reasonAgainst('2025-07-11', rules(), en)).toBe(en.notYet);
});

test('a first day in the past does not open the past', () => {
  expect(firstDay(rules({ min: '2025-06-01' }))).toBe('2025-06-10');
  expect(firstDay(rules({ min: '2025-06-12' }))).toBe('2025-06-12');
});

test('finds the first free day', () => {
  expect(firstFreeDay(rules(), en)).toBe('2025-06-10');
  const closedTill = (date: string) => (date < '2025-07-03' ? 'on holiday' : null);
  expect(firstFreeDay(rules({ isUnavailable: closedTill }), en)).toBe('2025-07-03');
});

test('stays at the first day when nothing is free', () => {
  expect(firstFreeDay(rules({ isUnavailable: () => 'closed' }), en)).toBe('2025-06-10');
  expect(firstFreeDay(rules({ max: undefined, isUnavailable: () => 'closed' }), en)).toBe(
    '2025-06-10',
  );
});
