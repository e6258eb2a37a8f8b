import type { Failure } from '../../domain/failure.ts';
import type { IdentityErrorCode, IdentityUser } from '../../domain/ports/identity-port.ts';

/** How the visitor tried to come in. */
export type SignInMethod = 'email' | 'google' | 'phone' | 'registration';

/** Why it did not work: plain data, so that it can be kept, compared and put into words. */
export type AuthFailure =
  | { readonly source: 'identity'; readonly code: IdentityErrorCode }
  | { readonly source: 'server'; readonly failure: Failure };

export type SessionEnd =
  | 'sign-out'
  | 'elsewhere'
  /** The server takes the token no more. */
  | 'expired';

/** Facts for listeners, each emitted once: the place for toasts and navigation. */
export type AuthFact =
  | {
      readonly type: 'session.started';
      readonly user: IdentityUser;
      /** `restored` and `elsewhere` are not the doing of this page. */
      readonly via: SignInMethod | 'restored' | 'elsewhere';
    }
  | { readonly type: 'session.ended'; readonly reason: SessionEnd }
  | { readonly type: 'signIn.failed'; readonly via: SignInMethod; readonly failure: AuthFailure }
  /** Signing in with a phone is not offered here. */
  | { readonly type: 'phone.unavailable' }
  /** Another code is being sent. */
  | { readonly type: 'phone.resent' }
  | { readonly type: 'signIn.cancelled'; readonly code: IdentityErrorCode }
  | { readonly type: 'signOut.failed'; readonly failure: AuthFailure };
