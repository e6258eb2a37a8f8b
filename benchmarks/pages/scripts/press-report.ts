import type { Answer, Answered } from './press.ts';
import { pressBars } from './presses.ts';
import { seconds } from './report.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

export interface PressRow extends Answer {
  readonly name: readonly [control: string, path: string];
  /** From the press until its effect. */
  readonly wait: number;
  readonly bar: string;
  readonly isKept: boolean;
}

export function judgePress({ press, answers }: Answered): PressRow {
  const of = (kind: keyof Answer) => median(answers.map((answer) => answer[kind]));
  const wait = median(answers.map(({ pressed, answered }) => answered - pressed));
  const { what, most } = pressBars[press.kind];
  const answered = of('answered');
  return {
    name: [press.control, press.path],
    facts: of('facts'),
    pressed: of('pressed'),
    answered,
    wait,
    bar: `${seconds(most)} ${what}`,
    // One lost press is one too many.
    isKept:
      (press.kind === 'app' ? answered : wait) <= most &&
      answers.every((answer) => Number.isFinite(answer.answered)),
  };
}

/** The table of a run, as Markdown. */
export function describePresses(rows: readonly PressRow[]): string {
  return table(
    ['control', 'page', 'facts', 'pressed', 'answered', 'wait', 'at most', 'verdict'],
    rows.map(({ name, facts, pressed, answered, wait, bar, isKept }) => [
      ...name,
      ...[facts, pressed, answered, wait].map(seconds),
      bar,
      isKept ? 'pass' : 'red',
    ]),
  );
}
