import { type BenchPage, longestTask, mostRatio, mostRequests, mostShift } from './pages.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';
import type { Visit } from './visit.ts';

export type Figures = Omit<Visit, 'log' | 'tasks'>;

/** The results of one page, with script and as the same finished document without. */
export interface Seen {
  readonly page: BenchPage;
  readonly live: readonly Figures[];
  readonly frozen: readonly Figures[];
}

export interface Row {
  readonly path: string;
  readonly live: Figures;
  readonly frozen: Figures;
  /** The missed limits. */
  readonly red: readonly string[];
}

function middle(visits: readonly Figures[]): Figures {
  const of = (kind: keyof Figures) => median(visits.map((visit) => visit[kind]));
  return {
    facts: of('facts'),
    picture: of('picture'),
    largestPaint: of('largestPaint'),
    shift: of('shift'),
    task: of('task'),
    requests: of('requests'),
    scriptBytes: of('scriptBytes'),
    documentBytes: of('documentBytes'),
  };
}

type Time = 'facts' | 'picture' | 'largestPaint';

const ratio = (row: Pick<Row, 'live' | 'frozen'>, kind: Time) => row.live[kind] / row.frozen[kind];

export function judge({ page, live, frozen }: Seen): Row {
  const row = { path: page.path, live: middle(live), frozen: middle(frozen) };
  const bars: readonly (readonly [name: string, isKept: boolean])[] = [
    ['facts', ratio(row, 'facts') <= mostRatio],
    ['picture', ratio(row, 'picture') <= mostRatio],
    ['largest paint', ratio(row, 'largestPaint') <= mostRatio],
    ['shift', row.live.shift < mostShift],
    ['requests', row.live.requests <= mostRequests],
    ['task', row.live.task <= longestTask],
  ];
  return { ...row, red: bars.flatMap(([name, isKept]) => (isKept ? [] : [name])) };
}

export const seconds = (milliseconds: number) =>
  Number.isFinite(milliseconds) ? `${(milliseconds / 1000).toFixed(2)} s` : 'never';

/** A time, and its ratio to that of the finished document. */
function compared(row: Row, kind: Time): string {
  return Number.isFinite(row.live[kind])
    ? `${seconds(row.live[kind])}, ${ratio(row, kind).toFixed(2)}`
    : 'never';
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;

/** Shorter ones are not reported. */
const task = (milliseconds: number) => (milliseconds === 0 ? '-' : `${milliseconds.toFixed(0)} ms`);

/** The tables of a run, as Markdown. */
export function describe(rows: readonly Row[]): string {
  const head = [
    'page',
    'facts, ratio',
    'first picture, ratio',
    'largest paint, ratio',
    'shift',
    'requests',
    'longest task',
    'script',
    'verdict',
  ];
  const lines = rows.map((row) => [
    row.path,
    compared(row, 'facts'),
    compared(row, 'picture'),
    compared(row, 'largestPaint'),
    row.live.shift.toFixed(2),
    `${row.live.requests}`,
    task(row.live.task),
    kilobytes(row.live.scriptBytes),
    row.red.length === 0 ? 'pass' : `red: ${row.red.join(', ')}`,
  ]);
  const bars = [
    'at most',
    ...Array.from({ length: 3 }, () => `${mostRatio}`),
    '0.00',
    `${mostRequests}`,
    `${longestTask} ms`,
    '',
    '',
  ];
  const without = rows.map((row) => [
    row.path,
    seconds(row.frozen.facts),
    seconds(row.frozen.picture),
    seconds(row.frozen.largestPaint),
    `${row.frozen.requests}`,
    task(row.frozen.task),
    kilobytes(row.frozen.documentBytes),
    kilobytes(row.live.documentBytes),
  ]);
  const withoutHead = [
    'without script',
    'facts',
    'first picture',
    'largest paint',
    'requests',
    'longest task',
    'document',
    'document with script',
  ];
  return `${table(head, [...lines, bars])}\n\n${table(withoutHead, without)}`;
}
