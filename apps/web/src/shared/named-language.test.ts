import { expect, it } from 'vitest';
import { namedLanguage, nameLanguage } from './named-language.ts';

it('reads the language of a URL', () => {
  expect(namedLanguage('?q=cut&lang=el')).toBe('el');
  expect(namedLanguage('?q=cut')).toBeNull();
});

it.each([
  ['', 'el', '?lang=el'],
  ['?q=cut', 'el', '?q=cut&lang=el'],
  ['?lang=el&q=cut', 'en', '?lang=en&q=cut'],
  ['?lang=el&q=cut', null, '?q=cut'],
  ['?lang=el', null, ''],
])('converts "%s" in %j to "%s"', (search, language, expected) => {
  expect(nameLanguage(search, language)).toBe(expected);
});
