import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';

const components = resolve(import.meta.dirname, '../../packages/ui/src');

const record = resolve(import.meta.dirname, 'browser.json');

/** The committed screenshot of a picture such as `button/Button-light-en-w390`. */
export function baselineOf(picture: string): string {
  const [folder = '', name = ''] = picture.split('/');
  return resolve(components, folder, 'pictures', name);
}

/** The folders with committed screenshots: a component owns its own. */
export function baselineFolders(): string[] {
  return globSync('*/pictures', { cwd: components }).map((folder) => resolve(components, folder));
}

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
