import { describe, expect, it } from 'vitest';
import {
  closingTimes,
  exceptionBodyOf,
  exceptionProblems,
  type ExceptionValues,
  exceptionValuesOf,
  openingTimes,
  weekBodyOf,
  weekProblems,
} from './hours-form.ts';

const terms = { today: '2026-11-19', known: ['2026-12-25'] };
const words = {
  typed: (problem: string, missing: string) => (problem === 'empty' ? missing : problem),
  missing: 'missing',
  date: 'date',
  known: 'known',
  order: 'order',
};
const typed: ExceptionValues = {
  ...exceptionValuesOf(null),
  date: '2026-11-30',
  'exception.reason.en': ' Saint  Andrew ',
  'exception.reason.el': 'Αγίου Ανδρέα',
};
const problems = (changes: Partial<ExceptionValues>) =>
  exceptionProblems({ ...typed, ...changes }, terms, words);

describe('the hours of a week', () => {
  it('name the fields that are wrong', () => {
    const week = [
      { weekday: 1, opens: '09:00', closes: '18:00' },
      { weekday: 2, opens: '09:00', closes: '08:00' },
    ];
    expect(Object.keys(weekProblems({ week }))).toEqual(['week.1.closes']);
    expect(weekProblems({ week: week.slice(0, 1) })).toEqual({});
  });

  it('are sent with a last start or without one', () => {
    const interval = { weekday: 1, opens: '09:00', closes: '18:00' };
    expect(weekBodyOf({ week: [interval, { ...interval, lastStart: '17:30' }] })).toEqual([
      { ...interval, lastStart: null },
      { ...interval, lastStart: '17:30' },
    ]);
  });
});

describe('a date', () => {
  it('is today or later, and new', () => {
    expect(problems({})).toEqual({});
    expect(problems({ date: '2026-11-19' })).toEqual({});
    expect(problems({ date: '2026-11-18' })).toEqual({ date: 'date' });
    expect(problems({ date: '' })).toEqual({ date: 'date' });
    expect(problems({ date: '2026-12-25' })).toEqual({ date: 'known' });
  });

  it('closes after it opens, where it is open', () => {
    const wrong = { 'exception.hours.opens': '15:00', 'exception.hours.closes': '15:00' };
    expect(problems({ ...wrong, isOpen: true })).toEqual({ 'exception.hours.closes': 'order' });
    expect(problems(wrong)).toEqual({});
  });

  it('has a reason in both languages', () => {
    expect(problems({ 'exception.reason.en': ' ', 'exception.reason.el': 'α'.repeat(81) })).toEqual(
      { 'exception.reason.en': 'missing', 'exception.reason.el': 'too-long' },
    );
  });

  it('is sent with hours and barbers only where it is open', () => {
    const working = { ...typed, barberIds: ['eleni'] };
    const reason = { en: 'Saint Andrew', el: 'Αγίου Ανδρέα' };
    expect(exceptionBodyOf(working)).toEqual({ hours: null, reason, barberIds: [] });
    expect(exceptionBodyOf({ ...working, isOpen: true })).toEqual({
      hours: { opens: '09:00', closes: '14:00' },
      reason,
      barberIds: ['eleni'],
    });
  });

  it('offers midnight for closing only, and keeps a time between two quarters', () => {
    expect(openingTimes('09:00').at(-1)).toBe('23:45');
    expect(closingTimes('09:00').at(-1)).toBe('24:00');
    expect(closingTimes('09:10')).toContain('09:10');
  });
});
