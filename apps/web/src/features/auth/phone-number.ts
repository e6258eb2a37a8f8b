export const codeLength = 6;

/** The digits of a pasted code, or null. */
export function toCode(text: string): string | null {
  const code = text.replaceAll(/[\s\p{Cf}-]/gu, '');
  return /^\d+$/.test(code) && code.length === codeLength ? code : null;
}
