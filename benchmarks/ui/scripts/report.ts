import { cpus } from 'node:os';
import { type Contender, contenders, libraries, titles } from './contenders.ts';
import type { Sample } from './measure.ts';

export interface Conditions {
  readonly cards: number;
  readonly rounds: number;
  readonly browser: string;
}

export interface Target {
  readonly name: string;
  readonly limit: number;
  readonly ratio: number;
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

type Samples = ReadonlyMap<Contender, readonly Sample[]>;

function typical(samples: Samples, kind: keyof Sample): (contender: Contender) => number {
  return (contender) => median((samples.get(contender) ?? []).map((sample) => sample[kind]));
}

/** The limits of the design system, and the results of this run. */
export function judge(samples: Samples): Target[] {
  const mount = typical(samples, 'mount');
  const rerender = typical(samples, 'rerender');
  const best = Math.min(...libraries.map(mount));
  return [
    { name: 'mount, of the same by hand', limit: 1.15, ratio: mount('salonica') / mount('plain') },
    { name: 'mount, of the best library', limit: 0.3, ratio: mount('salonica') / best },
    {
      name: 're-render, of the same by hand',
      limit: 2,
      ratio: rerender('salonica') / rerender('plain'),
    },
  ];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((cell, column) =>
    Math.max(cell.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, column) =>
    column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`,
  );
  return [line(head), `| ${rule.join(' | ')} |`, ...rows.map(line)].join('\n');
}

/** The tables of a run, as Markdown. */
export function describe(samples: Samples, conditions: Conditions): string {
  const { cards, rounds, browser } = conditions;
  const mount = typical(samples, 'mount');
  const rerender = typical(samples, 'rerender');
  const script = typical(samples, 'script');
  const spread = (contender: Contender, kind: keyof Sample): string => {
    const values = (samples.get(contender) ?? []).map((sample) => sample[kind]);
    return `${Math.min(...values).toFixed(0)}–${Math.max(...values).toFixed(0)}`;
  };
  const rows = contenders.map((contender) => [
    titles[contender],
    mount(contender).toFixed(0),
    spread(contender, 'mount'),
    (mount(contender) / mount('plain')).toFixed(2),
    rerender(contender).toFixed(0),
    spread(contender, 'rerender'),
    (rerender(contender) / rerender('plain')).toFixed(2),
    script(contender).toFixed(0),
    (script(contender) / script('plain')).toFixed(2),
  ]);
  const head = [
    '',
    'mount, ms',
    'from–to',
    '× by hand',
    're-render, ms',
    'from–to',
    '× by hand',
    'script of mount, ms',
    '× by hand',
  ];
  const targets = judge(samples).map(({ name, limit, ratio }) => [
    name,
    ratio.toFixed(2),
    `${limit}`,
    ratio <= limit ? 'kept' : 'missed',
  ]);
  return `${table(head, rows)}

${table(['@salonica/ui', 'ratio', 'at most', ''], targets)}

${cards.toLocaleString('en')} cards, median of ${rounds} rounds, ${browser}, ${cpus()[0]?.model ?? 'unknown processor'}.
`;
}
