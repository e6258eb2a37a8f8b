import {
  allOf,
  type Component,
  onlyValue,
  parseCalendar,
  type ParsedCalendar,
  type Rules,
} from './parse-calendar.ts';
import { zoneRules } from './zone-rules.ts';

const octets = (text: string): number => new TextEncoder().encode(text).length;

const localPattern = /^\d{8}T\d{6}$/;
const utcPattern = /^\d{8}T\d{6}Z$/;
const texts = ['SUMMARY', 'LOCATION', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'TZNAME'];
const escapedPattern = /^(?:[^\\;,\p{Cc}]|\\[\\;,nN])*$/u;

/** Of RFC 5545 and 7986, for lines and the calendar. */
const fileRules: Rules = {
  'each line ends with CRLF': ({ text }) =>
    text.endsWith('\r\n') && !/[\r\n]/.test(text.replaceAll('\r\n', '')),
  'a line has 75 octets at most': ({ lines }) => lines.every((line) => octets(line) <= 75),
  'folding splits no character': ({ lines }) => lines.every((line) => line.isWellFormed()),
  'components are closed': ({ text }) => {
    const open: string[] = [];
    const isPaired = [...text.matchAll(/^(BEGIN|END):(.*)\r$/gm)].every(([, edge, name = '']) =>
      edge === 'BEGIN' ? open.push(name) > 0 : open.pop() === name,
    );
    return isPaired && open.length === 0;
  },
  'the calendar has one version, program and method': ({ calendar }) =>
    onlyValue(calendar, 'VERSION') === '2.0' &&
    onlyValue(calendar, 'PRODID') !== undefined &&
    ['PUBLISH', 'CANCEL'].includes(onlyValue(calendar, 'METHOD') ?? ''),
  'the calendar has a component': ({ calendar }) => calendar.components.length > 0,
  'texts are escaped': ({ calendar, zones, events }) =>
    [calendar, ...events, ...zones.flatMap(({ components }) => components)]
      .flatMap(({ properties }) => properties)
      .every(({ name, value }) => !texts.includes(name) || escapedPattern.test(value)),
  'the old and the new property name the calendar alike': ({ calendar }) =>
    onlyValue(calendar, 'NAME') === onlyValue(calendar, 'X-WR-CALNAME'),
  'the time between two readings is a duration': ({ calendar }) =>
    allOf(calendar, 'REFRESH-INTERVAL').every(
      ({ parameters, value }) =>
        parameters['VALUE'] === 'DURATION' && /^P(?:T\d+[HM]|\d+D)$/.test(value),
    ),
};

/** Whether all values have the form of a time in a zone of the file, or in UTC. */
function isTime({ zones }: ParsedCalendar, event: Component, name: string): boolean {
  const [time, ...others] = allOf(event, name);
  if (time === undefined || others.length > 0) return false;
  const zone = time.parameters['TZID'];
  return zone === undefined
    ? utcPattern.test(time.value)
    : localPattern.test(time.value) && zones.some((known) => onlyValue(known, 'TZID') === zone);
}

const eachEvent =
  (isKept: (event: Component, file: ParsedCalendar) => boolean) =>
  (file: ParsedCalendar): boolean =>
    file.events.every((event) => isKept(event, file));

const isCancelled = (event: Component) => onlyValue(event, 'STATUS') === 'CANCELLED';

/** Of RFC 5545 and 5546 and [MS-OXCICAL], for events. */
const eventRules: Rules = {
  'an event has one UID': eachEvent((event) => (onlyValue(event, 'UID') ?? '') !== ''),
  'a UID is there once': ({ events }) =>
    new Set(events.map((event) => onlyValue(event, 'UID'))).size === events.length,
  'an event has one stamp, in UTC': eachEvent((event) =>
    utcPattern.test(onlyValue(event, 'DTSTAMP') ?? ''),
  ),
  'an event has a version': eachEvent((event) => /^\d+$/.test(onlyValue(event, 'SEQUENCE') ?? '')),
  'an event starts in UTC or in a zone of the file': eachEvent((event, file) =>
    isTime(file, event, 'DTSTART'),
  ),
  'an event ends in UTC or in a zone of the file': eachEvent((event, file) =>
    isTime(file, event, 'DTEND'),
  ),
  'an event has an end or a duration': eachEvent(
    (event) => allOf(event, 'DTEND').length + allOf(event, 'DURATION').length === 1,
  ),
  'an event has one organizer and no attendee': eachEvent(
    (event) =>
      /^mailto:[^@\s]+@[^@\s]+$/.test(onlyValue(event, 'ORGANIZER') ?? '') &&
      allOf(event, 'ATTENDEE').length === 0,
  ),
  'an event is confirmed or cancelled': eachEvent((event) =>
    ['CONFIRMED', 'CANCELLED'].includes(onlyValue(event, 'STATUS') ?? ''),
  ),
  'a cancelled event takes no time, and others do': eachEvent(
    (event) => onlyValue(event, 'TRANSP') === (isCancelled(event) ? 'TRANSPARENT' : 'OPAQUE'),
  ),
  'the method that cancels has cancelled events only': ({ calendar, events }) =>
    onlyValue(calendar, 'METHOD') !== 'CANCEL' || (events.length > 0 && events.every(isCancelled)),
};

const rules: Rules = { ...fileRules, ...zoneRules, ...eventRules };

export const ruleNames: readonly string[] = Object.keys(rules);

/**
 * The rules that a file breaks, of RFC 5545, 5546 and 7986 and of [MS-OXCICAL], by which Outlook and
 * Exchange read files.
 */
export function brokenRules(text: string): readonly string[] {
  const file = parseCalendar(text);
  return Object.entries(rules).flatMap(([name, isKept]) => (isKept(file) ? [] : [name]));
}
