import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { useAuthStore } from './AuthProvider.tsx';
import type { AuthFact } from './auth-facts.ts';
import { type AuthView, firstView } from './auth-store.ts';
import type { IdentityUser } from '../../domain/ports/identity-port.ts';
import type { SessionHint } from '../../domain/ports/session-memory-port.ts';

export interface Auth {
  readonly status: AuthView['status'];
  readonly user: IdentityUser | null;
  /** The last visitor, for a first paint without a layout shift. */
  readonly hint: SessionHint | null;
  readonly signOut: () => void;
}

/** The complete state of the session. */
function useAuthView(): AuthView {
  const store = useAuthStore();
  return useSyncExternalStore(store.subscribe, store.getView, () => firstView);
}

/**
 * The current customer, immediately; the rest of sign-in loads later.
 * @example
 * const { status, user, signOut } = useAuth();
 */
export function useAuth(): Auth {
  const { signOut } = useAuthStore();
  const { status, user, hint } = useAuthView();
  return { status, user, hint, signOut };
}

/** For pages that need the session: loads the machine and the identity service now. */
export function useAuthNow(): AuthView {
  const store = useAuthStore();
  useEffect(() => void store.start(), [store]);
  return useAuthView();
}

/** Calls back once for every session event. */
export function useAuthFacts(onFact: (fact: AuthFact) => void): void {
  const store = useAuthStore();
  const listen = useEffectEvent(onFact);
  useEffect(() => store.onFact((fact) => listen(fact)), [store]);
}
