import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFeed, calendarFile } from './calendar-file.ts';
import { fileOf, textValue } from './content-line.ts';

const now = Date.parse('2027-10-20T08:15:30Z');

const greek: CalendarEvent = {
  id: 'sample-1',
  revision: 2,
  status: 'confirmed',
  date: '2027-11-02',
  time: '10:30',
  timeZone: 'Europe/Athens',
  startsAt: Date.parse('2027-11-02T08:30:00Z'),
  minutes: 45,
  title: 'Κούρεμα & χτένισμα, Ατελιέ Αριστοτέλους; με τον Νίκο Πετρίδη',
  location: 'Πλατεία Αριστοτέλους 12, Θεσσαλονίκη',
  description: 'Με: Νίκος Πετρίδης\nΔωρεάν αλλαγή έως 24 ώρες πριν \\ αλλιώς όχι',
};

/** Reads a file with a parser that is independent of our writer. */
function read(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
  const found = calendar.getFirstSubcomponent('vevent');
  if (found === null) throw new Error('No event');
  const event = new ICAL.Event(found);
  const instant = (time: ICAL.Time) => {
    // A zone without a definition in the file would be ignored.
    expect(time.zone?.component).toBeDefined();
    return time.toUnixTime() * 1000;
  };
  return { found, event, start: instant(event.startDate), end: instant(event.endDate) };
}

const dayLength = 24 * 60 * 60_000;

/** 10:30 local time on a day of 2027. */
function dayIn(timeZone: string, day: number) {
  const date = new Date(Date.UTC(2027, 0, 1) + day * dayLength).toISOString().slice(0, 10);
  const wanted = `${date}, 10:30`;
  const clock = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  const quarters = Array.from({ length: 4 * 48 }, (_, index) => index * 15 * 60_000);
  const midnight = Date.parse(`${date}T00:00:00Z`) - dayLength / 2;
  const offset = quarters.find((quarter) => clock.format(midnight + quarter) === wanted);
  if (offset === undefined) throw new Error(`No ${wanted} in ${timeZone}.`);
  return { date, time: '10:30', startsAt: midnight + offset };
}

/** The events that another parser reads, by UID. */
function readAgain(file: string) {
  const parsed = nodeIcal.sync.parseICS(file);
  return Object.values(parsed).filter((part) => part?.type === 'VEVENT');
}

describe('the file of an appointment', () => {
  it('contains subject, time and place, including Greek letters', () => {
    const { event, found, start, end } = read(calendarFile(greek, now));
    expect(event.summary).toBe(greek.title);
    expect(event.location).toBe(greek.location);
    // The parser accepts a bare comma too; others end the value there.
    expect(calendarFile(greek, now).replaceAll('\r\n ', '')).toContain('Αριστοτέλους 12\\, ');
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
  ])('has the clocks of Athens on %s', (date, utc) => {
    const startsAt = Date.parse(`${date}T${utc}:00Z`);
    const { start } = read(calendarFile({ ...greek, date, time: '09:30', startsAt }, now));
    expect(start).toBe(startsAt);
  });

  it('has the change of 31 October 2027 to the minute', () => {
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
    'is correct in %s all through the year',
    (timeZone) => {
      for (let day = 0; day < 365; day += 14) {
        const { date, time, startsAt } = dayIn(timeZone, day);
        const { start } = read(calendarFile({ ...greek, date, time, timeZone, startsAt }, now));
        expect(start).toBe(startsAt);
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

describe('a line of the file', () => {
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

  it('cannot be ended by its text', () => {
    const file = fileOf([`SUMMARY:${textValue('Cut\r\nATTACH:https://elsewhere.example')}`]);
    expect(file).toBe('SUMMARY:Cut\\nATTACH:https://elsewhere.example\r\n');
  });
});

describe('versions of an appointment', () => {
  const moved: CalendarEvent = {
    ...greek,
    revision: 3,
    date: '2027-11-03',
    startsAt: greek.startsAt + dayLength,
  };

  it('keep their UID, so that the later one replaces the earlier', () => {
    const [before, after] = [greek, moved].map((event) => read(calendarFile(event, now)).event);
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  });

  it('remove it once it is cancelled', () => {
    const file = calendarFile({ ...moved, revision: 4, status: 'cancelled' }, now);
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(calendar.getFirstPropertyValue('method')).toBe('CANCEL');
    expect(read(file).found.getFirstPropertyValue('status')).toBe('CANCELLED');
    expect(readAgain(file)).toMatchObject([
      { uid: 'sample-1@salonica.example', sequence: 4, status: 'CANCELLED', method: 'CANCEL' },
    ]);
  });

  it('are the same for another parser', () => {
    const organizer = { name: 'Ατελιέ "Αριστοτέλους"; μαλλιά', email: 'hello@salonica.example' };
    const file = calendarFile({ ...greek, organizer }, now);
    const [event, ...others] = readAgain(file);
    expect(others).toEqual([]);
    expect(event).toMatchObject({
      uid: 'sample-1@salonica.example',
      summary: greek.title,
      location: greek.location,
      description: greek.description,
      organizer: {
        params: { CN: 'Ατελιέ Αριστοτέλους μαλλιά' },
        val: 'mailto:hello@salonica.example',
      },
    });
    expect(event?.start.getTime()).toBe(greek.startsAt);
    expect(event?.end?.getTime()).toBe(greek.startsAt + 45 * 60_000);
  });
});

describe('a calendar to subscribe to', () => {
  it('contains every appointment, across a clock change and in several zones', () => {
    const summer = { date: '2027-07-01', startsAt: Date.parse('2027-07-01T07:30:00Z') };
    const london = { timeZone: 'Europe/London', startsAt: Date.parse('2027-11-02T10:30:00Z') };
    const events: CalendarEvent[] = [
      greek,
      { ...greek, ...summer, id: 'summer' },
      { ...greek, ...london, id: 'london', status: 'cancelled' },
    ];
    const file = calendarFeed({ name: 'Τα ραντεβού μου', events }, now);
    const calendar = new ICAL.Component(ICAL.parse(file) as unknown[]);
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Τα ραντεβού μου');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(2);
    const starts = calendar.getAllSubcomponents('vevent').map((found) => {
      const { startDate } = new ICAL.Event(found);
      return startDate.toUnixTime() * 1000;
    });
    expect(starts).toEqual(events.map(({ startsAt }) => startsAt));
    expect(readAgain(file).map(({ status }) => status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('may be empty', () => {
    const file = calendarFeed({ name: 'Bookings', events: [] }, now);
    expect(readAgain(file)).toEqual([]);
    expect(file).toMatch(/^BEGIN:VCALENDAR\r\n[^]*END:VCALENDAR\r\n$/);
  });
});
