import { readFileSync } from 'node:fs';
import type { Children } from '../../../scripts/stack/children.ts';
import { reportFile } from './report-file.ts';
import type { Stack } from './stack.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

type Kind = 'cached' | 'uncached' | 'echo';

/** One page under load, in one round. */
export interface Load {
  readonly path: string;
  readonly kind: Kind;
  readonly connections: number;
  readonly measured: { readonly rate: number; readonly p50: number; readonly p99: number };
}

/** Shares of the throughput of a bare server. */
const leastShare = { cached: 0.5, uncached: 0.05 } as const;

const many = 50;

/** The server cost of a page, and whether it is within the limit. */
export function judgeLoads(path: string, loads: readonly Load[]) {
  const of = (kind: Kind, connections: number, value: keyof Load['measured']): number =>
    median(
      loads
        .filter((load) => load.kind === kind && load.connections === connections)
        .filter((load) => kind === 'echo' || load.path === path)
        .map(({ measured }) => measured[value]),
    );
  const echo = of('echo', many, 'rate');
  const share = {
    cached: of('cached', many, 'rate') / echo,
    uncached: of('uncached', many, 'rate') / echo,
  };
  const kinds = ['cached', 'uncached'] as const;
  return {
    path,
    /** In sequence: the average time of each. */
    alone: 1000 / of('uncached', 1, 'rate'),
    p50: of('uncached', many, 'p50'),
    p99: of('uncached', many, 'p99'),
    rate: of('uncached', many, 'rate'),
    cachedRate: of('cached', many, 'rate'),
    share,
    red: kinds.filter((kind) => !(share[kind] >= leastShare[kind])),
  };
}

export function describeLoads(pages: readonly ReturnType<typeof judgeLoads>[]): string {
  return table(
    [
      'page',
      'uncached, 1 at a time',
      '50 at a time',
      'answers',
      'share of echo',
      'cached, answers',
      'share of echo',
      'verdict',
    ],
    [
      ...pages.map(({ path, alone, p50, p99, rate, cachedRate, share, red }) => [
        path,
        `${alone.toFixed(1)} ms`,
        `${p50.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
        `${rate.toFixed(0)}/s`,
        share.uncached.toFixed(3),
        `${cachedRate.toFixed(0)}/s`,
        share.cached.toFixed(3),
        red.length === 0 ? 'pass' : `red: ${red.join(', ')}`,
      ]),
      ['at least', '', '', '', `${leastShare.uncached}`, '', `${leastShare.cached}`, ''],
    ],
  );
}

/** Load-tests a server with a page cache, and one without. */
export async function measureLoads(
  children: Children,
  stack: Stack,
  { paths, rounds }: { paths: readonly string[]; rounds: number },
): Promise<Load[]> {
  const report = reportFile('page-loads');
  const uncached = await stack.startWithoutCache();
  const order = { cached: stack.url, uncached, paths, rounds, seconds: 3, report };
  const code = await children.run({
    name: 'page-loads',
    args: ['--conditions=@salonica/source', 'apps/api/bench/pages/main.ts', JSON.stringify(order)],
    output: 'terminal',
  });
  if (code !== 0) throw new Error(`The server could not be measured (code ${code}).`);
  return JSON.parse(readFileSync(report, 'utf8')) as Load[];
}
