import { describe, expect, test } from 'vitest';
import type { Busy, SalonCalendar } from './calendar.ts';
import { instantAt } from './day-clock.ts';
import { minute, minutesOf, timeText } from './plain-time.ts';
import { rangeList } from './ranges.ts';
import { partsFrom, serviceParts } from './service-parts.ts';
import { createPlanner, type Wish } from './starts.ts';
import { makeCalendar, makeMember, makeService } from './testing/make-calendar.ts';

/** Monday, 7 December 2026, 10:00 in Thessaloniki. */
const now = Date.UTC(2026, 11, 7, 8);
const tuesday = '2026-12-08';
const sunday = '2026-12-13';

const nobodyBooked: Busy = new Map();
const anybody: Wish = { service: makeService(), location: 'salon', staffId: null };

const instant = (time: string, date = tuesday): number =>
  instantAt('Europe/Athens', date, time) ?? Number.NaN;

const between = (from: string, until: string, date = tuesday) => ({
  from: instant(from, date),
  until: instant(until, date),
});

const busyWith = (...ranges: { from: number; until: number }[]): Busy =>
  new Map([['maria', rangeList(ranges)]]);

const plan = (calendar: SalonCalendar, busy = nobodyBooked, wish = anybody, date = tuesday) =>
  createPlanner(calendar, busy, wish, now).day(date);

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

  test('is that of the exception on a day that differs', () => {
    const exceptions = new Map([
      [tuesday, { hours: hours(['12:00', '13:00']), reason: { en: 'Short', el: 'Μικρή' } }],
    ]);
    expect(times(makeCalendar({ exceptions }))).toEqual(['12:00', '12:30']);
  });

  test('shows the usual starts as closed on a holiday, and none on a weekday that is closed', () => {
    const exceptions = new Map([[tuesday, { hours: [], reason: { en: 'Holiday', el: 'Αργία' } }]]);
    const calendar = makeCalendar({ hours: onTuesdays(['09:00', '10:00']).hours, exceptions });
    expect(refusals(calendar)).toEqual({ '09:00': 'closed', '09:30': 'closed' });
    expect(times(calendar, nobodyBooked, anybody, sunday)).toEqual([]);
  });
});

