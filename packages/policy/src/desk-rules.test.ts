import { expect, test } from 'vitest';
import {
  deskCalendar,
  deskChangeRefusal,
  deskNow,
  deskRestoreRefusal,
  markRefusal,
} from './desk-rules.ts';
import { judgeAtDesk, obstacleAt } from './desk-verdict.ts';
import { findPlace } from './place.ts';
import { day, minute, minutesOf } from './plain-time.ts';
import { makeCalendar, makeMember, makeService } from './testing/index.ts';

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

test('the salon may decide to work outside of its hours, but not past an absence', () => {
  const absent = { from: start - 60 * minute, until: start };
  const calendar = makeCalendar({
    hours: new Map([
      [3, [{ opens: minutesOf('10:00'), closes: minutesOf('11:00'), lastStart: null }]],
    ]),
    // A day off is no absence.
    barbers: [makeMember({ absences: [absent], dated: new Map([['2026-12-10', []]]) })],
  });
  const at = ['08:00', '09:30', '10:00', '10:45', '23:45'].map(minutesOf);
  const draft = { service: makeService(), location: 'salon', barberId: 'maria' } as const;
  const judge = (date: string) =>
    judgeAtDesk(calendar, new Map(), { ...draft, date }, start - day, at).map(
      ({ time, ends, refusal, isOutside }) => [time, ends, refusal, isOutside],
    );
  expect(judge('2026-12-09')).toEqual([
    ['08:00', '08:30', null, true],
    ['09:30', '10:00', 'away', false],
    ['10:00', '10:30', null, false],
    ['10:45', '11:15', null, true],
    ['23:45', '00:15', 'closing', false],
  ]);
  expect(judge('2026-12-10').map(([, , refusal, isOutside]) => [refusal, isOutside])).toEqual([
    [null, true],
    [null, true],
    [null, true],
    [null, true],
    ['closing', false],
  ]);
  const things = [{ name: 'away', parts: [absent] }];
  const range = (from: number) => [{ from: start + from * minute, until: start + 90 * minute }];
  expect(obstacleAt(range(-1), things)?.name).toBe('away');
  expect(obstacleAt(range(0), things)).toBeUndefined();
});

test.each([
  ['salon_cancelled', -1, null],
  ['salon_cancelled', 0, 'wrong-state'],
  ['cancelled', -1, 'wrong-state'],
  ['confirmed', -1, 'wrong-state'],
] as const)('%s, restored %i minutes from the start: %s', (status, minutes, refusal) => {
  expect(deskRestoreRefusal(visit(status), start + minutes * minute)).toBe(refusal);
});
