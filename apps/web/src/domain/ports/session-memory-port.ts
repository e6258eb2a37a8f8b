/** Enough to greet a returning visitor before the identity service has spoken; proof of nothing. */
export interface SessionHint {
  readonly email: string | null;
  readonly displayName: string | null;
  /** What a customer without an address is known by. */
  readonly phoneNumber: string | null;
}

/** What the browser remembers of the session, and how its tabs tell each other of its end. */
export interface SessionMemory {
  readHint(): SessionHint | null;
  /** Without `remember` the hint stays where an earlier one is. */
  writeHint(hint: SessionHint, remember?: boolean): void;
  clearHint(): void;
  announceEnd(): void;
  /** Calls back when another tab announced the end of the session. */
  onEndElsewhere(listener: () => void): void;
}
