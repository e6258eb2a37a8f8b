import { useAuth } from '../../features/auth/use-auth.ts';

export interface Account {
  /** The address, or the number of a customer without one. */
  readonly contact: string;
  readonly name: string | null;
  readonly photo: string | null;
  readonly signOut: () => void;
}

/** The greeted customer: the last visitor until the session is known, then the current one. */
export function useAccount(): Account | null {
  const { status, user, hint, signOut } = useAuth();
  const known = user ?? (status === 'resolving' ? hint : null);
  if (known === null) return null;
  return {
    contact: known.email ?? known.phoneNumber ?? '',
    name: known.displayName,
    photo: user?.photoURL ?? null,
    signOut,
  };
}
