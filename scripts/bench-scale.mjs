import { spawnSync } from 'node:child_process';
import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
const program = ['--conditions=@salonica/source', 'apps/api/bench/scale/main.ts'];
const { status } = spawnSync(process.execPath, [...program, ...process.argv.slice(2)], {
  stdio: 'inherit',
});
process.exit(status ?? 1);
