import * as v from 'valibot';
import { expect, test } from 'vitest';
import { phoneSchema } from './phone.ts';

test('a phone number becomes E.164', () => {
  expect(v.parse(phoneSchema, ' 691 234 5678')).toBe('+306912345678');
});

test.each([
  ['', 'phone-empty'],
  ['hello', 'phone-not-a-number'],
  ['691', 'phone-too-short'],
  ['+30 691 234 5678 9012', 'phone-too-long'],
  ['+999 691 234 5678', 'phone-unknown-country'],
])('%j is refused with a reason', (text, reason) => {
  const { issues } = v.safeParse(phoneSchema, text);
  expect(issues?.map(({ message }) => message)).toEqual([reason]);
});

test('only a text is a phone number', () => {
  expect(v.is(phoneSchema, 6912345678)).toBe(false);
});
