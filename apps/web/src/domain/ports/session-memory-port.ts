/**
 * Data to greet a returning visitor before the identity service has responded; not a proof of
 * identity.
 */
export interface SessionHint {
  readonly email: string | null;
  readonly displayName: string | null;
  /** Identifies a customer without an address. */
  readonly phoneNumber: string | null;
}

/** The session hint in the browser, and messages between tabs about the end of a session. */
export interface SessionMemory {
  readHint(): SessionHint | null;
  /** Without `remember` the hint keeps its storage. */
  writeHint(hint: SessionHint, remember?: boolean): void;
  clearHint(): void;
  announceEnd(): void;
  /** Calls back when another tab announced the end of the session. */
  onEndElsewhere(listener: () => void): void;
}
