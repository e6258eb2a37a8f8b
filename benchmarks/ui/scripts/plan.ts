import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium, type CDPSession, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../../scripts/chromium.mjs';

/**
 * Frames of a `DayPlan` of 40 barbers with 60 bookings each, while it scrolls and while an entry is
 * dragged. No task of the main thread may take more than 50 ms on a processor that is four times
 * slower. The times between two frames include what other programs do.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    slowdown: { type: 'string', default: '4' },
  },
});
const limitMs = 50;
const root = resolve(import.meta.dirname, '..');

interface Frames {
  readonly count: number;
  readonly longest: number;
  readonly long: number;
  /** Processor time of the longest task of the main thread: other programs do not count. */
  readonly task: number;
}

interface Traced {
  readonly name: string;
  readonly tdur?: number;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
}

async function trace(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const events: Traced[] = [];
  session.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as Traced[])),
  );
  const done = new Promise<void>((finish) => {
    session.once('Tracing.tracingComplete', () => finish());
  });
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', 'disabled-by-default-devtools.timeline'] },
  });
  await work();
  await session.send('Tracing.end');
  await done;
  const main = events.find(({ args }) => args?.name === 'CrRendererMain');
  const tasks = events.filter(
    ({ name, pid, tid }) => name === 'RunTask' && pid === main?.pid && tid === main.tid,
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur / 1000));
}

/** Counts frames by the browser's own report of long ones, and by the time between two. */
async function observe(
  page: Page,
  session: CDPSession,
  work: () => Promise<void>,
): Promise<Frames> {
  await page.evaluate(() => {
    const found: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) found.push(duration);
    });
    observer.observe({ type: 'long-animation-frame' });
    const all: number[] = [];
    let last = performance.now();
    let isOn = true;
    const tick = (): void => {
      const now = performance.now();
      all.push(now - last);
      last = now;
      if (isOn) requestAnimationFrame(tick);
    };
    requestAnimationFrame(tick);
    Object.assign(window, {
      stop: () => {
        isOn = false;
        for (const { duration } of observer.takeRecords()) found.push(duration);
        return { all: all.slice(2), found };
      },
    });
  });
  const task = await trace(session, work);
  const { all, found } = await page.evaluate(() =>
    (window as unknown as { stop: () => { all: number[]; found: number[] } }).stop(),
  );
  return { count: all.length, longest: Math.max(...all), long: found.length, task };
}

const wait = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

async function scroll(session: CDPSession): Promise<void> {
  const by = async (xDistance: number, yDistance: number): Promise<void> => {
    await session.send('Input.synthesizeScrollGesture', {
      x: 700,
      y: 400,
      xDistance,
      yDistance,
      speed: 1600,
      gestureSourceType: 'mouse',
    });
  };
  await by(0, -1400);
  await by(-4000, 0);
  await by(0, 1400);
  await by(4000, 0);
}

async function drag(page: Page): Promise<void> {
  const box = await page.locator('[data-entry="barber-2 8"] [data-part="part"]').boundingBox();
  if (!box) throw new Error('No entry to drag.');
  await page.mouse.move(box.x + 40, box.y + 10);
  await page.mouse.down();
  await page.mouse.move(box.x + 60, box.y + 60, { steps: 10 });
  // At the edges the plan scrolls by itself.
  await page.mouse.move(1260, 400, { steps: 30 });
  await wait(3000);
  await page.mouse.move(700, 665, { steps: 30 });
  await wait(1500);
  await page.mouse.move(700, 400, { steps: 30 });
  await page.mouse.up();
}

process.env['NODE_ENV'] = 'production';
await build({ root, logLevel: 'warn' });
const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' } });
const [url = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? findChromium(),
  args: ['--no-sandbox', '--disable-renderer-backgrounding'],
});

const works = { scroll: (_: Page, session: CDPSession) => scroll(session), drag } as const;
let isKept = true;
try {
  for (let round = 1; round <= Number(values.rounds); round += 1) {
    for (const [name, work] of Object.entries(works)) {
      const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
      await page.goto(`${url}plan.html`, { waitUntil: 'networkidle' });
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slowdown) });
      const { count, longest, long, task } = await observe(page, session, () =>
        work(page, session),
      );
      console.log(
        `${round} ${name.padEnd(7)}${count} frames, the longest ${longest.toFixed(0)} ms, ${long} over ${limitMs} ms; the longest task ${task.toFixed(0)} ms`,
      );
      if (task > limitMs) isKept = false;
      await page.close();
    }
  }
} finally {
  await browser.close();
  await server.close();
}
process.exitCode = isKept ? 0 : 1;
