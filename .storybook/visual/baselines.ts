import { execFileSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { findChromium } from '../../scripts/chromium.mjs';

const components = resolve(import.meta.dirname, '../../packages/ui/src');
const app = resolve(import.meta.dirname, '../../apps/web/src');

const record = resolve(import.meta.dirname, 'browser.json');

/** Where screenshots that differ are kept. */
export const differences = resolve(import.meta.dirname, '../test-results');

/** Whether a picture shows a screen or the state of a machine: `web/screens/home-w390`. */
export const isOfApp = (picture: string): boolean => picture.startsWith('web/');

/** Whether a file is the baseline of such a picture: it is stored in fewer colours. */
export const isCoarse = (file: string): boolean => file.startsWith(app);

/** The committed screenshot of a picture such as `button/Button-light-en-w390`, or of the app: `web/screens/home-w390`. */
export function baselineOf(picture: string): string {
  const folders = picture.split('/');
  const name = folders.pop() ?? '';
  const owner = isOfApp(picture)
    ? resolve(app, ...folders.slice(1))
    : resolve(components, ...folders);
  return resolve(owner, 'pictures', name);
}

/** The folders with committed screenshots, beside the stories: a component owns its own. */
export function baselineFolders(): string[] {
  return [components, app].flatMap((root) =>
    globSync('**/pictures', { cwd: root }).map((folder) => resolve(root, folder)),
  );
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
