import type { DeskNumbers } from '../../domain/desk-numbers.ts';
import { decimal } from '../../shared/money.ts';

type Cell = string | number;

/** Where a spreadsheet would read a formula: then the cell begins with an apostrophe. */
const formula = /^[=+\-@\t\r]/;

function cellText(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = formula.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/**
 * Rows as CSV (RFC 4180), safe to open: no text becomes a formula. The mark at the start tells Excel
 * that it is UTF-8.
 */
export const csvOf = (rows: readonly (readonly Cell[])[]): string =>
  `\uFEFF${rows.map((row) => row.map(cellText).join(',')).join('\r\n')}\r\n`;

/** Headings in the language of the page. */
export interface CsvWords {
  readonly date: string;
  readonly bookings: string;
  readonly revenue: string;
  readonly barber: string;
  readonly service: string;
  readonly hour: string;
  readonly booked: string;
  readonly open: string;
}

/** The numbers as one sheet: days, services, barbers and hours below each other. */
export function numbersCsv(numbers: DeskNumbers, words: CsvWords): string {
  const { currency } = numbers.revenue;
  const money = `${words.revenue} (${currency})`;
  return csvOf([
    [words.date, words.bookings, money],
    ...numbers.days.map(({ date, bookings, revenue }) => [date, bookings, decimal(revenue)]),
    [],
    [words.service, words.bookings, money],
    ...numbers.services.map(({ name, bookings, revenue }) => [name, bookings, decimal(revenue)]),
    [],
    [words.barber, words.bookings, words.booked, words.open],
    ...numbers.barbers.map(({ name, bookings, bookedMinutes, openMinutes }) => [
      name,
      bookings,
      bookedMinutes,
      openMinutes,
    ]),
    [],
    [words.hour, words.booked, words.open],
    ...numbers.hours.map(({ hour, bookedMinutes, openMinutes }) => [
      `${String(hour).padStart(2, '0')}:00`,
      bookedMinutes,
      openMinutes,
    ]),
  ]);
}
