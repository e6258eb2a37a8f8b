import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

export function makeTemporaryFolder(): string {
  return mkdtempSync(join(tmpdir(), 'salonica-'));
}

/** A folder that is deleted after the test. */
export function temporaryFolder(): string {
  const folder = makeTemporaryFolder();
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
