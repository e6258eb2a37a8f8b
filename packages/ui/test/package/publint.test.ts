import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { expect, test } from 'vitest';
import { packed } from '../../scripts/paths.ts';

test('publint has no findings about the tarball', async () => {
  const { buffer } = new Uint8Array(readFileSync(packed.tarball));
  const { messages, pkg } = await publint({ strict: true, pack: { tarball: buffer } });
  expect(messages.map((message) => formatMessage(message, pkg, { color: false }))).toEqual([]);
  expect(pkg['name'], 'the manifest that was read').toBe('@salonica/ui');
});

test('repository-only fields are not published', () => {
  const manifest = readFileSync(join(packed.folder, 'package.json'), 'utf8');
  expect(manifest).not.toContain('@salonica/source');
  expect(manifest).not.toMatch(/"(?:workspace|catalog):/);
});
