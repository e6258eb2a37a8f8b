import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  closestTimes,
  dateParts,
  daysBetween,
  formatDate,
  formatWeekday,
  instantOf,
  inVisitorZone,
  isPlainDate,
  isPlainTime,
  kindOfDay,
  salonTimeZone,
  todayIn,
  wallClock,
  weekdayOf,
} from './dates.ts';

const zones = [
  'Europe/Athens',
  'Europe/London',
  'Europe/Lisbon',
  'America/New_York',
  'America/Sao_Paulo',
  'America/St_Johns',
  'Africa/Cairo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
] as const;

// The clocks of Athens change on the two middle days.
const daysAroundChanges = [
  '2027-03-27',
  '2027-03-28',
  '2027-03-29',
  '2027-10-30',
  '2027-10-31',
  '2027-11-01',
] as const;

const slots = Array.from({ length: 18 }, (_, index) => addMinutes('09:00', index * 30));

const anyDate = fc.integer({ min: 0, max: 36_500 }).map((days) => addDays('1990-01-01', days));

describe.each(zones)('around the clock changes in %s', (zone) => {
  it.each(daysAroundChanges)('keeps every slot of %s at its wall-clock time', (date) => {
    for (const time of slots) {
      expect(wallClock(zone, instantOf({ date, time }, zone))).toEqual({ date, time });
    }
  });

  it.each(daysAroundChanges)('determines today from the first to the last minute of %s', (date) => {
    expect(todayIn(zone, instantOf({ date, time: '00:00' }, zone))).toBe(date);
    expect(todayIn(zone, instantOf({ date, time: '23:59' }, zone))).toBe(date);
    expect(todayIn(zone, instantOf({ date, time: '00:00' }, zone) - 1)).toBe(addDays(date, -1));
  });

  it.each(daysAroundChanges)('shows a visitor the time of an appointment on %s', (date) => {
    const appointment = { date, time: '10:30' };
    const there = inVisitorZone(appointment, salonTimeZone, zone) ?? appointment;
    expect(instantOf(there, zone)).toBe(instantOf(appointment, salonTimeZone));
  });
});

describe('instants', () => {
  it('puts Athens at +2 in winter and +3 in summer', () => {
    const noon = { time: '12:00' };
    expect(instantOf({ ...noon, date: '2027-03-27' }, salonTimeZone)).toBe(
      Date.parse('2027-03-27T10:00Z'),
    );
    expect(instantOf({ ...noon, date: '2027-03-28' }, salonTimeZone)).toBe(
      Date.parse('2027-03-28T09:00Z'),
    );
    expect(instantOf({ ...noon, date: '2027-10-30' }, salonTimeZone)).toBe(
      Date.parse('2027-10-30T09:00Z'),
    );
    expect(instantOf({ ...noon, date: '2027-10-31' }, salonTimeZone)).toBe(
      Date.parse('2027-10-31T10:00Z'),
    );
  });

  it('moves a skipped hour on and takes the first of a repeated one', () => {
    expect(instantOf({ date: '2027-03-28', time: '03:30' }, salonTimeZone)).toBe(
      Date.parse('2027-03-28T01:30Z'),
    );
    expect(instantOf({ date: '2027-10-31', time: '03:30' }, salonTimeZone)).toBe(
      Date.parse('2027-10-31T00:30Z'),
    );
  });

  it('shows nothing to a visitor with the same local time', () => {
    const noon = { date: '2027-06-14', time: '12:00' };
    expect(inVisitorZone(noon, salonTimeZone, salonTimeZone)).toBeUndefined();
    expect(inVisitorZone(noon, salonTimeZone, 'Europe/Bucharest')).toBeUndefined();
    expect(inVisitorZone(noon, salonTimeZone, 'Europe/London')).toEqual({
      date: '2027-06-14',
      time: '10:00',
    });
  });

  it('compares clocks on the day of the appointment, not today', () => {
    // Turkey has no daylight saving time: it agrees with Athens in June only.
    const at = (date: string) =>
      inVisitorZone({ date, time: '12:00' }, salonTimeZone, 'Europe/Istanbul');
    expect(at('2027-06-14')).toBeUndefined();
    expect(at('2027-12-14')).toEqual({ date: '2027-12-14', time: '13:00' });
  });

  it('can cross midnight', () => {
    expect(
      inVisitorZone({ date: '2027-06-14', time: '17:30' }, salonTimeZone, 'Pacific/Kiritimati'),
    ).toEqual({ date: '2027-06-15', time: '04:30' });
  });
});

