import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

const { runs } = parseArgs({ options: { runs: { type: 'string', default: '20' } } }).values;
const count = Number(runs);
if (!Number.isInteger(count) || count < 1) throw new Error(`--runs ${runs} is no number of runs.`);

const config = resolve(import.meta.dirname, '../vitest.visual.config.ts');

/** Draws every picture once, and every change that has to be noticed; resolves with the names of what went wrong. */
async function drawEverything(): Promise<{ passed: number; wrong: string[] }> {
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
  console.log(
    `Run ${run} of ${count}: ${passed} as expected, ${wrong.length} not (${seconds} s)`,
    wrong.join(', '),
  );
}
console.log(hasFailed ? 'The pictures do not stand still.' : 'No false alarm.');
process.exit(hasFailed ? 1 : 0);
