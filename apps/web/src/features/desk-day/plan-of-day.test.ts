import { describe, expect, it } from 'vitest';
import { instantOf } from '../../shared/dates.ts';
import { minuteAt, planOfDay, type PlanWords } from './plan-of-day.ts';
import { block, dayAt, noon, range, visit } from './testing/fake-day.ts';

const words: PlanWords = {
  away: 'Away',
  held: 'Held',
  erased: 'Deleted',
  purpose: (purpose) => purpose,
  home: (customer) => `${customer}, at home`,
};

const planned = (day: Parameters<typeof dayAt>[0]) =>
  planOfDay(dayAt(day), words, () => true, noon);

describe('the plan of a day', () => {
  it('shows an hour around the hours and everything in it', () => {
    expect(planned({})).toMatchObject({ from: 8 * 60, until: 18 * 60 });
    const late = visit({ starts: '19:30' });
    expect(planned({ entries: [late] })).toMatchObject({ from: 8 * 60, until: 21 * 60 });
  });

  it('shows a working day where nothing is known', () => {
    const closed = { hours: [], barbers: [] };
    expect(planned(closed)).toMatchObject({ from: 9 * 60, until: 18 * 60 });
  });

  it('splits a visit around its processing time', () => {
    const gap = range('14:30', '15:00');
    const [entry] = planned({ entries: [visit({ minutes: 90, gap })] }).entries;
    expect(entry).toMatchObject({
      from: 840,
      until: 930,
      parts: [
        { from: 840, until: 870 },
        { from: 900, until: 930 },
      ],
    });
  });

  it.each([
    ['confirmed', visit()],
    ['arrived', visit({ arrivedAt: 1 })],
    ['completed', visit({ status: 'completed', arrivedAt: 1 })],
    ['no-show', visit({ status: 'no_show' })],
  ])('shows %s', (state, entry) => {
    expect(planned({ entries: [entry] }).entries[0]?.state).toBe(state);
  });

  it('names whom it shows', () => {
    const details = [visit({ location: 'home' }), visit({ customerName: null })].map(
      (entry) => planned({ entries: [entry] }).entries[0]?.detail,
    );
    expect(details).toEqual(['Maria P., at home', 'Deleted']);
  });

  it('shows kept time, a hold and an absence', () => {
    const hold = { ...block(), kind: 'hold' as const, id: 'held', heldUntil: 0 };
    const [first] = dayAt().barbers;
    if (first === undefined) throw new Error('No team');
    const absences = [{ id: 'a', range: range('15:00', '16:00') }];
    const plan = planned({ entries: [block(), hold], barbers: [{ ...first, absences }] });
    expect(plan.entries.map(({ variant, title }) => [variant, title])).toEqual([
      ['blocked', 'lunch'],
      ['hold', 'Held'],
    ]);
    expect(plan.columns[0]?.absences).toEqual([{ from: 900, until: 960, label: 'Away' }]);
  });

  it('reads the clock of the day, also after the clocks changed', () => {
    const timeZone = 'Europe/Athens';
    const at = (date: string, time: string) => instantOf({ date, time }, timeZone);
    // It has 25 hours.
    const date = '2026-10-25';
    const day = { timeZone, startsAt: at(date, '00:00'), endsAt: at('2026-10-26', '00:00') };
    const minutes = [day.startsAt - 1, at(date, '02:00'), at(date, '12:00'), day.endsAt];
    expect(minutes.map((instant) => minuteAt(day, instant))).toEqual([0, 120, 720, 24 * 60]);
  });

  it('cuts what began the day before, and what ends at midnight', () => {
    const day = dayAt();
    const whole = { ...range('00:00', '24:00'), startsAt: day.startsAt - 1, endsAt: day.endsAt };
    const [entry] = planned({ entries: [block({ parts: [whole] })] }).entries;
    expect(entry).toMatchObject({ from: 0, until: 24 * 60 });
  });
});
