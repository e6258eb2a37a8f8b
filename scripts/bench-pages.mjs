import { spawnSync } from 'node:child_process';
import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status } = spawnSync(program, args, { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

// Only this benchmark uses Lighthouse, so it is installed on demand.
run('npx', ['-y', 'pnpm@12.21.0', '--dir', 'benchmarks/pages', 'install', '--frozen-lockfile']);
run(process.execPath, ['benchmarks/pages/scripts/main.ts', ...process.argv.slice(2)]);
