/** Parameters of every reading call. */
export interface Request {
  /** Language of the server's texts. */
  readonly language: string;
  readonly signal: AbortSignal;
}

/** One page of a list. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** Cursor of the next page; null on the last one. */
  readonly nextCursor: string | null;
}
