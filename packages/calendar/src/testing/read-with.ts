import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { expect } from 'vitest';

export const icalCalendar = (file: string) => new ICAL.Component(ICAL.parse(file) as unknown[]);

/** Events for a parser that reads the zones of the file, not those of the machine. */
export const icalEvents = (file: string) =>
  icalCalendar(file)
    .getAllSubcomponents('vevent')
    .map((found) => new ICAL.Event(found));

/** Events for a parser that reads the zones of the machine. */
export const nodeEvents = (file: string) =>
  Object.values(nodeIcal.sync.parseICS(file)).filter((part) => part?.type === 'VEVENT');

function instantOf(time: ICAL.Time): number {
  // A zone without a definition in the file would be ignored.
  expect(time.zone === ICAL.Timezone.utcTimezone || time.zone?.component).toBeTruthy();
  return time.toUnixTime() * 1000;
}

/** Start and end of every event for both parsers, in milliseconds since 1970. */
export const periodsIn = (file: string) => ({
  ical: icalEvents(file).map(({ startDate, endDate }) => [
    instantOf(startDate),
    instantOf(endDate),
  ]),
  node: nodeEvents(file).map((event) => [event?.start.getTime(), event?.end?.getTime()]),
});
