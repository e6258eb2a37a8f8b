import { expect, it } from 'vitest';
import { planOfWeek } from './plan-of-week.ts';
import { block, dayAt, noon, visit } from './testing/fake-day.ts';

const words = {
  away: 'Away',
  held: 'Held',
  erased: 'Deleted',
  purpose: (purpose: string) => purpose,
  home: (customer: string) => customer,
};

it('has a column for each day of one barber', () => {
  const days = [
    dayAt({ entries: [visit(), visit({ id: 'other', barberId: 'eleni' })] }),
    dayAt({ date: '2026-11-27', barbers: [], entries: [block()] }),
  ];
  const plan = planOfWeek(days, 'nikos', {
    words,
    canMove: () => true,
    now: noon,
    nameOf: (date) => date.slice(-2),
  });
  expect(plan.columns.map(({ id, name, hours }) => [id, name, hours.length])).toEqual([
    ['2026-11-26', '26', 1],
    ['2026-11-27', '27', 0],
  ]);
  expect(plan.entries.map(({ id, columnId }) => [id, columnId])).toEqual([
    ['visit', '2026-11-26'],
    ['lunch', '2026-11-27'],
  ]);
});
