/** What every reading call says. */
export interface Request {
  /** Language of the texts that the server writes. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Where this page ended; null on the last one. */
  readonly nextCursor: string | null;
}
