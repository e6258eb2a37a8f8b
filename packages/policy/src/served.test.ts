import { expect, test } from 'vitest';
import { instantAt } from './day-clock.ts';
import { minutesOf } from './plain-time.ts';
import { isServed } from './served.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

const date = '2026-12-07';
const at = (time: string) => instantAt('Europe/Athens', date, time) ?? 0;
const visit = { barberId: 'maria', serviceId: 'cut', from: at('10:00'), until: at('10:30') };
const range = (from: string, until: string) => ({ from: minutesOf(from), until: minutesOf(until) });
const withBarber = (barber: Parameters<typeof makeMember>[0]) =>
  makeCalendar({ barbers: [makeMember(barber)] });

test('a visit within hours and shift is served', () => {
  expect(isServed(makeCalendar(), visit)).toBe(true);
});

test.each([
  [
    'a closed day',
    makeCalendar({ exceptions: new Map([[date, { hours: [], reason: { en: '', el: '' } }]]) }),
  ],
  [
    'hours that end during the visit',
    makeCalendar({
      hours: new Map([[1, [{ opens: 0, closes: minutesOf('10:15'), lastStart: null }]]]),
    }),
  ],
  ['a barber who left', makeCalendar({ barbers: [] })],
  ['a service that the barber no longer does', withBarber({ serviceIds: new Set() })],
  [
    'a retired service',
    makeCalendar({ services: new Map([['cut', makeService({ isOffered: false })]]) }),
  ],
  ['a day off', withBarber({ dated: new Map([[date, []]]) })],
  [
    'a dated shift that begins later',
    withBarber({ dated: new Map([[date, [range('10:15', '18:00')]]]) }),
  ],
  ['an absence', withBarber({ absences: [{ from: at('10:15'), until: at('10:20') }] })],
])('a visit is not served by %s', (_, calendar) => {
  expect(isServed(calendar, visit)).toBe(false);
});

test('a dated shift replaces the weekday', () => {
  const barber = { hours: [], dated: new Map([[date, [range('09:00', '12:00')]]]) };
  expect(isServed(withBarber(barber), visit)).toBe(true);
});
