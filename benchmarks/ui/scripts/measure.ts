import type { Browser, CDPSession } from 'playwright';
import type { Bench } from '../src/harness.tsx';
import type { Contender } from './contenders.ts';

declare global {
  interface Window {
    bench: Bench;
  }
}

export interface Sample {
  /** Milliseconds of processor time of the page's main thread: script, style, layout and paint. */
  readonly mount: number;
  readonly rerender: number;
  /** Mounting a list that is not displayed: script alone. */
  readonly script: number;
}

const rerenders = 5;

async function mainThread(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const task = metrics.find(({ name }) => name === 'TaskDuration');
  if (task === undefined) throw new Error('This browser does not say how long its tasks took.');
  return task.value * 1000;
}

/** Runs one contender in a separate page, and returns the text of its cards. */
export async function measure(
  browser: Browser,
  url: string,
  contender: Contender,
  cards: number,
): Promise<{ sample: Sample; content: string[] }> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    page.on('pageerror', (error) => {
      throw error;
    });
    await page.goto(`${url}${contender}.html`, { waitUntil: 'networkidle' });
    const session = await page.context().newCDPSession(page);
    // Thread time, not wall-clock time: other programs do not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });

    // Warms up the code and the library before measuring.
    await page.evaluate(async () => {
      await window.bench.mount(100);
      await window.bench.rerender();
      await window.bench.unmount();
    });
    await session.send('HeapProfiler.collectGarbage');

    const before = await mainThread(session);
    await page.evaluate((count) => window.bench.mount(count), cards);
    const mounted = await mainThread(session);
    const content = await page.evaluate(() => window.bench.read());

    await session.send('HeapProfiler.collectGarbage');
    const settled = await mainThread(session);
    await page.evaluate(async (times) => {
      for (let time = 0; time < times; time += 1) await window.bench.rerender();
    }, rerenders);
    const rerendered = await mainThread(session);

    await page.evaluate(() => window.bench.unmount());
    await session.send('HeapProfiler.collectGarbage');
    const emptied = await mainThread(session);
    await page.evaluate((count) => window.bench.mount(count, { hidden: true }), cards);
    const scripted = await mainThread(session);
    return {
      sample: {
        mount: mounted - before,
        rerender: (rerendered - settled) / rerenders,
        script: scripted - emptied,
      },
      content,
    };
  } finally {
    await page.close();
  }
}
