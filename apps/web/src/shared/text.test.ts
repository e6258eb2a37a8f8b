import { expect, it } from 'vitest';
import { foldText, latinText, shortened } from './text.ts';

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

it.each([
  ['Ρόδι', 'rodi'],
  ['Αριστοτέλους', 'aristotelous'],
  ['Παύλου Μελά', 'pavlou mela'],
  ['Τσιμισκή', 'tsimiski'],
  ['Ψαλίδι', 'psalidi'],
  ['Cafe 12', 'cafe 12'],
])('writes %j as %j on a sign', (greek, latin) => {
  expect(latinText(foldText(greek))).toBe(latin);
});

it('leaves no Greek letter behind', () => {
  expect(latinText('αβγδεζηθικλμνξοπρστυφχψω')).toMatch(/^[a-z]+$/);
});

it.each([
  ['Short enough.', 13, 'Short enough.'],
  ['Cut between two words', 14, 'Cut between…'],
  ['No comma, before the end', 11, 'No comma…'],
  ['Χωρίς μισές λέξεις', 9, 'Χωρίς…'],
])('shortens %j to %i characters', (text, length, expected) => {
  expect(shortened(text, length)).toBe(expected);
});
