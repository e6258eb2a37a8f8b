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

/** The session hint in the browser, and what other tabs do with the session. */
export interface SessionMemory {
  readHint(): SessionHint | null;
  /** Without `remember` the hint keeps its storage. */
  writeHint(hint: SessionHint, remember?: boolean): void;
  clearHint(): void;
  /** Calls back when another tab stored a hint: a customer signed in there. */
  onStartElsewhere(listener: () => void): void;
  announceEnd(): void;
  /** Calls back when another tab announced the end of the session. */
  onEndElsewhere(listener: () => void): void;
}
