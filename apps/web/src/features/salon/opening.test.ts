import { describe, expect, it } from 'vitest';
import { openingAt, rowOf } from './opening.ts';

const hours = [
  { from: 1, to: 5, open: { from: '09:00', until: '18:00' } },
  { from: 6, to: 6, open: { from: '10:00', until: '15:00' } },
  { from: 7, to: 7, open: null },
];

const at = (instant: string) => openingAt(hours, 'Europe/Athens', Date.parse(instant));

// Athens is three hours ahead of UTC in June 2025, when the 14th was a Saturday.
describe('opening hours', () => {
  it.each([
    ['2025-06-13T06:00Z', '18:00'],
    ['2025-06-13T14:59Z', '18:00'],
    ['2025-06-14T11:00Z', '15:00'],
  ])('at %s it is open until %s', (instant, until) => {
    expect(at(instant)).toEqual({ isOpen: true, until });
  });

  it.each([
    ['2025-06-13T05:59Z', 0, '2025-06-13', '09:00'],
    ['2025-06-13T15:00Z', 1, '2025-06-14', '10:00'],
    ['2025-06-14T12:00Z', 2, '2025-06-16', '09:00'],
    ['2025-06-15T09:00Z', 1, '2025-06-16', '09:00'],
    // Half past midnight on Monday in Athens, still Sunday in Greenwich.
    ['2025-06-15T21:30Z', 0, '2025-06-16', '09:00'],
  ])(
    'at %s it is closed and opens %i days later, on %s at %s',
    (instant, daysAhead, date, time) => {
      expect(at(instant)).toEqual({ isOpen: false, next: { daysAhead, date, time } });
    },
  );

  it('opens a week later where only this day is left behind', () => {
    const onlyFriday = [{ from: 5, to: 5, open: { from: '09:00', until: '18:00' } }];
    expect(openingAt(onlyFriday, 'Europe/Athens', Date.parse('2025-06-13T16:00Z'))).toMatchObject({
      next: { daysAhead: 7, date: '2025-06-20' },
    });
  });

  it('never opens where no day is open', () => {
    expect(openingAt([{ from: 1, to: 7, open: null }], 'Europe/Athens', 0)).toEqual({
      isOpen: false,
      next: null,
    });
  });

  it('knows the row of a day, Sunday last', () => {
    expect(rowOf(hours, '2025-06-15')).toBe(hours[2]);
    expect(rowOf(hours, '2025-06-16')).toBe(hours[0]);
  });
});
