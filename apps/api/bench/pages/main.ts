import { writeFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Measured, measure } from '../api/measure.ts';
import { runEcho } from '../harness/run-app.ts';
import { measureByWrk } from './wrk.ts';

const orderSchema = v.object({
  /** A server that caches rendered pages. */
  cached: v.string(),
  /** A server without a page cache. */
  uncached: v.string(),
  paths: v.array(v.string()),
  rounds: v.number(),
  seconds: v.number(),
  /** Output file for the results. */
  report: v.string(),
});

const order = v.parse(orderSchema, JSON.parse(process.argv[2] ?? ''));
const echo = await runEcho();

/** One page, requested as a browser does. */
async function load(
  url: string,
  path: string,
  connections: number,
  seconds = order.seconds,
): Promise<Measured> {
  const headers = { 'Accept-Encoding': 'gzip, deflate, br', 'Accept-Language': 'en' };
  return (
    (await measureByWrk(`${url}${path}`, headers, { connections, seconds })) ??
    measure({ url, connections, seconds, status: 200, next: () => ({ path, headers }) })
  );
}

interface Found {
  path: string;
  kind: 'cached' | 'uncached' | 'echo';
  connections: number;
  measured: Measured;
}

const found: Found[] = [];

async function note(url: string, path: string, kind: Found['kind']): Promise<void> {
  for (const connections of [1, 50]) {
    const measured = await load(url, path, connections);
    found.push({ path, kind, connections, measured });
    process.stdout.write(
      `${path.padEnd(12)} ${kind.padEnd(9)} ${connections} at a time: ${Math.round(measured.rate)}/s\n`,
    );
  }
}

try {
  // Warms up the JIT before measuring.
  await load(echo.url, '/', 50, 2);
  for (const path of order.paths) {
    await load(order.cached, path, 50, 1);
    await load(order.uncached, path, 50, 2);
  }
  for (let round = 0; round < order.rounds; round += 1) {
    await note(echo.url, '/', 'echo');
    for (const path of order.paths) {
      await note(order.cached, path, 'cached');
      await note(order.uncached, path, 'uncached');
    }
  }
  writeFileSync(order.report, JSON.stringify(found));
} finally {
  await echo.kill();
}
