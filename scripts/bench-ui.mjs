import { spawnSync } from 'node:child_process';
import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Only this benchmark uses the compared libraries, so they are installed on demand.
run('npx', ['-y', 'pnpm@12.21.0', '--dir', 'benchmarks/ui', 'install', '--frozen-lockfile']);
run(process.execPath, ['scripts/build.mjs', 'packages/tokens']);
run(process.execPath, ['packages/ui/scripts/build.ts']);
run('tsc', ['-p', 'benchmarks/ui']);
const [first, ...others] = process.argv.slice(2);
const [script, options] = first === 'plan' ? ['plan', others] : ['run', process.argv.slice(2)];
run(process.execPath, [`benchmarks/ui/scripts/${script}.ts`, ...options]);
