import { describe, expect, test } from 'vitest';
import { choices, timeOf } from './times.ts';
import { copied, hoursProblems, hoursToOpen, withBreak, withDay } from './week.ts';
import { weekdayNames } from './weekday-names.ts';

const at = (weekday: number, opens: string, closes: string, lastStart?: string | null) => ({
  weekday,
  opens,
  closes,
  ...(lastStart !== undefined && { lastStart }),
});

describe('problems', () => {
  test('intervals that follow each other have none', () => {
    expect(hoursProblems([at(1, '09:00', '14:00'), at(1, '14:00', '24:00')])).toEqual([]);
    expect(hoursProblems([at(1, '17:00', '21:00'), at(1, '09:00', '14:00')])).toEqual([]);
    expect(hoursProblems([at(1, '09:00', '14:00'), at(2, '09:00', '14:00')])).toEqual([]);
  });

  test('closing is after opening', () => {
    expect(hoursProblems([at(1, '09:00', '09:00'), at(2, '10:00', '09:00')])).toEqual([
      { index: 0, weekday: 1, field: 'closes', problem: 'order' },
      { index: 1, weekday: 2, field: 'closes', problem: 'order' },
    ]);
  });

  test('the later row of two that overlap is named', () => {
    expect(hoursProblems([at(1, '09:00', '14:00'), at(1, '13:45', '20:00')])).toEqual([
      { index: 1, weekday: 1, field: 'opens', problem: 'overlap' },
    ]);
    expect(hoursProblems([at(1, '09:00', '20:00'), at(1, '08:00', '21:00')])).toEqual([
      { index: 1, weekday: 1, field: 'opens', problem: 'overlap' },
    ]);
  });

  test('the last start is within its interval', () => {
    const outside = { index: 0, weekday: 1, field: 'lastStart', problem: 'outside' };
    expect(hoursProblems([at(1, '09:00', '18:00', '17:45')])).toEqual([]);
    expect(hoursProblems([at(1, '09:00', '18:00', null)])).toEqual([]);
    expect(hoursProblems([at(1, '09:00', '18:00', '18:00')])).toEqual([outside]);
    expect(hoursProblems([at(1, '09:00', '18:00', '08:45')])).toEqual([outside]);
  });
});

describe('a day that opens', () => {
  test('has the hours of the open day before it', () => {
    const week = [at(1, '08:00', '12:00'), at(3, '09:00', '14:00'), at(3, '17:00', '21:00')];
    expect(hoursToOpen(week, 6)).toEqual([at(6, '09:00', '14:00'), at(6, '17:00', '21:00')]);
    expect(hoursToOpen(week, 2)).toEqual([at(2, '08:00', '12:00')]);
  });

  test('has those of the first open day, or usual ones', () => {
    expect(hoursToOpen([at(5, '10:00', '16:00')], 2)).toEqual([at(2, '10:00', '16:00')]);
    expect(hoursToOpen([], 2)).toEqual([at(2, '09:00', '18:00')]);
  });

  test('is at its place in the week', () => {
    const week = [at(1, '09:00', '18:00'), at(3, '09:00', '18:00')];
    const days = withDay(week, 2, [at(9, '10:00', '11:00')]);
    expect(days.map(({ weekday }) => weekday)).toEqual([1, 2, 3]);
    expect(withDay(week, 1, [])).toEqual([week[1]]);
  });
});

describe('a break', () => {
  test('is in the middle of the longest interval, on a step', () => {
    const hours = [at(1, '07:00', '08:00'), at(1, '09:00', '18:00')];
    expect(withBreak(hours, 15)).toEqual({
      hours: [hours[0], at(1, '09:00', '13:00'), at(1, '14:00', '18:00')],
      place: 2,
      from: '13:00',
      until: '14:00',
    });
    expect(withBreak([at(1, '09:00', '17:45')], 30)?.from).toBe('13:00');
  });

  test('keeps the last start where it is after it', () => {
    expect(withBreak([at(1, '09:00', '18:00', '17:30')], 15)?.hours).toEqual([
      at(1, '09:00', '13:00', null),
      at(1, '14:00', '18:00', '17:30'),
    ]);
    expect(withBreak([at(1, '09:00', '18:00', '10:00')], 15)?.hours).toEqual([
      at(1, '09:00', '13:00', null),
      at(1, '14:00', '18:00', null),
    ]);
  });

  test('needs an interval of three hours', () => {
    expect(withBreak([at(1, '09:00', '11:45')], 15)).toBeNull();
    expect(withBreak([], 15)).toBeNull();
    const result = withBreak([at(1, '09:00', '12:00')], 60)?.hours ?? [];
    expect(hoursProblems(result)).toEqual([]);
  });
});

test('a copy replaces all hours of the other days', () => {
  const week = [at(1, '09:00', '14:00'), at(1, '17:00', '21:00'), at(2, '10:00', '11:00')];
  expect(copied(week, 1, [2, 4])).toEqual([
    week[0],
    week[1],
    at(2, '09:00', '14:00'),
    at(2, '17:00', '21:00'),
    at(4, '09:00', '14:00'),
    at(4, '17:00', '21:00'),
  ]);
});

test('a time between two steps can be kept', () => {
  expect(choices(540, 600, 30, '09:10')).toEqual(['09:00', '09:10', '09:30', '10:00']);
  expect(choices(545, 600, 30, null)).toEqual(['09:30', '10:00']);
  expect(timeOf(24 * 60)).toBe('24:00');
});

test('weekdays begin on Monday, in the language', () => {
  expect([1, 7].map(weekdayNames('en'))).toEqual(['Monday', 'Sunday']);
  expect([1, 7].map(weekdayNames('el'))).toEqual(['Δευτέρα', 'Κυριακή']);
});
