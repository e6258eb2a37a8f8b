import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { bin } from '../stack/bin.ts';

const hasToken = (process.env['CHROMATIC_PROJECT_TOKEN'] ?? '').trim() !== '';
const extra = process.argv.slice(2);

// Its own complaint is a page long and ends in the settings of the machine.
if (!hasToken && !extra.some((arg) => arg.startsWith('--project-token'))) {
  console.error(
    'CHROMATIC_PROJECT_TOKEN is not set: take the token from "Manage" of the project at https://www.chromatic.com and put it into the environment, in CI as a secret of that name.',
  );
  process.exit(1);
}

process.chdir(resolve(import.meta.dirname, '../../.storybook'));
const args = [bin('chromatic'), '--ci', '--config-file', '../chromatic.config.json', ...extra];
process.exit(spawnSync(process.execPath, args, { stdio: 'inherit' }).status ?? 1);
