import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMinutes,
  daysBetween,
  instantOf,
  inVisitorZone,
  isPlainDate,
  isPlainTime,
  salonTimeZone,
  todayIn,
  wallClock,
  weekdayOf,
} from './dates.ts';

const zones = [
  'UTC',
  'Europe/Athens',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'Asia/Kolkata',
  'Asia/Kathmandu',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
] as const;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const slots = Array.from({ length: 18 }, (_, index) => addMinutes('09:00', index * 30));

/** The days on which the clocks of Athens go forward and back, and a week on either side. */
const changes = ['2027-03-28', '2027-10-31'];
const anyDate = fc
  .record({ change: fc.constantFrom(...changes), days: fc.integer({ min: -7, max: 7 }) })
  .map(({ change, days }) => addDays(change, days));
const anyInstant = fc
  .record({
    change: fc.constantFrom(...changes),
    minutes: fc.integer({ min: -7 * 1440, max: 7 * 1440 }),
  })
  .map(({ change, minutes }) => Date.parse(`${change}T12:00:00Z`) + minutes * minute);
const anySlot = fc.constantFrom(...slots);

describe.each(zones)('around the clock changes in %s', (zone) => {
  it('shows a valid day and time for each instant, and converts it back', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const shown = wallClock(zone, instant);
        expect(isPlainDate(shown.date)).toBe(true);
        expect(isPlainTime(shown.time)).toBe(true);
        const back = instantOf(shown, zone);
        expect(wallClock(zone, back)).toEqual(shown);
        // A repeated hour means its first occurrence.
        expect([0, hour]).toContain(instant - back);
      }),
    );
  });

  it('today never goes back, and lasts from 23 to 25 hours', () => {
    fc.assert(
      fc.property(anyInstant, fc.integer({ min: 0, max: 2 * day }), (instant, later) => {
        const today = todayIn(zone, instant);
        expect(todayIn(zone, instant + later) >= today).toBe(true);
        const [start, end] = [today, addDays(today, 1)].map((date) =>
          instantOf({ date, time: '00:00' }, zone),
        );
        if (start === undefined || end === undefined) throw new Error('a day has two ends');
        expect(start <= instant && instant < end).toBe(true);
        expect([23 * hour, day, 25 * hour]).toContain(end - start);
      }),
    );
  });

  it('the next thirty days are consecutive', () => {
    fc.assert(
      fc.property(anyInstant, (instant) => {
        const today = todayIn(zone, instant);
        const days = Array.from({ length: 31 }, (_, index) => addDays(today, index));
        expect(new Set(days).size).toBe(31);
        expect(days).toEqual(days.toSorted());
        expect(daysBetween(today, days.at(-1) ?? '')).toBe(30);
        expect(days.map(weekdayOf)).toEqual(days.map((_, index) => (weekdayOf(today) + index) % 7));
      }),
    );
  });

  it('the eighteen times of a day are half an hour apart', () => {
    fc.assert(
      fc.property(anyDate, (date) => {
        const instants = slots.map((time) => instantOf({ date, time }, zone));
        const gaps = instants.slice(1).map((instant, index) => instant - (instants[index] ?? 0));
        expect(gaps).toEqual(Array.from({ length: 17 }, () => 30 * minute));
      }),
    );
  });

  it('24 hours before an appointment are 24 hours, across changes of daylight saving time', () => {
    fc.assert(
      fc.property(anyDate, anySlot, (date, time) => {
        const start = instantOf({ date, time }, zone);
        const before = wallClock(zone, start - day);
        expect(start - instantOf(before, zone)).toBe(day);
        const shift = instantOf({ date: addDays(date, -1), time }, zone) - (start - day);
        expect([-hour, 0, hour]).toContain(shift);
        expect(before.time).toBe(addMinutes(time, -shift / minute));
      }),
    );
  });

  it('a visitor there reads the instant of an appointment in Athens', () => {
    fc.assert(
      fc.property(anyDate, anySlot, (date, time) => {
        const appointment = { date, time };
        const there = inVisitorZone(appointment, salonTimeZone, zone);
        const instant = instantOf(appointment, salonTimeZone);
        expect(wallClock(zone, instant)).toEqual(there ?? appointment);
        expect([0, hour]).toContain(instant - instantOf(there ?? appointment, zone));
        expect(there).not.toEqual(appointment);
      }),
    );
  });
});
