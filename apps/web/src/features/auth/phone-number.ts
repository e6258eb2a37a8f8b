/** The country of a number without a country code. */
const homeCode = '+30';

export const codeLength = 6;

/**
 * A phone number in the form of E.164, however it was written, or null where it is none.
 *
 * @example
 * toE164('691 234 5678'); // '+306912345678'
 */
export function toE164(text: string): string | null {
  const digits = text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  const number = digits.startsWith('+') ? digits : homeCode + digits;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** The digits of a code, however it was pasted, or null where it is none. */
export function toCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(code) && code.length === codeLength ? code : null;
}
