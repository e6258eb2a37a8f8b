import { expect, it } from 'vitest';
import { toCode } from './phone-number.ts';

it('reads a code with spaces and invisible marks, and only six digits', () => {
  expect(toCode(' 123 456 ')).toBe('123456');
  expect(toCode('\u200e123\u2060456')).toBe('123456');
  for (const text of ['', '12345', '1234567', '12345a']) expect(toCode(text)).toBeNull();
});
