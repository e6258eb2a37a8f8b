import { execFileSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { addDays, toNoon, toPlain } from './plain-date.ts';

test('converts a year of days without loss', () => {
  let date = '2027-01-01';
  for (let count = 0; count < 365; count += 1) {
    expect(toPlain(toNoon(date))).toBe(date);
    date = addDays(date, 1);
  }
  expect(date).toBe('2028-01-01');
});

test.for([
  ['2027-03-27', 1, '2027-03-28'],
  ['2027-03-28', 1, '2027-03-29'],
  ['2027-10-30', 2, '2027-11-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2027-01-01', -1, '2026-12-31'],
] as const)('%s and %i days', ([start, count, end]) => {
  expect(addDays(start, count)).toBe(end);
});

// Zones whose clocks change at midnight, skip a day, or lie at either end of the day.
test.for([
  'Europe/Athens',
  'America/Sao_Paulo',
  'Asia/Beirut',
  'Africa/Cairo',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Pago_Pago',
])('no day is lost in %s', (zone) => {
  const script = `
    import { addDays, toNoon, toPlain } from ${JSON.stringify(new URL('plain-date.ts', import.meta.url).href)};
    let date = '2026-01-01';
    const days = new Set();
    for (let count = 0; count < 730; count += 1) {
      days.add(toPlain(toNoon(date)));
      date = addDays(date, 1);
    }
    console.log(days.size, date);`;
  const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
    encoding: 'utf8',
    env: { ...process.env, TZ: zone },
  });
  expect(output.trim()).toBe('730 2028-01-01');
});
