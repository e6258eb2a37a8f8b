import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '20' } } }).values;
const count = Number(runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--runs ${runs} is no number of runs.`);

const config = resolve(import.meta.dirname, '../vitest.visual.config.ts');

interface Outcome {
  readonly passed: number;
  readonly wrong: readonly string[];
}

/** Renders every screenshot once, and every change that has to be detected. */
async function drawEverything(): Promise<Outcome> {
  const vitest = await startVitest([], { config, watch: false, reporters: [{}] });
  const modules = vitest.state.getTestModules();
  const tests = modules.flatMap((module) => [...module.children.allTests()]);
  const passed = tests.filter((test) => test.result().state === 'passed').length;
  const wrong = [
    ...tests.filter((test) => test.result().state !== 'passed').map(({ fullName }) => fullName),
    ...modules.flatMap((module) => module.errors()).map(({ message }) => message),
    ...vitest.state.getUnhandledErrors().map(String),
  ];
  await vitest.close();
  return { passed, wrong };
}

let hasFailed = false;
for (let run = 1; run <= count; run += 1) {
  const began = Date.now();
  const { passed, wrong } = await drawEverything();
  hasFailed ||= wrong.length > 0 || passed === 0;
  const seconds = ((Date.now() - began) / 1000).toFixed(0);
  const failed = wrong.length > 0 ? `; not as expected: ${wrong.join(', ')}` : '';
  process.stdout.write(`Run ${run} of ${count}: ${passed} as expected (${seconds} s)${failed}\n`);
}
process.stdout.write(hasFailed ? 'The pictures are not stable.\n' : 'No false alarm.\n');
process.exit(hasFailed ? 1 : 0);
