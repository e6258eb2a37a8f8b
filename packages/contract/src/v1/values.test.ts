import * as v from 'valibot';
import { expect, test } from 'vitest';
import { plainDateSchema } from './values.ts';

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-04-31', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
])('%s is a valid day: %s', (text, expected) => {
  expect(v.is(plainDateSchema, text)).toBe(expected);
});
