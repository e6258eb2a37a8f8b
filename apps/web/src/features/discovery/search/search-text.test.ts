import { expect, it } from 'vitest';
import { searchTextOf } from './search-text.ts';

it.each([
  ['  hair   cut ', 'hair cut'],
  ['κομμω\u200bτήριο', 'κομμωτήριο'],
  ['a\u0000b\nc', 'a b c'],
  ['\u202ehair', 'hair'],
  ['\ud800', ''],
  ['\u2800 \u200b', ''],
  ['x'.repeat(100), 'x'.repeat(100)],
  ['x'.repeat(101), ''],
])('searches %j as %j', (text, expected) => expect(searchTextOf(text)).toBe(expected));
