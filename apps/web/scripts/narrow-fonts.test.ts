// @vitest-environment node
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fontFiles, fontFolder, narrowed } from './narrow-fonts.ts';

it.each(fontFiles)(
  '%s is made from the font of the design system',
  async (file) => {
    const committed = readFileSync(join(fontFolder, file));
    expect(committed.equals(await narrowed(file))).toBe(true);
    expect(committed.byteLength).toBeLessThan(30_000);
  },
  20_000,
);
