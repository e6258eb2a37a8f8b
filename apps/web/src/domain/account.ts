/** Minimum length of a password, in characters. */
export const passwordMinLength = 8;

/** Maximum length of an e-mail address, in characters. */
export const emailMaxLength = 254;

// The pattern of `<input type="email">` in the HTML standard, with a dot in the domain.
const email =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/u;

/** A label of Latin letters and others, as browsers write it: a whole Greek one has no Latin part. */
const mixed = /[@.]xn--[^.]*[a-z][^.]*-[^.]+/;

/**
 * Whether a text is an e-mail address, without space around it; one that mixes alphabets in a word
 * is a mistake.
 *
 * @example isEmail('name@example.com') // true
 */
export function isEmail(text: string): boolean {
  return text.length <= emailMaxLength && email.test(text) && !mixed.test(text);
}
