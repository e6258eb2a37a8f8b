import * as v from 'valibot';
import { expect, test } from 'vitest';
import { idListSchema, plainDateSchema } from './values.ts';

test.each([
  ['2027-02-28', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-04-31', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2000-01-01', true],
  ['2199-12-31', true],
  ['1999-12-31', false],
  ['2200-01-01', false],
  ['9999-12-31', false],
  ['0000-01-01', false],
])('%s is a valid day: %s', (text, expected) => {
  expect(v.is(plainDateSchema, text)).toBe(expected);
});

test.each([
  ['01,02', ['01', '02']],
  ['01,01', ['01']],
  ['01,02,03,04', null],
  ['01,', null],
  ['', null],
  ['../01', null],
  ['x'.repeat(65), null],
])('%j is a list of at most three ids: %j', (text, expected) => {
  const result = v.safeParse(idListSchema(3), text);
  expect(result.success ? result.output : null).toEqual(expected);
});
