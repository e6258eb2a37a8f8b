import { expect, it } from 'vitest';
import type { Answer } from './press.ts';
import { describePresses, judgePress } from './press-report.ts';
import type { Press, PressKind } from './presses.ts';

const pressOf = (kind: PressKind): Press => ({
  control: 'heart',
  path: '/salons',
  kind,
  facts: 'h1',
  targets: ['button'],
  effect: 'button',
});

const answer = (answered: number): Answer => ({ facts: 600, pressed: 1300, answered });

const judged = (kind: PressKind, ...times: readonly number[]) =>
  judgePress({ press: pressOf(kind), answers: times.map(answer) });

it.each<[PressKind, number, boolean]>([
  ['platform', 1400, true],
  ['platform', 1401, false],
  ['app', 2200, true],
  ['app', 2201, false],
  ['page', 2300, true],
  ['page', 2301, false],
])('a press that the %s answers after %d ms: %s', (kind, answered, isKept) => {
  expect(judged(kind, answered).isKept).toBe(isKept);
});

it('uses the median, but loses no press', () => {
  expect(judged('app', 2000, 2100, 5000)).toMatchObject({ answered: 2100, isKept: true });
  expect(judged('app', 2000, 2100, Infinity).isKept).toBe(false);
});

it('prints a row for each control', () => {
  const text = describePresses([judged('app', 2000), judged('app', Infinity)]);
  expect(text).toContain('| 0.60 s | 1.30 s  | 2.00 s   | 0.70 s | 2.20 s after the start | pass ');
  expect(text).toContain('| never    | never  | 2.20 s after the start | red ');
});
