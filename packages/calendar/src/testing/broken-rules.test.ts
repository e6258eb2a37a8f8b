import { describe, expect, it } from 'vitest';
import { calendarFeed, calendarFile } from '../calendar-file.ts';
import { brokenRules, ruleNames } from './broken-rules.ts';
import { eventAt, greekEvent } from './sample-event.ts';

const now = Date.parse('2027-10-20T08:15:30Z');

const file = calendarFile(greekEvent, now).content;
const feed = calendarFeed({ name: 'Bookings', events: [greekEvent] }, now);
const cancellation = calendarFile({ ...greekEvent, status: 'cancelled' }, now).content;

/** The file with something replaced that is in it. */
function changed(text: string, part: string | RegExp, by: string): string {
  const result = text.replace(part, by);
  expect(result).not.toBe(text);
  return result;
}

const daylight = /BEGIN:DAYLIGHT[^]*END:DAYLIGHT\r\n/;
const standard = /BEGIN:STANDARD[^]*END:STANDARD\r\n/;
const zone = /BEGIN:VTIMEZONE[^]*END:VTIMEZONE\r\n/;
const event = /BEGIN:VEVENT[^]*END:VEVENT\r\n/;

/** A good file with one fault for each rule. */
const faults: readonly (readonly [rule: string, text: string])[] = [
  ['each line ends with CRLF', changed(file, 'OPAQUE\r\n', 'OPAQUE\n')],
  ['a line has 75 octets at most', changed(file, 'CN=Salonica', `CN=${'Salonica'.repeat(9)}`)],
  ['folding splits no character', changed(file, 'Ατελιέ', '\ud83d\r\n \udc88')],
  ['components are closed', changed(file, 'END:VEVENT\r\n', '')],
  ['the calendar has one version, program and method', changed(file, /METHOD:.*\r\n/, '')],
  ['the calendar has a component', changed(changed(feed, zone, ''), event, '')],
  ['texts are escaped', changed(file, 'Θεσσαλονίκη', 'Α, Β')],
  [
    'the old and the new property name the calendar alike',
    changed(feed, /^NAME:.*/m, 'NAME:Other'),
  ],
  ['the time between two readings is a duration', changed(feed, ';VALUE=DURATION', '')],
  ['a zone has one name, which is there once', changed(file, zone, '$&$&')],
  ['a zone has one standard time', changed(file, standard, '$&$&')],
  ['a zone has one daylight time at most', changed(file, daylight, '$&$&')],
  ['a zone has its first change in local time', changed(file, 'DTSTART:19700329T030000', '$&Z')],
  ['a zone has offsets', changed(file, 'TZOFFSETTO:+0200', 'TZOFFSETTO:+2')],
  ['a zone has names for its times', changed(file, 'TZNAME:EET\r\n', '')],
  [
    'a zone lists no single changes',
    changed(file, 'TZNAME:EET\r\n', '$&RDATE:20271031T040000\r\n'),
  ],
  ['a zone that changes does so every year', changed(file, 'FREQ=YEARLY', 'FREQ=MONTHLY')],
  ['a zone changes for ever', changed(file, 'FREQ=YEARLY', 'FREQ=YEARLY;UNTIL=20371031T010000Z')],
  ['a zone changes in one month', changed(file, 'BYMONTH=10', 'BYMONTH=10,11')],
  ['a zone changes on one weekday, and not on a date', changed(file, 'BYDAY=-1SU', 'BYDAY=-2SU')],
  ['a zone changes first on a day of its rule', changed(file, '19701025', '19701018')],
  [
    'a zone changes back by the same offset',
    changed(file, 'TZOFFSETFROM:+0300', 'TZOFFSETFROM:+0400'),
  ],
  [
    'daylight time is ahead of standard time',
    file
      .replaceAll(
        /BEGIN:(STANDARD|DAYLIGHT)/g,
        (_, name) => `BEGIN:${name === 'STANDARD' ? 'DAYLIGHT' : 'STANDARD'}`,
      )
      .replaceAll(
        /END:(STANDARD|DAYLIGHT)/g,
        (_, name) => `END:${name === 'STANDARD' ? 'DAYLIGHT' : 'STANDARD'}`,
      ),
  ],
  ['a zone begins before its events', changed(file, '19701025', '20281029')],
  ['an event has one UID', changed(file, /UID:.*\r\n/, '')],
  ['a UID is there once', changed(file, event, '$&$&')],
  ['an event has one stamp, in UTC', changed(file, /(DTSTAMP:.*)Z/, '$1')],
  ['an event has a version', changed(file, /SEQUENCE:.*\r\n/, '')],
  [
    'an event starts in UTC or in a zone of the file',
    changed(file, /(DTSTART;TZID=)Europe/, '$1Asia'),
  ],
  ['an event ends in UTC or in a zone of the file', changed(file, /(DTEND);TZID=[^:]*/, '$1')],
  ['an event has an end or a duration', changed(file, 'STATUS', 'DURATION:PT45M\r\nSTATUS')],
  ['an event has one organizer and no attendee', changed(file, /ORGANIZER.*\r\n/, '')],
  ['an event is confirmed or cancelled', changed(file, 'STATUS:CONFIRMED', 'STATUS:BOOKED')],
  [
    'a cancelled event takes no time, and others do',
    changed(cancellation, 'TRANSPARENT', 'OPAQUE'),
  ],
  ['the method that cancels has cancelled events only', changed(file, 'PUBLISH', 'CANCEL')],
];

describe('the rules of files', () => {
  it('are kept by a file, a feed and a cancellation', () => {
    expect([file, feed, cancellation].map(brokenRules)).toEqual([[], [], []]);
    const winter = calendarFile(eventAt('Asia/Kolkata', now), now).content;
    expect(brokenRules(winter)).toEqual([]);
  });

  it('are each known to be broken by one of the faults', () => {
    expect(faults.map(([rule]) => rule).toSorted()).toEqual(ruleNames.toSorted());
  });

  it.each(faults)('notice that it is not so: %s', (rule, text) => {
    expect(brokenRules(text)).toContain(rule);
  });
});
