import { describe, expect, it } from 'vitest';
import type { OpenInterval } from '../../domain/salon.ts';
import { isInRow, lastStartIn, openingAt, timetable } from './opening.ts';

const hours: readonly OpenInterval[] = [
  ...[1, 2, 3, 4, 5].map((weekday) => ({ weekday, opens: '09:00', closes: '18:00' })),
  { weekday: 6, opens: '10:00', closes: '15:00' },
];

const usual = { hours, exceptions: [] };
const at = (instant: string) => openingAt(usual, 'Europe/Athens', Date.parse(instant));

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

  it('has a break between two intervals of a day', () => {
    const twice = {
      hours: [
        { weekday: 5, opens: '17:00', closes: '21:00' },
        { weekday: 5, opens: '09:00', closes: '14:00' },
      ],
      exceptions: [],
    };
    const onFriday = (time: string) =>
      openingAt(twice, 'Europe/Athens', Date.parse(`2025-06-13T${time}Z`));
    expect(onFriday('10:59')).toEqual({ isOpen: true, until: '14:00' });
    expect(onFriday('11:00')).toMatchObject({ next: { daysAhead: 0, time: '17:00' } });
    expect(onFriday('14:00')).toEqual({ isOpen: true, until: '21:00' });
  });

  it('differs on a holiday, and on the eve of one', () => {
    const times = {
      hours,
      exceptions: [
        { date: '2025-06-13', opens: '09:00', closes: '14:00', reason: 'Eve' },
        { date: '2025-06-14', opens: null, closes: null, reason: 'Feast' },
      ],
    };
    const on = (instant: string) => openingAt(times, 'Europe/Athens', Date.parse(instant));
    expect(on('2025-06-13T10:00Z')).toEqual({ isOpen: true, until: '14:00' });
    expect(on('2025-06-13T11:00Z')).toMatchObject({ next: { daysAhead: 3, date: '2025-06-16' } });
    expect(on('2025-06-14T09:00Z')).toMatchObject({ isOpen: false });
  });

  it('opens a week later if only this day is left', () => {
    const onlyFriday = { hours: hours.filter(({ weekday }) => weekday === 5), exceptions: [] };
    expect(openingAt(onlyFriday, 'Europe/Athens', Date.parse('2025-06-13T16:00Z'))).toMatchObject({
      next: { daysAhead: 7, date: '2025-06-20' },
    });
  });

  it('never opens if no day is open', () => {
    expect(openingAt({ hours: [], exceptions: [] }, 'Europe/Athens', 0)).toEqual({
      isOpen: false,
      next: null,
    });
  });
});

describe('a timetable', () => {
  it('groups working days with the same hours, Saturday and Sunday separately', () => {
    const ordinary = { opens: '09:00', closes: '18:00' };
    expect(timetable(hours)).toEqual([
      { from: 1, to: 5, openings: [ordinary] },
      { from: 6, to: 6, openings: [{ opens: '10:00', closes: '15:00' }] },
      { from: 7, to: 7, openings: [] },
    ]);
    const also = [...hours.slice(0, 5), { weekday: 6, ...ordinary }];
    expect(timetable(also).map(({ from, to }) => [from, to])).toEqual([
      [1, 5],
      [6, 6],
      [7, 7],
    ]);
  });

  it('splits the week where hours differ', () => {
    const late = hours.map((interval) =>
      interval.weekday === 4 ? { ...interval, closes: '21:00' } : interval,
    );
    expect(timetable(late).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [4, 4],
      [5, 5],
      [6, 6],
      [7, 7],
    ]);
  });

  it('has one last start only if every interval has it', () => {
    const sample = hours.map((interval) => ({ ...interval, lastStart: '17:30' }));
    expect(lastStartIn(sample)).toBe('17:30');
    expect(lastStartIn(hours)).toBeUndefined();
    expect(lastStartIn([...sample, ...hours])).toBeUndefined();
  });

  it('finds the row of a day, Sunday last', () => {
    const rows = timetable(hours);
    const rowOf = (date: string) => rows.findIndex((row) => isInRow(row, date));
    expect(rowOf('2025-06-15')).toBe(2);
    expect(rowOf('2025-06-16')).toBe(0);
  });
});
