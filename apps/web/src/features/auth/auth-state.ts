import type { AuthFailure, SignInMethod } from './auth-facts.ts';
import type { IdentityUser } from '../../domain/ports/identity-port.ts';

/** The state of the sign-in machine for the screens, as plain data. */
export interface AuthState {
  readonly status: 'resolving' | 'signed-in' | 'signed-out';
  readonly user: IdentityUser | null;
  readonly busy: SignInMethod | 'sign-out' | null;
  readonly failure: AuthFailure | null;
  /** The step of phone sign-in. */
  readonly phoneStep: 'number' | 'code' | null;
  /** The last entered number, in E.164 format. */
  readonly phoneNumber: string | null;
  /** The identity service is slow enough for a note. */
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
