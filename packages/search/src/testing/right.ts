/** What the first results of a query have to be, of the built-in catalogue. */
export interface Right {
  /** Ids: one of them is among the first three. */
  readonly salons?: readonly string[];
  /** English name of the matching service of the first one. */
  readonly service?: RegExp;
  /** English title of a category that the first three have. */
  readonly category?: readonly string[];
  /** English name of a barber of the first three. */
  readonly barber?: string;
  /** English name of the place. */
  readonly place?: string;
}

export interface CorpusEntry {
  readonly query: string;
  readonly right: Right;
}

export const rightIs = (right: Right, ...queries: readonly string[]): readonly CorpusEntry[] =>
  queries.map((query) => ({ query, right }));
