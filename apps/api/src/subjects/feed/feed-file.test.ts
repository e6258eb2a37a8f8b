import { expect, test } from 'vitest';
import { tagOf } from './feed-file.ts';

const file = [
  'BEGIN:VCALENDAR',
  'BEGIN:VEVENT',
  'DTSTAMP:20261207T080000Z',
  'SUMMARY:DTSTAMP',
  'END:VEVENT',
  'END:VCALENDAR',
  '',
].join('\r\n');

test('the tag of a feed is the same whenever it is written', () => {
  expect(tagOf(file.replace('T080000Z', 'T090000Z'))).toBe(tagOf(file));
});

test('the tag of a feed changes with its format, for the same visits', () => {
  expect(tagOf(file.replace('END:VEVENT', 'TRANSP:OPAQUE\r\nEND:VEVENT'))).not.toBe(tagOf(file));
  expect(tagOf(file.replace('SUMMARY:DTSTAMP', 'SUMMARY:'))).not.toBe(tagOf(file));
});
