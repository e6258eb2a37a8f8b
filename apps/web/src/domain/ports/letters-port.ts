/** A visitor's message to support. */
export interface SupportMessage {
  readonly name: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
}

/** The result of a link that verifies the address of an account. */
export interface Verification {
  /** Whether it had been verified before. */
  readonly wasVerified: boolean;
  /** Whether this browser stays signed in to the account; all others do not. */
  readonly keepsSession: boolean;
}

/**
 * Messages to support, the newsletter, and links in mails; public. Rejects with a `ServiceError`.
 */
export interface LettersPort {
  /** @param id - a UUID; the same for every attempt to send the same message */
  write(message: SupportMessage, id: string): Promise<void>;
  /** Resolves for every address: only its mailbox reveals the result. */
  subscribe(email: string): Promise<void>;
  /** Rejects with `not-found` for an invalid link. */
  confirm(token: string): Promise<void>;
  unsubscribe(token: string): Promise<void>;
  /**
   * Rejects with `not-found` for an invalid link, and with a conflict where another account has the
   * address.
   */
  confirmEmail(token: string): Promise<void>;
  /** Rejects with `not-found` for an unknown link, and with `gone` for one that is too old. */
  verifyEmail(token: string): Promise<Verification>;
}