describe('days', () => {
  it('are the same after adding and subtracting', () => {
    fc.assert(
      fc.property(anyDate, fc.integer({ min: -800, max: 800 }), (date, days) => {
        const there = addDays(date, days);
        expect(isPlainDate(there)).toBe(true);
        expect(addDays(there, -days)).toBe(date);
        expect(daysBetween(date, there)).toBe(days);
        expect(weekdayOf(there)).toBe((((weekdayOf(date) + days) % 7) + 7) % 7);
      }),
    );
  });

  it('have the weekday of a wall calendar', () => {
    expect(weekdayOf('2027-03-28')).toBe(0);
    expect(weekdayOf('2025-06-14')).toBe(6);
  });

  it.each(['2027-02-29', '2027-13-01', '2027-1-1', '14/06/2027', ''])('refuse %j', (text) => {
    expect(isPlainDate(text)).toBe(false);
  });

  it.each(['24:00', '9:00', '09:60', '09:00:00', ''])('refuse the time %j', (text) => {
    expect(isPlainTime(text)).toBe(false);
  });

  it('accept real ones', () => {
    expect(isPlainDate('2028-02-29')).toBe(true);
    expect(isPlainTime('00:00')).toBe(true);
    expect(isPlainTime('23:59')).toBe(true);
  });

  it('find the closest of several, in the order of the day', () => {
    const times = ['09:00', '10:30', '11:00', '12:30', '17:30'];
    expect(closestTimes(times, '11:00')).toEqual(['09:00', '10:30', '12:30']);
    expect(closestTimes(times, '18:00')).toEqual(['11:00', '12:30', '17:30']);
    expect(closestTimes(['11:00'], '11:00')).toEqual([]);
  });

  it('wrap at midnight', () => {
    expect(addMinutes('23:30', 45)).toBe('00:15');
    expect(addMinutes('00:15', -45)).toBe('23:30');
  });
});

describe('the kind of a day', () => {
  it.each([
    ['2025-06-13', 'later'],
    ['2025-06-14', 'today'],
    ['2025-06-15', 'tomorrow'],
    ['2025-06-16', 'soon'],
    ['2025-06-20', 'soon'],
    ['2025-06-21', 'later'],
  ])('of %s, seen from 14 June, is %j', (date, kind) => {
    expect(kindOfDay(date, '2025-06-14')).toBe(kind);
  });
});

describe('formatted dates', () => {
  it('are correct in English', () => {
    expect(formatDate('2025-06-14', 'en', 'full')).toBe('Saturday, 14 June 2025');
    expect(formatDate('2025-06-14', 'en', 'short')).toBe('Sat 14 June');
    expect(formatDate('2026-11-26', 'en', 'brief')).toBe('Thu 26 Nov');
    expect(formatDate('2025-06-14', 'en', 'day')).toBe('14 June 2025');
    expect(formatDate('2025-06-14', 'en', 'record')).toBe('14 Jun 2025');
    expect(formatDate('2025-06-14', 'en', 'month')).toBe('June 2025');
    expect(formatWeekday(0, 'en')).toBe('Sunday');
  });

  it('are split for a ticket', () => {
    expect(dateParts('2025-06-14', 'en')).toEqual({ weekday: 'Sat', day: '14', month: 'June' });
    expect(dateParts('2026-05-01', 'el')).toEqual({ weekday: 'Παρ', day: '1', month: 'Μαΐου' });
  });

  it('use the correct Greek case', () => {
    expect(formatDate('2026-05-01', 'el', 'full')).toBe('Παρασκευή, 1 Μαΐου 2026');
    expect(formatDate('2025-06-14', 'el', 'short')).toBe('Σάβ 14 Ιουνίου');
    expect(formatDate('2026-11-26', 'el', 'brief')).toBe('Πέμ 26 Νοε');
    expect(formatDate('2026-11-26', 'el', 'record')).toBe('26 Νοε 2026');
    expect(formatDate('2026-05-01', 'el', 'month')).toBe('Μάιος 2026');
    expect(formatWeekday(1, 'el')).toBe('Δευτέρα');
  });
});
