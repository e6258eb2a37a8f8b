import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readComponents } from '../facts/components.ts';
import { packageRoot } from '../facts/folders.ts';
import { nextVersion } from '../scripts/component/next-version.ts';

const changelog = readFileSync(join(packageRoot, 'CHANGELOG.md'), 'utf8');
const released = Array.from(changelog.matchAll(/^## (\S+)$/gm), ([, version = '']) => version);
const next = nextVersion(join(packageRoot, '../..'));

describe.for(await readComponents())('$folder', ({ since, status }) => {
  test('says the version that it came with', () => {
    expect([...released, next]).toContain(since);
  });

  test('says what may change, and is not stable before it is released', () => {
    expect(released.includes(since) ? ['stable', 'beta', 'deprecated'] : ['beta']).toContain(
      status,
    );
  });
});
