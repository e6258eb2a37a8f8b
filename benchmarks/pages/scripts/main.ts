import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { build } from '../../../scripts/stack/build.ts';
import type { Children } from '../../../scripts/stack/children.ts';
import { runWithChildren } from '../../../scripts/stack/run.ts';
import { launch, measureVisits } from './browser.ts';
import { benchPages } from './pages.ts';
import { measurePresses } from './press.ts';
import { describePresses, judgePress } from './press-report.ts';
import { presses } from './presses.ts';
import { describe, judge } from './report.ts';
import { describeScores, judgeScores, measureScores } from './scores.ts';
import { describeLoads, judgeLoads, measureLoads } from './server.ts';
import { type Stack, startStack } from './stack.ts';
import type { Visit } from './visit.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Only this page; may be repeated. */
    page: { type: 'string', multiple: true },
    /** Presses only this control; may be repeated. */
    control: { type: 'string', multiple: true },
    /** Only these measurements, by name. */
    part: { type: 'string', multiple: true },
    /** Measures the existing build. */
    built: { type: 'boolean', default: false },
    /** Lists the requests of every visit. */
    trace: { type: 'boolean', default: false },
  },
});

const rounds = Number(values.rounds);
const pages = benchPages.filter(({ path }) => values.page?.includes(path) ?? true);

const time = (milliseconds: number) => milliseconds.toFixed(0).padStart(8);

function trace({ log, tasks }: Visit): void {
  for (const { url, type, start, end, bytes } of log) {
    const ended = end === undefined ? '    open' : time(end);
    console.log(`${time(start)}${ended}${time(bytes)}  ${type} ${URL.parse(url)?.pathname}`);
  }
  for (const { start, duration } of tasks) {
    console.log(`${time(start)}${time(start + duration)}${time(duration)}  task`);
  }
}

/** The results as Markdown, and whether every limit is met. */
interface Outcome {
  readonly text: string;
  readonly isKept: boolean;
}

async function visits(_: Children, stack: Stack): Promise<Outcome> {
  const browser = await launch();
  try {
    const seen = await measureVisits(browser, stack, {
      pages,
      rounds,
      onVisit(path, kind, round, found) {
        const { facts, picture, largestPaint, requests } = found;
        const figures = [facts, picture, largestPaint, requests].map(time).join('');
        console.log(`${round}/${rounds} ${path.padEnd(12)} ${kind.padEnd(6)}${figures}`);
        if (values.trace) trace(found);
      },
    });
    const rows = seen.map(judge);
    const conditions = `Median of ${rounds} rounds, Chromium ${browser.version()}: a phone of 412 x 823 at 1.75, processor slowed 4 times, 150 ms, 1.6 Mbit/s.`;
    return {
      text: `${describe(rows)}\n\n${conditions}`,
      isKept: rows.every(({ red }) => red.length === 0),
    };
  } finally {
    await browser.close();
  }
}

async function press(_: Children, { url }: Stack): Promise<Outcome> {
  const browser = await launch();
  try {
    const answered = await measurePresses(browser, {
      url,
      presses: presses.filter(
        ({ path, control }) =>
          (values.page?.includes(path) ?? true) && (values.control?.includes(control) ?? true),
      ),
      rounds,
      onAnswer({ path, control }, round, { facts, pressed, answered: at }) {
        const figures = [facts, pressed, at].map(time).join('');
        console.log(`${round}/${rounds} ${path.padEnd(12)} ${control.padEnd(18)}${figures}`);
      },
    });
    const rows = answered.map(judgePress);
    return {
      text: `${describePresses(rows)}\n\nA press 0.7 s after the first facts, median of ${rounds} rounds, the same phone.`,
      isKept: rows.every(({ isKept }) => isKept),
    };
  } finally {
    await browser.close();
  }
}

/** Lighthouse results vary less than visits, but take longer. */
const mostScoreRounds = 5;

async function lighthouse(children: Children, { url }: Stack): Promise<Outcome> {
  const paths = pages.map(({ path }) => path);
  const scoreRounds = Math.min(rounds, mostScoreRounds);
  const scores = await measureScores(children, { url, paths, rounds: scoreRounds });
  const judged = paths.map((path) => judgeScores(path, scores));
  return {
    text: `${describeScores(judged)}\n\nLighthouse, phone, simulated throttling, median of ${scoreRounds}.`,
    isKept: judged.every(({ red }) => red.length === 0),
  };
}

async function server(children: Children, stack: Stack): Promise<Outcome> {
  const paths = pages.map(({ path }) => path);
  const loads = await measureLoads(children, stack, { paths, rounds: Math.min(rounds, 3) });
  const judged = paths.map((path) => judgeLoads(path, loads));
  return {
    text: describeLoads(judged),
    isKept: judged.every(({ red }) => red.length === 0),
  };
}

const parts = { visits, press, lighthouse, server };

async function measure(children: Children): Promise<number> {
  if (!values.built) await build(children, 'apps/web');
  const stack = await startStack(children);
  try {
    const outcomes: Outcome[] = [];
    for (const [name, part] of Object.entries(parts)) {
      if (values.part?.includes(name) ?? true) outcomes.push(await part(children, stack));
    }
    const [processor] = cpus();
    const machine = `${cpus().length} x ${processor?.model ?? 'processor'}, Node ${process.versions.node}`;
    console.log(['', ...outcomes.map(({ text }) => text), machine].join('\n\n'));
    return outcomes.every(({ isKept }) => isKept) ? 0 : 1;
  } finally {
    await children.stop();
    await stack.remove();
  }
}

await runWithChildren(measure, 1);
