import { readFileSync } from 'node:fs';
import { bin } from '../../../scripts/stack/bin.ts';
import type { Children } from '../../../scripts/stack/children.ts';
import { freePort } from '../../../scripts/stack/ports.ts';
import { launch } from './browser.ts';
import { reportFile } from './report-file.ts';
import { median } from './statistics.ts';
import { table } from './table.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Category = (typeof categories)[number];

/** The arguments of the program that runs Lighthouse. */
export interface Order {
  readonly browserPort: number;
  readonly url: string;
  readonly paths: readonly string[];
  readonly rounds: number;
  /** File for the scores. */
  readonly report: string;
}

export interface Score {
  readonly path: string;
  readonly points: Readonly<Record<Category, number>>;
  /** Audits that cost points, with their messages. */
  readonly failed: readonly string[];
}

const least: Score['points'] = {
  performance: 98,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
};

/** The scores of a page in all rounds, and whether they are sufficient. */
export function judgeScores(path: string, scores: readonly Score[]) {
  const own = scores.filter((score) => score.path === path);
  const typical = categories.map((category) => ({
    category,
    points: median(own.map(({ points }) => points[category])),
  }));
  const red = typical.filter(({ category, points }) => !(points >= least[category]));
  return {
    path,
    points: typical.map(({ points }) => points),
    red: red.map(({ category }) => category),
    failed: [...new Set(own.flatMap(({ failed }) => failed.map((audit) => audit.split(' ')[0])))],
  };
}

export function describeScores(pages: readonly ReturnType<typeof judgeScores>[]): string {
  return table(
    ['page', ...categories, 'verdict', 'audits below 90'],
    [
      ...pages.map(({ path, points, red, failed }) => [
        path,
        ...points.map(String),
        red.length === 0 ? 'pass' : `red: ${red.join(', ')}`,
        failed.join(', '),
      ]),
      ['at least', ...categories.map((category) => `${least[category]}`), '', ''],
    ],
  );
}

/** Installs Lighthouse, which only this benchmark needs, and measures the pages. */
export async function measureScores(
  children: Children,
  order: Omit<Order, 'browserPort' | 'report'>,
): Promise<Score[]> {
  const report = reportFile('lighthouse');
  const browserPort = await freePort();
  const browser = await launch([`--remote-debugging-port=${browserPort}`]);
  try {
    const project = 'benchmarks/pages/lighthouse';
    const steps = [
      [bin('typescript', 'tsc'), '-p', project],
      [`${project}/run.ts`, JSON.stringify({ ...order, browserPort, report } satisfies Order)],
    ];
    for (const args of steps) {
      const code = await children.run({ name: 'lighthouse', args, output: 'terminal' });
      if (code !== 0) throw new Error(`\`node ${args[0]}\` failed with code ${code}.`);
    }
    return JSON.parse(readFileSync(report, 'utf8')) as Score[];
  } finally {
    await browser.close();
  }
}
