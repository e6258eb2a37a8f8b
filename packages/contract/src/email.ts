/** Maximum length of an e-mail address, in characters (RFC 5321, 4.5.3.1.3). */
export const emailMaxLength = 254;

// The pattern of `<input type="email">` in the HTML standard, with a dot in the domain.
const pattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/u;

/**
 * Whether a text is an e-mail address, without space around it.
 *
 * @example isEmail('name@example.com') // true
 */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && pattern.test(text);
}
