import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/salonica/results');

/** The file for a program's results. */
export function reportFile(name: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.json`);
}
