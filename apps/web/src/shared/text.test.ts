import { expect, it } from 'vitest';
import { foldText } from './text.ts';

it.each([
  ['τιμη', 'Τιμή'],
  ['ΚΟΥΡΕΜΑ', 'κούρεμα'],
  ['βαφησ', 'Βαφής'],
  ['ΠΡΟΪΟΝ', 'προϊόν'],
  ['cafe', '  Café '],
])('finds %j in %j', (typed, shown) => {
  expect(foldText(shown)).toBe(foldText(typed));
});

it('keeps different words apart', () => {
  expect(foldText('Βαφή')).not.toBe(foldText('Βάση'));
});
