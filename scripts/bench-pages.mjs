import { spawnSync } from 'node:child_process';
import { prepareEnvironment } from './environment.mjs';

prepareEnvironment();
const program = ['benchmarks/pages/scripts/main.ts', ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, program, { stdio: 'inherit' });
process.exit(status ?? 1);
