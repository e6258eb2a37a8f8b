import { expect, it } from 'vitest';
import { foldText, latinText } from './text.ts';

it.each([
  ['τιμη', 'Τιμή'],
  ['ΚΟΥΡΕΜΑ', 'κούρεμα'],
  ['βαφησ', 'Βαφής'],
  ['ΠΡΟΪΟΝ', 'προϊόν'],
  ['cafe', '  Café '],
  ['λευκοσ πυργοσ', 'ΛΕΥΚΌΣ ΠΎΡΓΟΣ'],
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
  ['Θάλασσα', 'thalassa'],
  ['Μπαλαγιάζ', 'balagiaz'],
  ['Αύρα', 'avra'],
  ['Cafe 12', 'cafe 12'],
])('writes %j as %j on a sign', (greek, latin) => {
  expect(latinText(foldText(greek))).toBe(latin);
});

it('leaves no Greek letter behind', () => {
  expect(latinText('αβγδεζηθικλμνξοπρστυφχψω')).toMatch(/^[a-z]+$/);
});
