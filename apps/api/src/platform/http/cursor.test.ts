import * as v from 'valibot';
import { expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { cursorOf, instantKeySchema, readCursor } from './cursor.ts';

const schema = v.strictTuple([instantKeySchema, v.string()]);
const cursor = cursorOf(['2026-12-07T08:00:00.000Z', 'last']);
const later = cursorOf(['2026-12-08T08:00:00.000Z', 'last']);

test('a cursor is read as it was written', () => {
  expect(readCursor(cursor, schema)).toEqual(['2026-12-07T08:00:00.000Z', 'last']);
  expect(readCursor(undefined, schema)).toBeUndefined();
});

test.each([
  ['cut', cursor.slice(0, -1)],
  ['changed in one letter', `${cursor.startsWith('W') ? 'V' : 'W'}${cursor.slice(1)}`],
  ['with the check of another one', later.slice(0, -8) + cursor.slice(-8)],
  ['without its check', Buffer.from('["2026-12-07T08:00:00.000Z","last"]').toString('base64url')],
  ['of another list', cursorOf([5])],
  ['with a day that does not exist', cursorOf(['2026-02-31T08:00:00.000Z', 'last'])],
  ['with a year that cannot be stored', cursorOf(['0000-01-01T08:00:00.000Z', 'last'])],
  ['empty', ''],
])('a cursor that is %s is refused', (_case, text) => {
  expect(() => readCursor(text, schema)).toThrow(ApiError);
});
