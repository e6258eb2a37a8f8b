import { cpus } from 'node:os';
import { fillCalendars } from '../../src/preview/seed/others/fill-calendars.ts';
import { runApp, runEcho } from '../harness/run-app.ts';
import { benchNow } from '../harness/start-app.ts';
import { openTemporaryDatabase } from '../harness/temporary-database.ts';
import { type Measured, measure, median } from './measure.ts';
import { type Scenario, scenarios } from './scenarios.ts';

const rounds = 3;
const seconds = Number(process.argv[2] ?? 5);

const database = await openTemporaryDatabase(true);
await fillCalendars(database.db, benchNow);
const [app, echo] = await Promise.all([runApp(database.url), runEcho()]);
const all = await scenarios(database.db, app.url);

async function measureApp({ prepare, disturb, ...scenario }: Scenario, seconds: number) {
  await prepare?.();
  const disturbing = disturb && setInterval(() => void disturb(), 50);
  const measured = await measure({ ...scenario, url: app.url, seconds });
  clearInterval(disturbing);
  return measured;
}

// Warms up the JIT and the caches before measuring.
for (const scenario of all) await measureApp(scenario, 2);
await measure({ url: echo.url, seconds: 2, status: 200 });

const bare: number[] = [];
const found = new Map<string, Measured[]>(all.map(({ name }) => [name, []]));
for (let round = 0; round < rounds; round += 1) {
  bare.push((await measure({ url: echo.url, seconds, status: 200 })).rate);
  for (const scenario of all) {
    found.get(scenario.name)?.push(await measureApp(scenario, seconds));
  }
}
await Promise.all([app.kill(), echo.kill()]);
await database.stop();

const echoRate = median(bare);
const lines = all.map(({ name, share = 0, p99 }) => {
  const measured = found.get(name) ?? [];
  const rate = median(measured.map((one) => one.rate));
  const slowest = median(measured.map((one) => one.p99));
  const isEnough = rate / echoRate >= share && slowest <= (p99 ?? Number.POSITIVE_INFINITY);
  const wanted = `at least ${share}${p99 === undefined ? '' : ` within ${p99} ms`}`;
  return {
    isEnough,
    text: `${isEnough ? 'ok ' : 'RED'} ${name}: ${Math.round(rate)}/s, share ${(rate / echoRate).toFixed(3)}, p99 ${slowest} ms (${wanted})`,
  };
});
const [processor] = cpus();
process.stdout.write(
  `${[
    `${cpus().length} x ${processor?.model ?? 'processor'}, Node ${process.versions.node}`,
    `echo: ${Math.round(echoRate)}/s`,
    ...lines.map(({ text }) => text),
  ].join('\n')}\n`,
);
process.exit(lines.every(({ isEnough }) => isEnough) ? 0 : 1);
