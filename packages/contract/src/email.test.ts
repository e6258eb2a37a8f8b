import { expect, it } from 'vitest';
import { isEmail } from './email.ts';

it.each(['a@b.example', 'Name.Surname+tag@mail.example.com', "o'brien@x-y.example"])(
  '%s is an address',
  (text) => expect(isEmail(text)).toBe(true),
);

it.each([
  '',
  'a',
  'a@',
  '@b.example',
  'a@b',
  'a b@c.example',
  'a@b..example',
  'a@-b.example',
  'a@b.example ',
  'a@b@c.example',
  `${'a'.repeat(250)}@b.example`,
])('%j is invalid', (text) => expect(isEmail(text)).toBe(false));
