import { expect, test } from 'vitest';
import { instantAt } from './day-clock.ts';
import { minutesOf } from './plain-time.ts';
import { isTouched, unmetNeeds } from './served.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

const date = '2026-12-07';
const at = (time: string) => instantAt('Europe/Athens', date, time) ?? 0;
const visit = { barberId: 'maria', serviceId: 'cut', from: at('10:00'), until: at('10:30') };
const range = (from: string, until: string) => ({ from: minutesOf(from), until: minutesOf(until) });
const withBarber = (barber: Parameters<typeof makeMember>[0]) =>
  makeCalendar({ barbers: [makeMember(barber)] });

test('a visit within hours and shift is served', () => {
  expect(unmetNeeds(makeCalendar(), visit)).toEqual(new Set());
});

test.each([
  [
    'a closed day',
    'hours',
    makeCalendar({ exceptions: new Map([[date, { hours: [], reason: { en: '', el: '' } }]]) }),
  ],
  [
    'hours that end during the visit',
    'hours',
    makeCalendar({
      hours: new Map([[1, [{ opens: 0, closes: minutesOf('10:15'), lastStart: null }]]]),
    }),
  ],
  ['a barber who left', 'barber', makeCalendar({ barbers: [] })],
  ['a service that the barber no longer does', 'skill', withBarber({ serviceIds: new Set() })],
  [
    'a retired service',
    'service',
    makeCalendar({ services: new Map([['cut', makeService({ isOffered: false })]]) }),
  ],
  ['a day off', 'shift', withBarber({ dated: new Map([[date, []]]) })],
  [
    'a dated shift that begins later',
    'shift',
    withBarber({ dated: new Map([[date, [range('10:15', '18:00')]]]) }),
  ],
  ['an absence', 'presence', withBarber({ absences: [{ from: at('10:15'), until: at('10:20') }] })],
])('a visit is touched by %s', (_, need, calendar) => {
  expect(unmetNeeds(calendar, visit)).toEqual(new Set([need]));
  expect(isTouched(makeCalendar(), calendar, visit)).toBe(true);
  expect(isTouched(calendar, calendar, visit)).toBe(false);
});

test('a visit outside of the hours is touched by what else it needs, and not by the hours again', () => {
  const outside = { ...visit, from: at('22:00'), until: at('22:30') };
  const hours = [{ opens: minutesOf('09:00'), closes: minutesOf('12:00'), lastStart: null }];
  const shorter = makeCalendar({ hours: new Map([[1, hours]]) });
  expect(isTouched(makeCalendar(), shorter, outside)).toBe(false);
  expect(isTouched(makeCalendar(), makeCalendar({ barbers: [] }), outside)).toBe(true);
  const away = withBarber({ absences: [{ from: at('21:00'), until: at('23:00') }] });
  expect(isTouched(makeCalendar(), away, outside)).toBe(true);
});

test('a dated shift replaces the weekday', () => {
  const barber = { hours: [], dated: new Map([[date, [range('09:00', '12:00')]]]) };
  expect(unmetNeeds(withBarber(barber), visit)).toEqual(new Set());
});
