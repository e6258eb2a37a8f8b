import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { components } from '../facts/folders.ts';

/** Forbidden synonyms of the terms in docs/adr/0008. */
const oldTerms =
  /^ {4}(?:look|shape|layout|kind|appearance|titleSize|width\?: 's'|night\w*|\w+Night\w*|is[A-Z]\w*\??: boolean).*$/gm;

test.for(components)('$name uses the terms of the package for its props', ({ path, symbol }) => {
  const signature = readFileSync(join(path, `${symbol}.api.txt`), 'utf8');
  expect(signature.match(oldTerms) ?? []).toEqual([]);
});

const changesWithoutReason = /^ {4}on\w+Change\??: (?!.*details: ).*$/gm;

test.for(components)('$name gives a reason for each change', ({ path, symbol }) => {
  const signature = readFileSync(join(path, `${symbol}.api.txt`), 'utf8');
  expect(signature.match(changesWithoutReason) ?? []).toEqual([]);
});
