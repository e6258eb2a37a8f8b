import { describe, expect, test } from 'vitest';
import type { Busy, SalonCalendar } from './calendar.ts';
import { instantAt } from './day-clock.ts';
import { minute, minutesOf, timeText } from './plain-time.ts';
import { rangeList } from './ranges.ts';
import { partsFrom, serviceParts } from './service-parts.ts';
import { createPlanner, type Draft } from './starts.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 8);
const tuesday = '2026-12-08';
const sunday = '2026-12-13';

const noBookings: Busy = new Map();
const anyBarber: Draft = { service: makeService(), location: 'salon', barberId: null };

const instant = (time: string, date = tuesday): number =>
  instantAt('Europe/Athens', date, time) ?? Number.NaN;

const between = (from: string, until: string, date = tuesday) => ({
  from: instant(from, date),
  until: instant(until, date),
});

const busyWith = (...ranges: { from: number; until: number }[]): Busy =>
  new Map([['maria', rangeList(ranges)]]);

const plan = (calendar: SalonCalendar, busy = noBookings, draft = anyBarber, date = tuesday) =>
  createPlanner(calendar, busy, draft, now).day(date);

/** The reason why each start is unavailable. */
function refusals(...question: Parameters<typeof plan>): Record<string, string> {
  const { grid, judge } = plan(...question);
  return Object.fromEntries(
    grid.flatMap((at) => {
      const { refusal } = judge(at);
      return refusal === null ? [] : [[timeText(at), refusal]];
    }),
  );
}

const times = (...question: Parameters<typeof plan>) =>
  plan(...question).grid.map((at) => timeText(at));

const hours = (...intervals: [opens: string, closes: string, lastStart?: string][]) =>
  intervals.map(([opens, closes, lastStart]) => ({
    opens: minutesOf(opens),
    closes: minutesOf(closes),
    lastStart: lastStart === undefined ? null : minutesOf(lastStart),
  }));

const onTuesdays = (...intervals: Parameters<typeof hours>) =>
  makeCalendar({ hours: new Map([[2, hours(...intervals)]]) });

describe('the grid of a day', () => {
  test('has every start from opening to closing', () => {
    expect(times(makeCalendar())).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
      '13:00',
      '13:30',
      '14:00',
      '14:30',
      '15:00',
      '15:30',
      '16:00',
      '16:30',
      '17:00',
      '17:30',
    ]);
  });

  test('ends with the latest start, where there is one', () => {
    expect(times(onTuesdays(['09:00', '20:00', '10:30']))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '10:30',
    ]);
  });

  test('starts again with each interval of the day', () => {
    expect(times(onTuesdays(['09:00', '10:10'], ['17:15', '18:00']))).toEqual([
      '09:00',
      '09:30',
      '10:00',
      '17:15',
      '17:45',
    ]);
  });

  test('uses the hours of an exception', () => {
    const exceptions = new Map([
      [tuesday, { hours: hours(['12:00', '13:00']), reason: { en: 'Short', el: 'Μικρή' } }],
    ]);
    expect(times(makeCalendar({ exceptions }))).toEqual(['12:00', '12:30']);
  });

  test('shows the usual starts as closed on a holiday, and none on a closed weekday', () => {
    const exceptions = new Map([[tuesday, { hours: [], reason: { en: 'Holiday', el: 'Αργία' } }]]);
    const calendar = makeCalendar({ hours: onTuesdays(['09:00', '10:00']).hours, exceptions });
    expect(refusals(calendar)).toEqual({ '09:00': 'closed', '09:30': 'closed' });
    expect(times(calendar, noBookings, anyBarber, sunday)).toEqual([]);
  });
});

