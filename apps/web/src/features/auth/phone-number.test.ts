import { expect, it } from 'vitest';
import { toCode, toE164 } from './phone-number.ts';

it.each([
  ['691 234 5678', '+306912345678'],
  ['+30 691 234 5678', '+306912345678'],
  ['0030 (691) 234-5678', '+306912345678'],
  ['+44 20 7946 0018', '+442079460018'],
])('reads %s as %s', (text, number) => {
  expect(toE164(text)).toBe(number);
});

it.each(['', '+30 ', '12345', '+0 691 234 5678', '+30 691 234 5678 901 2345', 'six nine one'])(
  'does not accept "%s" as a phone number',
  (text) => {
    expect(toE164(text)).toBeNull();
  },
);

it('reads a code with spaces, and only six digits', () => {
  expect(toCode(' 123 456 ')).toBe('123456');
  for (const text of ['', '12345', '1234567', '12345a']) expect(toCode(text)).toBeNull();
});
