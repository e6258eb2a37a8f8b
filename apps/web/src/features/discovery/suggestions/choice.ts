/** What a visitor chose instead of typing on. */
export type Choice =
  /** Other words for the search. */
  | { readonly kind: 'search'; readonly text: string }
  | { readonly kind: 'place'; readonly text: string }
  /** A page of its own: a salon, a barber's appointments, a category. */
  | { readonly kind: 'page'; readonly path: string };

/** What the text of a field means: words, a place, or both. */
export type Scope = 'words' | 'place' | 'anything';
