import { expect, it } from 'vitest';
import { describe, type Figures, judge } from './report.ts';
import { table } from './table.ts';

const still: Figures = {
  facts: 1000,
  picture: 2000,
  largestPaint: 2000,
  shift: 0,
  task: 0,
  requests: 20,
  scriptBytes: 0,
  documentBytes: 6000,
};

const page = { path: '/salons', names: 'salon' } as const;

const seen = (changes: Partial<Figures>) => ({
  page,
  live: [{ ...still, ...changes }],
  frozen: [still],
});

it.each<[Partial<Figures>, string[]]>([
  [{}, []],
  [{ facts: 1150, picture: 2300, largestPaint: 2300, requests: 35, task: 50 }, []],
  [{ facts: 1160 }, ['facts']],
  [{ facts: Infinity }, ['facts']],
  [{ picture: 2310 }, ['picture']],
  [{ largestPaint: 2310 }, ['largest paint']],
  [{ shift: 0.006 }, ['shift']],
  [{ requests: 36 }, ['requests']],
  [{ task: 51 }, ['task']],
  [{ facts: 4000, requests: 100 }, ['facts', 'requests']],
])('a page with %j is red for %j', (changes, red) => {
  expect(judge(seen(changes)).red).toEqual(red);
});

it('uses the median of the rounds, not the best or the worst', () => {
  const rounds = [900, 5000, 1100].map((facts) => ({ ...still, facts }));
  const row = judge({ page, live: rounds, frozen: [still] });
  expect(row.live.facts).toBe(1100);
  expect(row.red).toEqual([]);
});

it('rejects a page without its content', () => {
  const empty = { ...still, facts: Infinity, picture: Infinity };
  expect(judge({ page, live: [empty], frozen: [empty] }).red).toEqual(['facts', 'picture']);
});

it('prints times with their ratios, and missed limits', () => {
  const text = describe([judge(seen({ facts: 4000, task: 120 })), judge(seen({}))]);
  expect(text).toContain('4.00 s, 4.00');
  expect(text).toContain('120 ms');
  expect(text).toContain('red: facts, task');
  expect(text).toContain('pass');
});

it('prints "never" for missing content', () => {
  expect(describe([judge(seen({ picture: Infinity }))])).toContain('| never ');
});

it('aligns a table', () => {
  expect(table(['page', 'time'], [['/', '1.00 s']])).toBe(
    '| page | time   |\n| ---- | ------ |\n| /    | 1.00 s |',
  );
});
