import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { buildAll } from '../../../scripts/stack/build.ts';
import type { Children } from '../../../scripts/stack/children.ts';
import { runWithChildren } from '../../../scripts/stack/run.ts';
import { launch, measureVisits } from './browser.ts';
import { benchPages } from './pages.ts';
import { describe, judge } from './report.ts';
import { startStack } from './stack.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    /** Only this page; may be given again. */
    page: { type: 'string', multiple: true },
    /** Measures the build that is there. */
    built: { type: 'boolean', default: false },
    /** Lists the requests of every visit. */
    trace: { type: 'boolean', default: false },
  },
});

const time = (milliseconds: number) => milliseconds.toFixed(0).padStart(8);

async function measure(children: Children): Promise<number> {
  const rounds = Number(values.rounds);
  const pages = benchPages.filter(({ path }) => values.page?.includes(path) ?? true);
  if (!values.built) await buildAll(children);
  const stack = await startStack(children);
  const browser = await launch();
  try {
    const seen = await measureVisits(browser, stack, {
      pages,
      rounds,
      onVisit(path, kind, round, { facts, picture, largestPaint, requests, log }) {
        const figures = [facts, picture, largestPaint, requests].map(time).join('');
        console.log(`${round}/${rounds} ${path.padEnd(12)} ${kind.padEnd(6)}${figures}`);
        if (!values.trace) return;
        for (const { url, type, start, end, bytes } of log) {
          const ended = end === undefined ? '    open' : time(end);
          console.log(`${time(start)}${ended}${time(bytes)}  ${type} ${URL.parse(url)?.pathname}`);
        }
      },
    });
    const rows = seen.map(judge);
    const [processor] = cpus();
    console.log(`
${describe(rows)}

Median of ${rounds} rounds, Chromium ${browser.version()}, ${cpus().length} x ${processor?.model ?? 'processor'}, Node ${process.versions.node}.
Phone of 412 x 823 at 1.75, processor slowed 4 times, 150 ms, 1.6 Mbit/s; ratios to the same finished document without script.`);
    return rows.every(({ red }) => red.length === 0) ? 0 : 1;
  } finally {
    await browser.close();
    await children.stop();
    await stack.remove();
  }
}

await runWithChildren(measure, 1);
