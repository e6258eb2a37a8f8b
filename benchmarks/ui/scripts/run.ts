import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findChromium } from '../../../scripts/chromium.mjs';
import { type Contender, contenders } from './contenders.ts';
import { measure, type Sample } from './measure.ts';
import { describe, judge } from './report.ts';

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '12' },
    cards: { type: 'string', default: '1000' },
    /** Does not change the document. */
    dry: { type: 'boolean', default: false },
  },
});
const rounds = Number(values.rounds);
const cards = Number(values.cards);

const root = resolve(import.meta.dirname, '..');
const document = resolve(root, '../../packages/ui/docs/benchmark.md');
const mark = '<!-- Everything below is written by `bench:ui`. -->';

function shuffled<T>(items: readonly T[]): T[] {
  const left = [...items];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(Math.random() * left.length), 1));
  return order;
}

/** A comparison of pages with different content would be meaningless. */
function checkContent(content: ReadonlyMap<Contender, readonly string[]>): void {
  const expected = content.get('plain') ?? [];
  if (expected.length !== cards) throw new Error(`${expected.length} cards instead of ${cards}.`);
  for (const [contender, found] of content) {
    const index = found.findIndex((card, at) => card !== expected[at]);
    if (index === -1 && found.length === expected.length) continue;
    throw new Error(
      `${contender} shows something else than the others.\n  ${found[index]}\n  ${expected[index]}`,
    );
  }
}

process.env['NODE_ENV'] = 'production';
await build({ root, logLevel: 'warn' });
const server = await preview({ root, preview: { port: 0, host: '127.0.0.1' } });
const [url = ''] = server.resolvedUrls?.local ?? [];
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? findChromium(),
  // A background page would have to wait for every other program on a busy machine.
  args: [
    '--no-sandbox',
    '--disable-renderer-backgrounding',
    '--disable-backgrounding-occluded-windows',
  ],
});

const samples = new Map<Contender, Sample[]>(contenders.map((contender) => [contender, []]));
try {
  for (let round = 1; round <= rounds; round += 1) {
    const content = new Map<Contender, string[]>();
    for (const contender of shuffled(contenders)) {
      const result = await measure(browser, url, contender, cards);
      samples.get(contender)?.push(result.sample);
      const { mount, rerender, script } = result.sample;
      const figures = [mount, rerender, script].map((value) => value.toFixed(0).padStart(6));
      console.log(`${round}/${rounds} ${contender.padEnd(10)}${figures.join('')}`);
      content.set(contender, result.content);
    }
    checkContent(content);
  }
} finally {
  await browser.close();
  await server.close();
}

const report = describe(samples, { cards, rounds, browser: `Chromium ${browser.version()}` });
console.log(`\n${report}`);
if (!values.dry) {
  const [before = ''] = readFileSync(document, 'utf8').split(mark);
  writeFileSync(document, `${before}${mark}\n\n${report}`);
  console.log(`Written to ${document}`);
}
process.exitCode = judge(samples).every(({ ratio, limit }) => ratio <= limit) ? 0 : 1;
