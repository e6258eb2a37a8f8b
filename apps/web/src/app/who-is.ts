import type { AuthView } from '../features/auth/auth-store.ts';

/** What one customer is told from another by. */
export function nameOf(user: {
  readonly email: string | null;
  readonly phoneNumber: string | null;
}): string | null {
  return user.email ?? user.phoneNumber;
}

/** Who is signed in, or seems to be until the identity service has responded; null while signed out. */
export function whoIs({ status, user, hint }: AuthView): string | null {
  const known = user ?? (status === 'resolving' ? hint : null);
  return known === null ? null : nameOf(known);
}
