import { expect, test } from 'vitest';
import { calendarFormat, twoLetters } from './calendar-format.ts';

const saturday = new Date(2025, 5, 14, 12);

test('English', () => {
  const format = calendarFormat('en');
  expect(format.month(saturday)).toBe('June 2025');
  expect(format.day(saturday)).toBe('Saturday, 14 June 2025');
  expect(format.weekday(saturday)).toBe('Sat');
});

test('Greek has the month in the nominative alone and in the genitive after a day', () => {
  const format = calendarFormat('el');
  expect(format.month(saturday)).toBe('Ιούνιος 2025');
  expect(format.day(saturday)).toBe('Σάββατο, 14 Ιουνίου 2025');
});

test('two letters of every day of the week', () => {
  const week = (locale: string) => {
    const format = calendarFormat(locale);
    return Array.from({ length: 7 }, (_, index) =>
      twoLetters(format.weekday(new Date(2025, 5, 9 + index, 12))),
    ).join(' ');
  };
  expect(week('en')).toBe('Mo Tu We Th Fr Sa Su');
  expect(week('el')).toBe('Δε Τρ Τε Πε Πα Σα Κυ');
});
