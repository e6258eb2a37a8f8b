/** What people want, with all words for it in both languages; a text of several words is a phrase. */
export interface Concept {
  readonly words: readonly string[];
  /** English titles of the categories that offer it. */
  readonly categories: readonly string[];
  /**
   * `shop` is a kind of salon and `plain` is said of most services: beside other words they are not
   * required.
   */
  readonly weight: 'content' | 'shop' | 'plain';
}

const list = (text: string) => text.split(',').map((word) => word.trim());

/** Words are separated by commas. */
const conceptOf =
  (weight: Concept['weight']) =>
  (words: string, ...categories: readonly string[]): Concept => ({
    words: list(words),
    categories,
    weight,
  });

export const wanted = conceptOf('content');
export const shop = conceptOf('shop');
export const plain = conceptOf('plain');
