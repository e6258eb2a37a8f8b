import { expect, test } from 'vitest';
import {
  firstDay,
  firstFreeDay,
  reasonAgainst,
  statesAhead,
  type Availability,
} from './availability.ts';
import { en } from './Calendar.messages.ts';

const rules = (own: Partial<Availability> = {}): Availability => ({
  today: '2025-06-10',
  min: undefined,
  max: '2025-07-10',
  dayNote: (date) =>
    date === '2025-06-15' ? { state: 'closed', label: 'closed on Sundays' } : null,
  ...own,
});

test('explains why a day is unavailable', () => {
  expect(reasonAgainst('2025-06-09', rules(), en)).toBe(en.past);
  expect(reasonAgainst('2025-06-10', rules(), en)).toBeNull();
  expect(reasonAgainst('2025-06-15', rules(), en)).toBe('closed on Sundays');
  expect(reasonAgainst('2025-07-10', rules(), en)).toBeNull();
  const few = rules({ dayNote: () => ({ state: 'few', label: 'few times left' }) });
  expect(reasonAgainst('2025-06-15', few, en)).toBeNull();
  const full = rules({ dayNote: () => ({ state: 'full', label: 'fully booked' }) });
  expect(reasonAgainst('2025-06-15', full, en)).toBe('fully booked');
  expect(reasonAgainst('2025-07-11', rules(), en)).toBe(en.notYet);
});

test('a first day in the past does not make past days available', () => {
  expect(firstDay(rules({ min: '2025-06-01' }))).toBe('2025-06-10');
  expect(firstDay(rules({ min: '2025-06-12' }))).toBe('2025-06-12');
});

test('finds the first free day', () => {
  expect(firstFreeDay(rules(), en)).toBe('2025-06-10');
  const closedTill = (date: string) =>
    date < '2025-07-03' ? ({ state: 'closed', label: 'on holiday' } as const) : null;
  expect(firstFreeDay(rules({ dayNote: closedTill }), en)).toBe('2025-07-03');
});

test('stays at the first day when nothing is free', () => {
  const dayNote = () => ({ state: 'full', label: 'fully booked' }) as const;
  expect(firstFreeDay(rules({ dayNote }), en)).toBe('2025-06-10');
  expect(firstFreeDay(rules({ max: undefined, dayNote }), en)).toBe('2025-06-10');
});

test('returns the states for the legend', () => {
  expect(statesAhead(rules({ dayNote: undefined }))).toEqual(new Set());
  expect(statesAhead(rules())).toEqual(new Set(['closed']));
  expect(statesAhead(rules({ min: '2025-06-16' }))).toEqual(new Set());
});
