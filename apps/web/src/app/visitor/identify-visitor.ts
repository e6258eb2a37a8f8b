import type { AuthView } from '../../features/auth/auth-store.ts';

/** Identifies a customer. */
export function nameOf(user: {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}): string | null {
  return user.email ?? user.phoneNumber;
}

/**
 * The current customer, or the last one until the identity service has responded; null while signed
 * out.
 */
export function identifyVisitor({ status, user, hint }: AuthView): string | null {
  const known = user ?? (status === 'resolving' ? hint : null);
  return known === null ? null : nameOf(known);
}
