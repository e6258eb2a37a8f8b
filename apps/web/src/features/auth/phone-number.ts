/** The country of a number without a country code. */
const homeCode = '+30';

export const codeLength = 6;

/**
 * A phone number in E.164 format, from any notation, or null.
 * @example
 * toE164('691 234 5678'); // '+306912345678'
 */
export function toE164(text: string): string | null {
  const digits = text.replaceAll(/[\s().\-/]/g, '').replace(/^00/, '+');
  const number = digits.startsWith('+') ? digits : homeCode + digits;
  return /^\+[1-9]\d{7,14}$/.test(number) ? number : null;
}

/** The digits of a pasted code, or null. */
export function toCode(text: string): string | null {
  const code = text.replaceAll(/[\s-]/g, '');
  return /^\d+$/.test(code) && code.length === codeLength ? code : null;
}
