import { expect, test } from 'vitest';
import { clipped, deskDay, visitShape, wallRange } from './desk-day.ts';
import { minute, minutesOf } from './plain-time.ts';
import { makeCalendar, makeMember } from './testing/index.ts';

const hour = 60 * minute;

test('shifts lie within the hours of the day', () => {
  const hours = [{ from: minutesOf('08:00'), until: minutesOf('13:00') }];
  const calendar = makeCalendar({ barbers: [makeMember({ hours })] });
  const { columns, hours: open } = deskDay(calendar, '2026-12-09');
  expect(open).toMatchObject([{ date: '2026-12-09', starts: '09:00', ends: '18:00' }]);
  expect(columns[0]?.shifts).toMatchObject([{ starts: '09:00', ends: '13:00' }]);
});

test('a closed day has its reason and no shifts', () => {
  const reason = { en: 'Holiday', el: 'Αργία' };
  const calendar = makeCalendar({ exceptions: new Map([['2026-12-09', { hours: [], reason }]]) });
  const day = deskDay(calendar, '2026-12-09');
  expect(day).toMatchObject({ hours: [], reason, columns: [{ shifts: [] }] });
});

test.each([
  ['2027-03-28', 23],
  ['2027-10-31', 25],
  ['2027-06-01', 24],
])('%s has %i hours', (date, hours) => {
  const { bounds } = deskDay(makeCalendar(), date);
  expect((bounds.until - bounds.from) / hour).toBe(hours);
});

test('midnight ends a day', () => {
  const { bounds } = deskDay(makeCalendar(), '2026-12-09');
  const day = wallRange('Europe/Athens', bounds);
  expect(day).toMatchObject({ date: '2026-12-09', starts: '00:00', ends: '24:00' });
  expect(clipped({ from: 0, until: bounds.from + hour }, bounds)).toEqual({
    from: bounds.from,
    until: bounds.from + hour,
  });
});

test('buffers and the gap of a visit are read from its parts', () => {
  const from = Date.UTC(2026, 11, 9, 8);
  const visit = { from, until: from + 2 * hour };
  const parts = [
    { from: from - 10 * minute, until: from + 30 * minute },
    { from: from + hour, until: from + 2 * hour + 5 * minute },
  ];
  const shape = visitShape('Europe/Athens', visit, parts);
  expect(shape).toMatchObject({
    bufferBefore: 10,
    bufferAfter: 5,
    gap: { starts: '10:30', ends: '11:00' },
  });
  expect(visitShape('Europe/Athens', visit, [])).toEqual({
    parts: [],
    bufferBefore: 0,
    bufferAfter: 0,
    gap: null,
  });
});
