import { isEmail } from './account.ts';

/** How a guest is told about the booking. */
export type GuestContact = { readonly email: string } | { readonly phone: string };

/** Who a booking without an account is for. */
export type Guest = GuestContact & { readonly name: string };

/** Shortest and longest number of digits, with the country code (E.164). */
const digits = { least: 7, most: 15 };

/**
 * An e-mail address or a phone number, or null for another text. The server knows which numbers exist.
 *
 * @example contactOf('691 234 5678') // { phone: '691 234 5678' }
 */
export function contactOf(text: string): GuestContact | null {
  const typed = text.trim();
  if (isEmail(typed)) return { email: typed };
  const count = typed.replaceAll(/\D/g, '').length;
  const isNumber = /^\+?[\d\s()./-]+$/.test(typed);
  return isNumber && count >= digits.least && count <= digits.most ? { phone: typed } : null;
}
