// @vitest-environment node
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const fromFirebase = createRequire(createRequire(import.meta.url).resolve('firebase/package.json'));
const folder = join(dirname(fromFirebase.resolve('@firebase/auth/package.json')), 'dist/esm');
const entry = readFileSync(join(folder, 'index.js'), 'utf8');
const code = readFileSync(join(folder, /\.\/(index-\w+\.js)/.exec(entry)?.[1] ?? ''), 'utf8');

// The SDK has no settings for these; this test detects an update that changes one.
it.each([
  ['waits for the network 30 s on a desktop and 60 s on a phone', 'new Delay(30000, 60000)'],
  ['renews a token 5 minutes before its end', '300000 /* Duration.OFFSET */'],
  ['waits 30 s before it renews again', '30000 /* Duration.RETRY_BACKOFF_MIN */'],
  ['waits 16 minutes at most', '960000 /* Duration.RETRY_BACKOFF_MAX */'],
  ['opens a window 500 wide', 'const DEFAULT_WIDTH = 500;'],
  ['opens a window 600 high', 'const DEFAULT_HEIGHT = 600;'],
  ['reports a closed window after 8 s', '8000 /* _Timeout.AUTH_EVENT */'],
  ['looks into the storage every second', 'POLLING_INTERVAL_MS = 1000;'],
  ['forgets what a redirect brought after 10 minutes', 'DURATION_MS = 10 * 60 * 1000;'],
])('the identity SDK %s', (_, text) => {
  expect(code).toContain(text);
});
