import type { IdentityErrorCode } from '../identity-error-codes.ts';

export type { IdentityErrorCode } from '../identity-error-codes.ts';

/** The app's data about a signed-in person. */
export interface IdentityUser {
  readonly displayName: string | null;
  readonly email: string | null;
  /** In E.164 format; null without phone sign-in. */
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

/** The only error that methods of {@link IdentityPort} reject with. */
export class IdentityError extends Error {
  override readonly name = 'IdentityError';
  readonly code: IdentityErrorCode;

  constructor(code: IdentityErrorCode, options?: ErrorOptions) {
    super(code, options);
    this.code = code;
  }
}

/** Sign-in with a code sent by text message. */
export interface PhoneIdentity {
  /** @param number - in E.164 format, such as `+306912345678` */
  sendCode(number: string): Promise<void>;
  /** Opens the session with the latest code. */
  confirmCode(code: string, options: SessionOptions): Promise<IdentityUser>;
}

/** The sign-in method of an account. */
export type WayIn = 'password' | 'google' | 'phone';

/** The features' interface of an identity service. */
export interface IdentityPort {
  /**
   * Reports the session once it is known and after every change, those of other tabs included.
   * Returns the function that stops the reports.
   */
  observe(onChange: (user: IdentityUser | null) => void): () => void;
  signInWithEmail(credentials: Credentials, options: SessionOptions): Promise<IdentityUser>;
  /** Opens a window, so it has to be called straight from a click. */
  signInWithGoogle(options: SessionOptions): Promise<IdentityUser>;
  /** Null where phone sign-in is disabled. */
  readonly phone: PhoneIdentity | null;
  createAccount(account: NewAccount): Promise<IdentityUser>;
  /** Also resolves for unknown addresses, so that it does not reveal accounts. */
  sendPasswordReset(email: string): Promise<void>;
  /** Resolves to the e-mail address the code was sent to. */
  verifyResetCode(code: string): Promise<string>;
  confirmPasswordReset(code: string, newPassword: string): Promise<void>;
  /**
   * Verifies the current password before the new one is set. Rejects with `wrong-password`, or with
   * `no-password` when the account uses another sign-in method.
   */
  changePassword(currentPassword: string, newPassword: string): Promise<void>;
  /** The sign-in methods of the current account; empty without a session. */
  waysIn(): readonly WayIn[];
  /** Confirms the sign-in of this session. Rejects with `wrong-password` or `no-password`. */
  confirmPassword(password: string): Promise<void>;
  /** The same by the account's Google window; has to be called straight from a click. */
  confirmWithGoogle(): Promise<void>;
  signOut(): Promise<void>;
  /** The token for servers, or `null` while signed out. */
  getIdToken(): Promise<string | null>;
}
