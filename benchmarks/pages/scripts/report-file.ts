import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';

const folder = resolve('node_modules/.cache/salonica/results');

/** Where a program leaves what it has found for the one that started it. */
export function reportFile(name: string): string {
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}.json`);
}
