import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';

/** Folder of the committed screenshots. */
export const baselines = resolve(import.meta.dirname, '../visual-baselines');

const record = resolve(baselines, 'browser.json');

function chromiumMajor(): string {
  const version = execFileSync(findChromium(), ['--version'], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return /(\d+)\.\d+\.\d+/.exec(version)?.[1] ?? version.trim();
}

/** Records the browser that rendered the screenshots. */
export function recordBrowser(): void {
  writeFileSync(record, `{ "chromiumMajor": "${chromiumMajor()}" }\n`);
}

/** A warning if another browser rendered the screenshots. */
export function browserNotice(): string | undefined {
  const recorded = JSON.parse(readFileSync(record, 'utf8')) as { chromiumMajor: string };
  const here = chromiumMajor();
  if (recorded.chromiumMajor === here) return undefined;
  return `The pictures were drawn by Chromium ${recorded.chromiumMajor}, this is ${here}: a difference may be the browser's.`;
}
