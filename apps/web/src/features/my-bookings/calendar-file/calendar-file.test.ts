import fc from 'fast-check';
import ICAL from 'ical.js';
import { describe, expect, it } from 'vitest';
import { addDays, instantOf } from '../../../shared/dates.ts';
import { type CalendarEvent, calendarFile } from './calendar-file.ts';
import { fileOf, textValue } from './content-line.ts';

const now = Date.parse('2027-10-20T08:15:30Z');

const greek: CalendarEvent = {
  id: 'sample-1',
  revision: 2,
  date: '2027-11-02',
  time: '10:30',
  timeZone: 'Europe/Athens',
  minutes: 45,
  title: 'Κούρεμα & χτένισμα, Ατελιέ Αριστοτέλους; με τον Νίκο Πετρίδη',
  location: 'Πλατεία Αριστοτέλους 12, Θεσσαλονίκη',
  description: 'Με: Νίκος Πετρίδης\nΔωρεάν αλλαγή έως 24 ώρες πριν \\ αλλιώς όχι',
};

/** What a calendar reads, by a parser that has nothing to do with the one who wrote it. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const found = calendar.getFirstSubcomponent('vevent');
  if (found === null) throw new Error('No event');
  const event = new ICAL.Event(found);
  const instant = (time: ICAL.Time) => {
    // A zone that the file does not explain would be read as no zone at all.
    expect(time.zone?.component).toBeDefined();
    return time.toUnixTime() * 1000;
  };
  return { found, event, start: instant(event.startDate), end: instant(event.endDate) };
}

describe('the file of an appointment', () => {
  it('says what, where and when, Greek letters and all', () => {
    const { event, found, start, end } = read(calendarFile(greek, now));
    expect(event.summary).toBe(greek.title);
    expect(event.location).toBe(greek.location);
    expect(event.description).toBe(greek.description);
    expect(event.uid).toBe('sample-1@salonica.example');
    expect(event.sequence).toBe(2);
    expect(found.getFirstPropertyValue('dtstamp')?.toString()).toBe('2027-10-20T08:15:00Z');
    expect(start).toBe(Date.parse('2027-11-02T08:30:00Z'));
    expect(end).toBe(Date.parse('2027-11-02T09:15:00Z'));
  });

  it.each([
    ['2027-03-27', '07:30'],
    ['2027-03-29', '06:30'],
    ['2027-10-30', '06:30'],
    ['2027-11-01', '07:30'],
    ['2028-01-14', '07:30'],
  ])('is right about the clocks of Athens on %s', (date, utc) => {
    const { start } = read(calendarFile({ ...greek, date, time: '09:30' }, now));
    expect(start).toBe(Date.parse(`${date}T${utc}:00Z`));
  });

  it('knows the change of 31 October 2027 to the minute', () => {
    const file = calendarFile(greek, now);
    expect(file).toContain(
      [
        'BEGIN:STANDARD',
        'DTSTART:20271031T040000',
        'TZOFFSETFROM:+0300',
        'TZOFFSETTO:+0200',
        'END:STANDARD',
      ].join('\r\n'),
    );
  });

  it.each(['Asia/Kolkata', 'America/St_Johns', 'Australia/Lord_Howe', 'Africa/Casablanca'])(
    'is right in %s all through the year',
    (timeZone) => {
      for (let day = 0; day < 365; day += 14) {
        const date = addDays('2027-01-01', day);
        const { start } = read(calendarFile({ ...greek, date, timeZone }, now));
        expect(start).toBe(instantOf({ date, time: greek.time }, timeZone));
      }
    },
  );

  it('has no line above 75 octets and ends each with CRLF', () => {
    const file = calendarFile({ ...greek, title: '💈'.repeat(60) }, now);
    const lines = file.split('\r\n');
    expect(lines.pop()).toBe('');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(read(file).event.summary).toBe('💈'.repeat(60));
  });
});

describe('a line of it', () => {
  it('survives any text', () => {
    const text = fc.string({ unit: 'binary', maxLength: 90 }).filter((any) => !/\p{Cc}/u.test(any));
    fc.assert(
      fc.property(text, (any) => {
        const file = fileOf(['BEGIN:VEVENT', `SUMMARY:${textValue(any)}`, 'END:VEVENT']);
        const found = new ICAL.Component(ICAL.parse(file) as unknown[]);
        expect(found.getFirstPropertyValue('summary')).toBe(any);
      }),
    );
  });

  it('cannot be ended by the text in it', () => {
    const file = fileOf([`SUMMARY:${textValue('Cut\r\nATTACH:https://elsewhere.example')}`]);
    expect(file).toBe('SUMMARY:Cut\\nATTACH:https://elsewhere.example\r\n');
  });
});
