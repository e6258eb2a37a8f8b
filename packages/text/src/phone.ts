import { parsePhoneNumberFromString, validatePhoneNumberLength } from 'libphonenumber-js/min';

/** Why a phone number is refused. */
export type PhoneProblem = 'empty' | 'not-a-number' | 'unknown-country' | 'too-short' | 'too-long';

/** A phone number in E.164, or the reason why there is none. */
export type ReadPhone =
  | { readonly number: string; readonly problem?: undefined }
  | { readonly problem: PhoneProblem };

/** The country of a number without a country code. */
const home = 'GR';

/** Zeros of the decimal digits that people type, apart from those that NFKC turns into ASCII. */
const zeros = [0x0660, 0x06f0, 0x0966];

function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = zeros.find((first) => code >= first && code < first + 10);
  return zero === undefined ? digit : String(code - zero);
}

/** Only digits, signs and what people put between them; without what cannot be seen. */
function plainSigns(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/[\p{Cf}\p{DI}]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit)
    .trim()
    .replace(/^(?:tel|sms):(?:\/\/)?/iu, '')
    .trim();
}

const shape = /^[\s([]*\+?[\d\s()[\].,\-‐-―−/\\·•_~]*$/u;

/** Digits after a plus or the international prefix, or as dialled at home. */
function digitsOf(signs: string): string {
  const digits = signs.replaceAll(/\D/gu, '');
  if (signs.includes('+')) return `+${digits.replace(/^00/, '')}`;
  return digits.startsWith('00') ? `+${digits.slice(2)}` : digits;
}

/** Shorter ones are services of one network, and reach no person. */
const leastDigits = 7;

function validNumber(digits: string): string | undefined {
  const parsed = parsePhoneNumberFromString(digits, { defaultCountry: home, extract: false });
  if (parsed?.isValid() !== true || parsed.number.length <= leastDigits) return undefined;
  return parsed.number;
}

const steps = [1, 2, 3];

/** The library's lengths are those of all kinds of numbers; a few digits more or less tell more. */
function problemOf(digits: string): PhoneProblem {
  const problem = validatePhoneNumberLength(digits, home);
  if (problem === 'INVALID_COUNTRY') return 'unknown-country';
  if (problem === 'TOO_SHORT') return 'too-short';
  if (problem === 'TOO_LONG') return 'too-long';
  if (steps.some((count) => validNumber(digits.slice(0, -count)) !== undefined)) return 'too-long';
  if (steps.some((count) => validNumber(digits + '0'.repeat(count)) !== undefined)) {
    return 'too-short';
  }
  return 'not-a-number';
}

/**
 * Reads a phone number in the notations that people use.
 * @example readPhone('691 234 5678') // { number: '+306912345678' }
 * @example readPhone('+44 (0)20 7946-0018') // { number: '+442079460018' }
 */
export function readPhone(text: string): ReadPhone {
  const signs = plainSigns(text);
  if (signs === '') return { problem: 'empty' };
  if (!shape.test(signs) || !/\d/u.test(signs)) return { problem: 'not-a-number' };
  // The zero in brackets is dialled within the country only, but in Italy it is part of the number.
  const candidates = [digitsOf(signs.replace(/\(0\)/u, '')), digitsOf(signs)];
  for (const digits of candidates) {
    const number = validNumber(digits);
    if (number !== undefined) return { number };
  }
  return { problem: problemOf(candidates[0] ?? '') };
}
