import { expect, test } from 'vitest';
import { deskCalendar, deskChangeRefusal, deskNow, markRefusal } from './desk-rules.ts';
import { findPlace } from './place.ts';
import { day, minute, minutesOf } from './plain-time.ts';
import { makeCalendar, makeService } from './testing/index.ts';

const start = Date.UTC(2026, 11, 9, 8);
const visit = (status: string) => ({
  status,
  startsAt: new Date(start),
  endsAt: new Date(start + 30 * minute),
});

test.each([
  ['confirmed', 'arrived', -181, 'wrong-state'],
  ['confirmed', 'arrived', -180, null],
  ['confirmed', 'no_show', -1, 'wrong-state'],
  ['confirmed', 'no_show', 0, null],
  ['confirmed', 'completed', 0, null],
  ['no_show', 'confirmed', 60, null],
  ['completed', 'no_show', 1440, null],
  ['completed', 'no_show', 8 * 1440, 'wrong-state'],
  ['cancelled', 'arrived', 0, 'wrong-state'],
  ['salon_cancelled', 'confirmed', 0, 'wrong-state'],
] as const)('%s to %s, %i minutes from the start: %s', (status, mark, minutes, refusal) => {
  expect(markRefusal(visit(status), mark, start + minutes * minute)).toBe(refusal);
});

test('a visit can be moved and cancelled until its end', () => {
  expect(deskChangeRefusal(visit('confirmed'), start + 29 * minute)).toBeNull();
  expect(deskChangeRefusal(visit('confirmed'), start + 30 * minute)).toBe('wrong-state');
  expect(deskChangeRefusal(visit('no_show'), start)).toBe('wrong-state');
});

test('the desk books without lead, horizon and latest start, but within the hours', () => {
  const hours = { opens: minutesOf('09:00'), closes: minutesOf('18:00'), lastStart: 10 * 60 };
  const calendar = makeCalendar({
    leadMinutes: 600,
    horizonDays: 1,
    hours: new Map([[3, [hours]]]),
    exceptions: new Map([['2026-12-16', { hours: [hours], reason: { en: '', el: '' } }]]),
  });
  const at = (date: string, time: string, now = start) =>
    findPlace(
      deskCalendar(calendar),
      new Map(),
      { service: makeService(), location: 'salon', barberId: null, date, time },
      deskNow(now),
    ).refusal;
  expect(at('2026-12-09', '09:55')).toBeNull();
  expect(at('2026-12-09', '09:25')).toBe('past');
  expect(at('2026-12-09', '17:30')).toBeNull();
  expect(at('2026-12-16', '17:30', start - day)).toBeNull();
  expect(at('2026-12-09', '17:35')).toBe('closing');
  expect(at('2026-12-10', '12:00')).toBe('closed');
});
