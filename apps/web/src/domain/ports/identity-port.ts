import type { IdentityErrorCode } from '../identity-error-codes.ts';

export type { IdentityErrorCode } from '../identity-error-codes.ts';

/** What the app reads of a signed-in person. */
export interface IdentityUser {
  readonly displayName: string | null;
  readonly email: string | null;
  /** In the form of E.164; null for who did not sign in with a phone. */
  readonly phoneNumber: string | null;
  readonly photoURL: string | null;
}

export interface Credentials {
  readonly email: string;
  readonly password: string;
}

export interface SessionOptions {
  /** Keep the session after the browser is closed; otherwise it ends with the tab. */
  readonly remember: boolean;
}

export interface NewAccount extends Credentials {
  readonly fullname: string;
}

/** The one error every method of {@link IdentityPort} rejects with. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Signing in with a code that is sent to a phone. */
export interface PhoneIdentity {
  /** @param number - in the form of E.164, such as `+306912345678` */
  sendCode(number: string): Promise<void>;
  /** Opens the session with the code that was sent last. */
  confirmCode(code: string, options: SessionOptions): Promise<IdentityUser>;
}

/** How an account is opened. */
export type WayIn = 'password' | 'google' | 'phone';

/** What the feature needs from an identity service. */
export interface IdentityPort {
  /**
   * Reports the session once it is known and after every change, those of other tabs included.
   * Returns the function that stops the reports.
   */
  observe(onChange: (user: IdentityUser | null) => void): () => void;
  signInWithEmail(credentials: Credentials, options: SessionOptions): Promise<IdentityUser>;
  /** Opens a window, so it has to be called straight from a click. */
  signInWithGoogle(options: SessionOptions): Promise<IdentityUser>;
  /** Null where signing in with a phone is not offered. */
  readonly phone: PhoneIdentity | null;
  createAccount(account: NewAccount): Promise<IdentityUser>;
  /** Resolves for unknown addresses too: the answer must not tell who has an account. */
  sendPasswordReset(email: string): Promise<void>;
  /** Resolves to the e-mail address the code was sent to. */
  verifyResetCode(code: string): Promise<string>;
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /**
   * Asks for the current password again before the new one is set. Rejects with `wrong-password` when it is another
   * one, and with `no-password` when the account uses another sign-in method.
   */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /** How the account of the session is opened; nothing without a session. */
  waysIn(): readonly WayIn[];
  /**
   * Makes the sign-in of this session a recent one. Rejects with `wrong-password` or `no-password`.
   */
  confirmPassword(password: string): Promise<void>;
  /** The same by the account's own Google window; it has to be called straight from a click. */
  confirmWithGoogle(): Promise<void>;
  signOut(): Promise<void>;
  /** The token to show to a server, or `null` while signed out. */
  getIdToken(): Promise<string | null>;
}
