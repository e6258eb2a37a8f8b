import { describe, expect, it } from 'vitest';
import { calendarFeed } from './calendar-file.ts';
import { brokenRules } from './testing/broken-rules.ts';
import { periodsIn } from './testing/read-with.ts';
import { eventAt } from './testing/sample-event.ts';
import { fileZone } from './time-zone.ts';

const hour = 60 * 60_000;
const day = 24 * hour;
const start = Date.UTC(2027, 0, 1);

/** The definition of a zone without its first and last lines. */
const changesOf = (timeZone: string) => fileZone(timeZone, [start]).lines.slice(2, -1);

/** A feed with an event every 23 days and 5 hours, for six years. */
function feedOf(timeZone: string) {
  const events = Array.from({ length: 100 }, (_, index) => ({
    ...eventAt(timeZone, start + index * (23 * day + 5 * hour)),
    id: `${index}`,
  }));
  return { events, file: calendarFeed({ name: 'Bookings', events }, start) };
}

describe('a zone in a file', () => {
  it('has one rule each for standard and daylight time', () => {
    expect(fileZone('Europe/Athens', [start]).lines).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Athens',
      'BEGIN:STANDARD',
      'DTSTART:19701025T040000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=10',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0200',
      'TZNAME:EET',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:19700329T030000',
      'RRULE:FREQ=YEARLY;BYDAY=-1SU;BYMONTH=3',
      'TZOFFSETFROM:+0200',
      'TZOFFSETTO:+0300',
      'TZNAME:EEST',
      'END:DAYLIGHT',
      'END:VTIMEZONE',
    ]);
  });

  it.each([
    ['America/New_York', '1SU;BYMONTH=11', '2SU;BYMONTH=3'],
    ['Australia/Lord_Howe', '1SU;BYMONTH=4', '1SU;BYMONTH=10'],
    ['Pacific/Auckland', '1SU;BYMONTH=4', '-1SU;BYMONTH=9'],
  ])('counts the weekday of %s from the right end of the month', (zone, standard, daylight) => {
    const rules = changesOf(zone).filter((line) => line.startsWith('RRULE:'));
    expect(rules).toEqual([
      `RRULE:FREQ=YEARLY;BYDAY=${standard}`,
      `RRULE:FREQ=YEARLY;BYDAY=${daylight}`,
    ]);
  });

  it('has one standard time where the clocks never change', () => {
    expect(changesOf('Asia/Kolkata')).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0530',
      'TZOFFSETTO:+0530',
      'TZNAME:+0530',
      'END:STANDARD',
    ]);
  });

  it.each(['Africa/Cairo', 'Asia/Jerusalem'])(
    'is not defined for %s, whose rule Outlook cannot read: its events are in UTC',
    (timeZone) => {
      expect(fileZone(timeZone, [start]).lines).toEqual([]);
      const { file } = feedOf(timeZone);
      expect(brokenRules(file)).toEqual([]);
      expect(file).not.toContain('TZID');
      expect(file.match(/^DT(?:START|END):\d{8}T\d{6}Z\r$/gm)).toHaveLength(200);
    },
  );

  it.each([
    'Europe/Athens',
    'Europe/London',
    'America/St_Johns',
    'America/New_York',
    'Australia/Lord_Howe',
    'Pacific/Auckland',
    'Asia/Kolkata',
    'Africa/Cairo',
    'Asia/Jerusalem',
  ])('gives every event in %s its own time for six years', (timeZone) => {
    const { events, file } = feedOf(timeZone);
    expect(brokenRules(file)).toEqual([]);
    const periods = events.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
    expect(periodsIn(file)).toEqual({ ical: periods, node: periods });
  });
});