describe('a start is refused', () => {
  test('in the past, up to the current minute', () => {
    const calendar = makeCalendar({ hours: new Map([[1, hours(['09:00', '11:00'])]]) });
    const today = '2026-12-07';
    expect(refusals(calendar, noBookings, anyBarber, today)).toEqual({
      '09:00': 'past',
      '09:30': 'past',
      '10:00': 'past',
    });
    const { judge } = createPlanner(calendar, noBookings, anyBarber, now - 1).day(today);
    expect(judge(minutesOf('10:00')).refusal).toBeNull();
  });

  test('on every earlier day', () => {
    const calendar = makeCalendar();
    expect(new Set(Object.values(refusals(calendar, noBookings, anyBarber, '2026-12-04')))).toEqual(
      new Set(['past']),
    );
  });

  test('within the lead time in minutes', () => {
    const calendar = makeCalendar({
      leadMinutes: 60,
      hours: new Map([[1, hours(['10:00', '12:00'])]]),
    });
    expect(refusals(calendar, noBookings, anyBarber, '2026-12-07')).toEqual({
      '10:00': 'past',
      '10:30': 'lead',
    });
  });

  test('beyond the horizon, but not on its last day', () => {
    const calendar = makeCalendar({ horizonDays: 30 });
    expect(refusals(calendar, noBookings, anyBarber, '2027-01-06')).toEqual({});
    expect(new Set(Object.values(refusals(calendar, noBookings, anyBarber, '2027-01-07')))).toEqual(
      new Set(['horizon']),
    );
  });

  test('where the service would not end before closing', () => {
    const draft = { ...anyBarber, service: makeService({ minutes: 45 }) };
    const calendar = onTuesdays(['09:00', '10:15']);
    expect(refusals(calendar, noBookings, draft)).toEqual({ '10:00': 'closing' });
  });

  test('where the service would overlap a break', () => {
    const draft = { ...anyBarber, service: makeService({ minutes: 60 }) };
    const calendar = onTuesdays(['09:00', '10:00'], ['10:30', '11:30']);
    expect(refusals(calendar, noBookings, draft)).toEqual({
      '09:30': 'closing',
      '11:00': 'closing',
    });
  });

  test('off the grid', () => {
    const { judge } = plan(makeCalendar());
    expect(judge(minutesOf('09:10')).refusal).toBe('closed');
    expect(judge(minutesOf('08:00')).refusal).toBe('closed');
  });

  test('where no barber works, and only there', () => {
    const barbers = [
      makeMember({
        hours: [{ from: minutesOf('09:30'), until: minutesOf('10:30') }],
        absences: [between('10:00', '10:15')],
      }),
    ];
    const calendar = makeCalendar({ hours: onTuesdays(['09:00', '11:00']).hours, barbers });
    expect(refusals(calendar)).toEqual({ '09:00': 'away', '10:00': 'away', '10:30': 'away' });
  });

  test('where no barber does the service', () => {
    const calendar = makeCalendar({ barbers: [makeMember({ serviceIds: new Set(['other']) })] });
    expect(plan(calendar).judge(minutesOf('12:00')).refusal).toBe('away');
  });

  test('where everyone is booked, to the minute', () => {
    const calendar = onTuesdays(['09:00', '11:00']);
    expect(refusals(calendar, busyWith(between('09:30', '10:00')))).toEqual({ '09:30': 'booked' });
    expect(refusals(calendar, busyWith(between('09:29', '10:01')))).toEqual({
      '09:00': 'booked',
      '09:30': 'booked',
      '10:00': 'booked',
    });
  });

  test('where only the travel time does not fit', () => {
    const home: Draft = { ...anyBarber, location: 'home' };
    const calendar = onTuesdays(['09:00', '12:00']);
    const busy = busyWith(between('10:30', '11:00'));
    expect(refusals(calendar, busy, home)).toEqual({
      '10:00': 'travel',
      '10:30': 'booked',
      '11:00': 'travel',
    });
    const stays = { ...calendar, travel: null };
    expect(refusals(stays, noBookings, home)['09:00']).toBe('travel');
  });

  test('when the clocks skip or repeat it', () => {
    const nights = makeCalendar({
      horizonDays: 400,
      hours: new Map([[7, hours(['02:00', '06:00'])]]),
    });
    expect(refusals(nights, noBookings, anyBarber, '2027-03-28')).toEqual({
      '03:00': 'clock-change',
      '03:30': 'clock-change',
    });
    expect(refusals(nights, noBookings, anyBarber, '2027-10-31')).toEqual({
      '03:00': 'clock-change',
      '03:30': 'clock-change',
    });
  });
});

describe('the free barbers', () => {
  const nikos = makeMember({ id: 'nikos', position: 1 });
  const calendar = makeCalendar({ barbers: [makeMember(), nikos] });

  test('keep the order of the team', () => {
    const busy = busyWith(between('09:00', '09:30'));
    expect(plan(calendar, busy).judge(minutesOf('09:00')).barberIds).toEqual(['nikos']);
    expect(plan(calendar, busy).judge(minutesOf('09:30')).barberIds).toEqual(['maria', 'nikos']);
  });

  test('include only the requested barber', () => {
    const draft = { ...anyBarber, barberId: 'maria' };
    const busy = busyWith(between('09:00', '09:30'));
    expect(refusals(calendar, busy, draft)).toEqual({ '09:00': 'booked' });
    expect(plan(calendar, busy, draft).judge(minutesOf('09:30')).barberIds).toEqual(['maria']);
  });
});

describe('the parts of a service', () => {
  test('are two around a gap in which the chair can be booked', () => {
    const color = makeService({
      minutes: 120,
      gap: { after: 30, minutes: 45 },
      bufferBefore: 5,
      bufferAfter: 10,
    });
    const parts = serviceParts(color, null);
    expect(parts).toEqual([
      { from: -5 * minute, until: 30 * minute },
      { from: 75 * minute, until: 130 * minute },
    ]);
    const start = instant('10:00');
    const busy = busyWith(...partsFrom(start, parts));
    expect(refusals(onTuesdays(['09:00', '13:00']), busy)).toEqual({
      '09:30': 'booked',
      '10:00': 'booked',
      '11:00': 'booked',
      '11:30': 'booked',
      '12:00': 'booked',
    });
  });

  test('are one part with travel: the barber does not travel while color develops', () => {
    const color = makeService({ minutes: 120, gap: { after: 30, minutes: 45 }, bufferAfter: 10 });
    expect(serviceParts(color, 20)).toEqual([{ from: -20 * minute, until: 150 * minute }]);
  });

  test('omit parts without duration', () => {
    const soak = makeService({ minutes: 60, gap: { after: 0, minutes: 30 } });
    expect(serviceParts(soak, null)).toEqual([{ from: 30 * minute, until: 60 * minute }]);
  });
});
