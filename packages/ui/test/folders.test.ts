import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { components } from '../facts/folders.ts';

describe.for(components)('$name', ({ path, files, symbol }) => {
  const read = (file: string) => readFileSync(join(path, file), 'utf8');

  test('has requirements in its specification', () => {
    const spec = files.find((file) => file.endsWith('.spec.md'));
    expect(spec, 'a .spec.md').toBe(`${symbol}.spec.md`);
    expect(read(`${symbol}.spec.md`)).toMatch(/\bMUST\b/);
  });

  test('writes no inline style, which a strict content security policy forbids', () => {
    const sources = files.filter((file) => /(?<!\.proofs|\.stories|\.test)\.tsx$/.test(file));
    expect(sources.filter((file) => /\bstyle[=:]\s*\{/.test(read(file)))).toEqual([]);
  });

  test('has stories', () => {
    expect(files).toContain(`${symbol}.stories.tsx`);
  });

  test('exports the symbol it is named after', () => {
    expect(read('index.ts')).toMatch(new RegExp(`\\b${symbol}\\b`));
  });

  test('has no default export and no export *', () => {
    expect(read('index.ts')).not.toMatch(/export\s+(?:default|\*)/);
  });
});
