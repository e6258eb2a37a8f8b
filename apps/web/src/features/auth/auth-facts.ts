import type { Failure } from '../../domain/failure.ts';
import type { IdentityErrorCode, IdentityUser } from '../../domain/ports/identity-port.ts';

/** The sign-in method that was tried. */
export type SignInMethod = 'email' | 'google' | 'phone' | 'registration';

/** Why it failed: plain data, so that it can be stored, compared and translated. */
export type AuthFailure =
  | { readonly source: 'identity'; readonly code: IdentityErrorCode }
  | { readonly source: 'server'; readonly failure: Failure };

export type SessionEnd =
  | 'sign-out'
  | 'elsewhere'
  /** The server no longer accepts the token. */
  | 'expired';

/** Facts for listeners, each emitted once, for toasts and navigation. */
export type AuthFact =
  | {
      readonly type: 'session.started';
      readonly user: IdentityUser;
      /** `restored` and `elsewhere` are not caused by this page. */
      readonly via: SignInMethod | 'restored' | 'elsewhere';
    }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd }
  | { readonly type: 'signIn.failed'; readonly via: SignInMethod; readonly failure: AuthFailure }
  /** Phone sign-in is disabled. */
  | { readonly type: 'phone.unavailable' }
  /** Another code is being sent. */
  | { readonly type: 'phone.resent' }
  | { readonly type: 'signIn.cancelled'; readonly code: IdentityErrorCode }
  | { readonly type: 'signOut.failed'; readonly failure: AuthFailure };
