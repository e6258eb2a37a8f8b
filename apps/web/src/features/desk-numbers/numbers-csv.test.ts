import { expect, it } from 'vitest';
import { csvOf, numbersCsv } from './numbers-csv.ts';
import { sampleNumbers } from './testing/sample-numbers.ts';

it('writes rows with CRLF, after the mark of UTF-8', () => {
  expect(
    csvOf([
      ['Ημέρα', 3],
      ['x', 0.5],
    ]),
  ).toBe('\uFEFFΗμέρα,3\r\nx,0.5\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['=1+1', "'=1+1"],
  ['+30', "'+30"],
  ['-5', "'-5"],
  ['@sum', "'@sum"],
  ['\tx', "'\tx"],
  ['=HYPERLINK("a","b")', `"'=HYPERLINK(""a"",""b"")"`],
])('writes %j as a safe cell', (text, cell) => {
  expect(csvOf([[text]])).toBe(`\uFEFF${cell}\r\n`);
});

it('leaves negative numbers as numbers', () => {
  expect(csvOf([[-5]])).toBe('\uFEFF-5\r\n');
});

it('has a row for each day, service, barber and hour', () => {
  const words = {
    date: 'Day',
    bookings: 'Bookings',
    revenue: 'Revenue',
    barber: 'Barber',
    service: 'Service',
    hour: 'Hour',
    booked: 'Booked',
    open: 'Working',
  };
  const lines = numbersCsv(sampleNumbers, words).split('\r\n');
  expect(lines[0]).toBe('\uFEFFDay,Bookings,Revenue (USD)');
  const { days, services, barbers, hours } = sampleNumbers;
  const rows = days.length + services.length + barbers.length + hours.length;
  // Four headings, three empty lines, and the end of the last one.
  expect(lines).toHaveLength(rows + 8);
  expect(lines).toContain('Haircut & Style,60,3900.00');
});
