import { describe, expect, it } from 'vitest';
import { type CalendarEvent, calendarFeed, calendarFile } from './calendar-file.ts';
import { brokenRules } from './testing/broken-rules.ts';
import { icalCalendar, icalEvents, nodeEvents, periodsIn } from './testing/read-with.ts';
import { eventAt, greekEvent } from './testing/sample-event.ts';

const now = Date.parse('2027-10-20T08:15:30Z');
const dayLength = 24 * 60 * 60_000;

describe('the file of an appointment', () => {
  const { method, content } = calendarFile(greekEvent, now);

  it('keeps to the rules by which Outlook reads files', () => {
    expect(brokenRules(content)).toEqual([]);
  });

  it('contains subject, time and place, including Greek letters', () => {
    const [event] = icalEvents(content);
    expect(event?.summary).toBe(greekEvent.title);
    expect(event?.location).toBe(`${greekEvent.salon}, ${greekEvent.address}`);
    // The parser accepts a bare comma too; others end the value there.
    expect(content.replaceAll('\r\n ', '')).toContain('Ατελιέ Αριστοτέλους\\, Πλατεία');
    expect(event?.description).toBe(greekEvent.description);
    expect(event?.uid).toBe('sample-1@salonica.example');
    expect(event?.sequence).toBe(2);
    const stamp = event?.component.getFirstPropertyValue('dtstamp')?.toString();
    expect(stamp).toBe('2027-10-20T08:15:30Z');
    const period = [greekEvent.startsAt, greekEvent.endsAt];
    expect(periodsIn(content)).toEqual({ ical: [period], node: [period] });
  });

  it('is published for calendars, by one organizer', () => {
    expect(method).toBe('PUBLISH');
    expect(icalCalendar(content).getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(nodeEvents(content)).toMatchObject([
      {
        summary: greekEvent.title,
        description: greekEvent.description,
        organizer: { params: { CN: 'Salonica' }, val: 'mailto:hello@salonica.example' },
        transparency: 'OPAQUE',
      },
    ]);
  });

  it('has only the address of a customer who is visited', () => {
    const atHome = calendarFile({ ...greekEvent, isAtHome: true }, now);
    expect(icalEvents(atHome.content)[0]?.location).toBe(greekEvent.address);
  });

  it('folds long texts between characters', () => {
    const title = '💈'.repeat(60);
    const file = calendarFile({ ...greekEvent, title }, now).content;
    expect(brokenRules(file)).toEqual([]);
    expect(icalEvents(file)[0]?.summary).toBe(title);
  });
});

describe('versions of an appointment', () => {
  const moved: CalendarEvent = {
    ...eventAt('Europe/Athens', greekEvent.startsAt + dayLength),
    revision: 3,
  };

  it('keep their UID, so that the later one replaces the earlier', () => {
    const [before, after] = [greekEvent, moved].map(
      (event) => icalEvents(calendarFile(event, now).content)[0],
    );
    expect(after?.uid).toBe(before?.uid);
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? Infinity);
  });

  it('remove it once it is cancelled, and free its time', () => {
    const { method, content } = calendarFile({ ...moved, revision: 4, status: 'cancelled' }, now);
    expect(method).toBe('CANCEL');
    expect(brokenRules(content)).toEqual([]);
    expect(nodeEvents(content)).toMatchObject([
      {
        uid: 'sample-1@salonica.example',
        sequence: 4,
        status: 'CANCELLED',
        method: 'CANCEL',
        transparency: 'TRANSPARENT',
      },
    ]);
  });
});

describe('a calendar to subscribe to', () => {
  it('contains every appointment, across a clock change and in several zones', () => {
    const events: CalendarEvent[] = [
      greekEvent,
      { ...eventAt('Europe/Athens', Date.parse('2027-07-01T07:30:00Z')), id: 'summer' },
      {
        ...eventAt('Europe/London', Date.parse('2027-11-02T10:30:00Z')),
        id: 'london',
        status: 'cancelled',
      },
    ];
    const file = calendarFeed({ name: 'Τα ραντεβού μου', events }, now);
    expect(brokenRules(file)).toEqual([]);
    const calendar = icalCalendar(file);
    expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH');
    expect(calendar.getFirstPropertyValue('x-wr-calname')).toBe('Τα ραντεβού μου');
    expect(calendar.getFirstPropertyValue('name')).toBe('Τα ραντεβού μου');
    expect(calendar.getAllSubcomponents('vtimezone')).toHaveLength(2);
    const periods = events.map(({ startsAt, endsAt }) => [startsAt, endsAt]);
    expect(periodsIn(file)).toEqual({ ical: periods, node: periods });
    expect(nodeEvents(file).map((event) => event?.status)).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
  });

  it('contains only the latest version of an appointment', () => {
    const versions = [3, 4, 2].map((revision) => ({ ...greekEvent, revision }));
    const file = calendarFeed({ name: 'Bookings', events: versions }, now);
    expect(brokenRules(file)).toEqual([]);
    expect(icalEvents(file).map(({ sequence }) => sequence)).toEqual([4]);
  });

  it('is a calendar without appointments too', () => {
    const file = calendarFeed({ name: 'Bookings', events: [] }, now);
    expect(brokenRules(file)).toEqual([]);
    expect(nodeEvents(file)).toEqual([]);
  });
});
