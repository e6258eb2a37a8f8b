import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { components } from '../facts/folders.ts';

/** Other words for what docs/adr/0008 names `variant`, `size` and plain adjectives. */
const oldTerms =
  /^ {4}(?:look|shape|layout|kind|appearance|titleSize|width\?: 's'|night\w*|\w+Night\w*|is[A-Z]\w*\??: boolean).*$/gm;

test.for(components)('$name names its props by the terms of the package', ({ path, symbol }) => {
  const signature = readFileSync(join(path, `${symbol}.api.txt`), 'utf8');
  expect(signature.match(oldTerms) ?? []).toEqual([]);
});

const changesWithoutReason = /^ {4}on\w+Change\??: (?!.*details: ).*$/gm;

test.for(components)('$name says why something changed', ({ path, symbol }) => {
  const signature = readFileSync(join(path, `${symbol}.api.txt`), 'utf8');
  expect(signature.match(changesWithoutReason) ?? []).toEqual([]);
});