describe('a start is refused', () => {
  test('as past up to this very minute', () => {
    const calendar = makeCalendar({ hours: new Map([[1, hours(['09:00', '11:00'])]]) });
    const today = '2026-12-07';
    expect(refusals(calendar, nobodyBooked, anybody, today)).toEqual({
      '09:00': 'past',
      '09:30': 'past',
      '10:00': 'past',
    });
    const { judge } = createPlanner(calendar, nobodyBooked, anybody, now - 1).day(today);
    expect(judge(minutesOf('10:00')).refusal).toBeNull();
  });

  test('as past on every day before', () => {
    const calendar = makeCalendar();
    expect(new Set(Object.values(refusals(calendar, nobodyBooked, anybody, '2026-12-04')))).toEqual(
      new Set(['past']),
    );
  });

  test('within the lead, which counts in minutes', () => {
    const calendar = makeCalendar({
      leadMinutes: 60,
      hours: new Map([[1, hours(['10:00', '12:00'])]]),
    });
    expect(refusals(calendar, nobodyBooked, anybody, '2026-12-07')).toEqual({
      '10:00': 'past',
      '10:30': 'lead',
    });
  });

  test('beyond the horizon, whose last day can be booked', () => {
    const calendar = makeCalendar({ horizonDays: 30 });
    expect(refusals(calendar, nobodyBooked, anybody, '2027-01-06')).toEqual({});
    expect(new Set(Object.values(refusals(calendar, nobodyBooked, anybody, '2027-01-07')))).toEqual(
      new Set(['horizon']),
    );
  });

  test('where the service would not end before closing', () => {
    const wish = { ...anybody, service: makeService({ minutes: 45 }) };
    const calendar = onTuesdays(['09:00', '10:15']);
    expect(refusals(calendar, nobodyBooked, wish)).toEqual({ '10:00': 'closing' });
  });

  test('where the service would reach into a break', () => {
    const wish = { ...anybody, service: makeService({ minutes: 60 }) };
    const calendar = onTuesdays(['09:00', '10:00'], ['10:30', '11:30']);
    expect(refusals(calendar, nobodyBooked, wish)).toEqual({
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
    const staff = [
      makeMember({
        hours: [{ from: minutesOf('09:30'), until: minutesOf('10:30') }],
        absences: [between('10:00', '10:15')],
      }),
    ];
    const calendar = makeCalendar({ hours: onTuesdays(['09:00', '11:00']).hours, staff });
    expect(refusals(calendar)).toEqual({ '09:00': 'away', '10:00': 'away', '10:30': 'away' });
  });

  test('where no barber does the service', () => {
    const calendar = makeCalendar({ staff: [makeMember({ serviceIds: new Set(['other']) })] });
    expect(plan(calendar).judge(minutesOf('12:00')).refusal).toBe('away');
  });

  test('where everybody is booked, to the minute', () => {
    const calendar = onTuesdays(['09:00', '11:00']);
    expect(refusals(calendar, busyWith(between('09:30', '10:00')))).toEqual({ '09:30': 'booked' });
    expect(refusals(calendar, busyWith(between('09:29', '10:01')))).toEqual({
      '09:00': 'booked',
      '09:30': 'booked',
      '10:00': 'booked',
    });
  });

  test('where only the way is missing', () => {
    const home: Wish = { ...anybody, location: 'home' };
    const calendar = onTuesdays(['09:00', '12:00']);
    const busy = busyWith(between('10:30', '11:00'));
    expect(refusals(calendar, busy, home)).toEqual({
      '10:00': 'travel',
      '10:30': 'booked',
      '11:00': 'travel',
    });
    const stays = { ...calendar, travel: null };
    expect(refusals(stays, nobodyBooked, home)['09:00']).toBe('travel');
  });

  test('when the clocks skip it or show it twice', () => {
    const nights = makeCalendar({
      horizonDays: 400,
      hours: new Map([[7, hours(['02:00', '06:00'])]]),
    });
    expect(refusals(nights, nobodyBooked, anybody, '2027-03-28')).toEqual({
      '03:00': 'clock-change',
      '03:30': 'clock-change',
    });
    expect(refusals(nights, nobodyBooked, anybody, '2027-10-31')).toEqual({
      '03:00': 'clock-change',
      '03:30': 'clock-change',
    });
  });
});

describe('who is free', () => {
  const nikos = makeMember({ id: 'nikos', position: 1 });
  const calendar = makeCalendar({ staff: [makeMember(), nikos] });

  test('keeps the order of the team', () => {
    const busy = busyWith(between('09:00', '09:30'));
    expect(plan(calendar, busy).judge(minutesOf('09:00')).staffIds).toEqual(['nikos']);
    expect(plan(calendar, busy).judge(minutesOf('09:30')).staffIds).toEqual(['maria', 'nikos']);
  });

  test('is the wanted one alone, where one is wanted', () => {
    const wish = { ...anybody, staffId: 'maria' };
    const busy = busyWith(between('09:00', '09:30'));
    expect(refusals(calendar, busy, wish)).toEqual({ '09:00': 'booked' });
    expect(plan(calendar, busy, wish).judge(minutesOf('09:30')).staffIds).toEqual(['maria']);
  });
});

describe('the parts of a service', () => {
  test('are two around a gap, in which the chair can be booked', () => {
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

  test('are one with travel: the barber does not travel while color develops', () => {
    const color = makeService({ minutes: 120, gap: { after: 30, minutes: 45 }, bufferAfter: 10 });
    expect(serviceParts(color, 20)).toEqual([{ from: -20 * minute, until: 150 * minute }]);
  });

  test('leave out what takes no time', () => {
    const soak = makeService({ minutes: 60, gap: { after: 0, minutes: 30 } });
    expect(serviceParts(soak, null)).toEqual([{ from: 30 * minute, until: 60 * minute }]);
  });
});
