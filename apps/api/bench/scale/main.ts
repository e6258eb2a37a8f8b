import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { makeTemporaryFolder } from '../../test/temporary-folder.ts';
import { runApp } from '../harness/run-app.ts';
import { openTemporaryDatabase } from '../harness/temporary-database.ts';
import { fill } from './fill.ts';
import { type Latency, measureRead } from './measure-reads.ts';
import { bars, type Read, readsOf, type Target } from './reads.ts';

const { values } = parseArgs({
  options: {
    /** Numbers of salons, comma separated. */
    salons: { type: 'string', default: '5000,50000' },
    bookings: { type: 'string', default: '1000000' },
    reviews: { type: 'string', default: '5000000' },
  },
});
const sizes = values.salons.split(',').map(Number);

const mostMemory = 512 * 1024 * 1024;
const mostGrowth = 1.5;
/** Growth by less than this is noise, in milliseconds. */
const noise = 3;

const print = (line: string) => process.stdout.write(`${line}\n`);

/** The sitemap needs the manifest of a build. */
function makeAppFolder(): string {
  const folder = makeTemporaryFolder();
  const routes = { rendered: [], acting: [], framed: [], unlisted: [] };
  mkdirSync(join(folder, 'client'));
  writeFileSync(
    join(folder, 'server-manifest.json'),
    JSON.stringify({ origin: 'https://salonica.example', cspScriptHashes: [], routes }),
  );
  return folder;
}

async function measureSize(salons: number, appFolder: string) {
  const database = await openTemporaryDatabase(false);
  const size = { salons, bookings: Number(values.bookings), reviews: Number(values.reviews) };
  await fill(database, size, (what, seconds) => print(`  ${what}: ${seconds.toFixed(1)} s`));
  const { rows: targets } = await database.db.execute<Target & Record<string, unknown>>(sql`
    select distinct on (s.id) s.id as "salonId", v.id as "serviceId", s.latitude, s.longitude
    from (select * from salons order by md5(id) limit 1000) s join services v on v.salon_id = s.id
    order by s.id, v.position`);
  const app = await runApp(database.url, { appFolder });
  const reads = readsOf(targets);
  const found: { read: Read; latency: Latency }[] = [];
  for (const read of reads) {
    const latency = await measureRead(app.url, read);
    print(`  ${read.name}: ${latency.p50.toFixed(1)} / ${latency.p95.toFixed(1)} ms`);
    found.push({ read, latency });
  }
  const memory = await app.rss();
  await app.kill();
  await database.stop();
  return { salons, found, memory };
}

const appFolder = makeAppFolder();
const measured: Awaited<ReturnType<typeof measureSize>>[] = [];
for (const salons of sizes) measured.push(await measureSize(salons, appFolder));
rmSync(appFolder, { recursive: true });

const [smallest] = measured;
const largest = measured.at(-1);
let isMissed = false;
const judge = (isGood: boolean, text: string) => {
  isMissed ||= !isGood;
  return isGood ? text : `**${text}**`;
};
const [processor] = cpus();
print(
  `\n${new Date().toISOString().slice(0, 10)}, ${cpus().length} x ${processor?.model ?? 'processor'}, Node ${process.versions.node}, ` +
    `${values.bookings} bookings, ${values.reviews} reviews; milliseconds, p50 / p95; bold misses its bar\n`,
);
print(
  `| read | ${sizes.map((salons) => `${salons} salons`).join(' | ')} | p50, ratio | p95, at most |`,
);
print(`| --- |${sizes.map(() => ' --- |').join('')} --- | --- |`);
for (const [index, { read }] of (smallest?.found ?? []).entries()) {
  const latencies = measured.map(({ found }) => found[index]?.latency ?? { p50: 0, p95: 0 });
  const [first, last] = [latencies[0]?.p50 ?? 0, latencies.at(-1)?.p50 ?? 0];
  const isFlat = read.isFlat === false || last / first <= mostGrowth || last - first <= noise;
  const cells = latencies.map(({ p50, p95 }) =>
    judge(p95 <= bars[read.bar], `${p50.toFixed(1)} / ${p95.toFixed(1)}`),
  );
  const ratio = judge(isFlat, (last / first).toFixed(2));
  print(`| ${read.name} | ${cells.join(' | ')} | ${ratio} | ${bars[read.bar]} |`);
}
const memories = measured.map(({ memory }) =>
  judge(memory <= mostMemory, `${Math.round(memory / 1024 / 1024)} MB`),
);
const growth = (largest?.memory ?? 0) / (smallest?.memory ?? 1);
print(`| memory of the process | ${memories.join(' | ')} | ${growth.toFixed(2)} | 512 MB |`);
process.exit(isMissed ? 1 : 0);
