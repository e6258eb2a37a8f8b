import { describe, expect, it } from 'vitest';
import { requestBodyOf, requestProblems, type RequestValues } from './request-form.ts';
import { shiftProblems, shiftsOfValues, shiftValuesOf } from './shift-form.ts';
import { shiftDayOf, type ShiftsOfBarber } from './shifts-of-day.ts';

const words = { missing: 'missing', reversed: 'reversed', overlap: 'overlap', past: 'past' };
const zone = 'Europe/Athens';
const at = (text: string) => Date.parse(text);

const barber: ShiftsOfBarber = {
  id: 'eleni',
  name: 'Eleni',
  picture: null,
  revision: 0,
  week: [{ weekday: 4, starts: '09:00', ends: '17:00' }],
  days: [
    { date: '2026-11-20', shifts: [] },
    { date: '2026-11-26', shifts: [{ starts: '12:00', ends: '24:00' }] },
  ],
  absences: [
    {
      id: 'absence',
      range: {
        // Until the end of Friday.
        startsAt: at('2026-11-19T15:00+02:00'),
        endsAt: at('2026-11-21T00:00+02:00'),
        date: '2026-11-19',
        starts: '15:00',
        ends: '24:00',
      },
    },
  ],
};

const shiftDay = (date: string) => shiftDayOf(barber, date, zone);

describe('the day of a barber', () => {
  it('has the shifts of its weekday, or its own', () => {
    expect(shiftDay('2026-11-19')).toMatchObject({
      shifts: [{ starts: '09:00', ends: '17:00' }],
      isDated: false,
    });
    expect(shiftDay('2026-11-20')).toMatchObject({ shifts: [], usual: [], isDated: true });
    expect(shiftDay('2026-11-26').shifts).toEqual([{ starts: '12:00', ends: '24:00' }]);
    expect(shiftDay('2026-11-22').shifts).toEqual([]);
  });

  it('shows its part of an absence', () => {
    expect(shiftDay('2026-11-18').away).toEqual([]);
    expect(shiftDay('2026-11-19').away).toEqual([{ starts: '15:00', ends: '24:00' }]);
    expect(shiftDay('2026-11-20').away).toEqual([null]);
    expect(shiftDay('2026-11-21').away).toEqual([]);
  });
});

describe('the form of a day', () => {
  it('is what is sent, with midnight as the end of the day', () => {
    const values = shiftValuesOf(shiftDay('2026-11-26'));
    expect(values).toEqual({ kind: 'other', shifts: [{ starts: '12:00', ends: '00:00' }] });
    expect(shiftsOfValues(values)).toEqual([{ starts: '12:00', ends: '24:00' }]);
    expect(shiftsOfValues({ ...values, kind: 'off' })).toEqual([]);
    expect(shiftsOfValues({ ...values, kind: 'usual' })).toBeNull();
    expect(shiftValuesOf(shiftDay('2026-11-20')).kind).toBe('off');
    expect(shiftValuesOf(shiftDay('2026-11-19')).kind).toBe('usual');
  });

  it('names the field that is wrong', () => {
    const problems = (...shifts: { starts: string; ends: string }[]) =>
      shiftProblems({ kind: 'other', shifts }, words);
    expect(
      problems({ starts: '09:00', ends: '12:00' }, { starts: '12:00', ends: '00:00' }),
    ).toEqual({});
    expect(problems({ starts: '', ends: '' })).toEqual({
      'starts-0': 'missing',
      'ends-0': 'missing',
    });
    expect(problems({ starts: '12:00', ends: '12:00' })).toEqual({ 'ends-0': 'reversed' });
    expect(
      problems({ starts: '09:00', ends: '12:00' }, { starts: '11:00', ends: '13:00' }),
    ).toEqual({ 'starts-1': 'overlap' });
    expect(shiftProblems({ kind: 'off', shifts: [{ starts: '', ends: '' }] }, words)).toEqual({});
  });
});

describe('what a barber asks for', () => {
  const values: RequestValues = {
    kind: 'absence',
    date: '2026-11-19',
    starts: '09:00',
    lastDate: '2026-11-20',
    ends: '00:00',
    note: '',
  };

  it('is time off over several days, or other hours of one', () => {
    expect(requestBodyOf(values)).toMatchObject({ lastDate: '2026-11-20', ends: '24:00' });
    expect(requestBodyOf({ ...values, kind: 'shift' })).toMatchObject({ lastDate: '2026-11-19' });
  });

  it('ends after it starts, is complete and not over', () => {
    const problems = (more: Partial<RequestValues> = {}) =>
      requestProblems({ ...values, ...more }, '2026-11-19', words);
    expect(problems()).toEqual({});
    expect(problems({ lastDate: '2026-11-18' })).toEqual({
      ends: 'reversed',
    });
    expect(problems({ lastDate: '', starts: '' })).toEqual({
      starts: 'missing',
      lastDate: 'missing',
    });
    expect(problems({ kind: 'shift', lastDate: '' })).toEqual({});
    const over = { date: '2026-11-16', lastDate: '2026-11-18' };
    expect(problems(over)).toEqual({ lastDate: 'past' });
    expect(problems({ ...over, kind: 'shift', ends: '12:00' })).toEqual({ date: 'past' });
  });
});
