import { spawnSync } from 'node:child_process';
import { prepareEnvironment } from './environment.mjs';

await prepareEnvironment();
const program = 'apps/api/src/preview/programs/import-catalogue.ts';
const { status } = spawnSync(
  process.execPath,
  ['--conditions=@salonica/source', program, ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exit(status ?? 1);
