import type { AuthFailure, SignInMethod } from './auth-facts.ts';
import type { IdentityUser } from '../../domain/ports/identity-port.ts';

/** The state of the sign-in machine for the screens, as plain data. */
export interface AuthState {
  readonly status: 'resolving' | 'signed-in' | 'signed-out';
  readonly user: IdentityUser | null;
  readonly busy: SignInMethod | 'sign-out' | null;
  readonly failure: AuthFailure | null;
  /** What is asked for while signing in with a phone. */
  readonly phoneStep: 'number' | 'code' | null;
  /** The number that was given last, in the form of E.164. */
  readonly phoneNumber: string | null;
  /** The identity service has kept us waiting for long enough to say so. */
  readonly isSlow: boolean;
}

export const resolvingState: AuthState = {
  status: 'resolving',
  user: null,
  busy: null,
  failure: null,
  phoneStep: null,
  phoneNumber: null,
  isSlow: false,
};
