/** Built-in strings of the search field. */
export interface SearchFieldMessages {
  /** Name of the button that empties the field. */
  clear: string;
}

export const en: SearchFieldMessages = { clear: 'Clear search' };

export const el: SearchFieldMessages = { clear: 'Καθαρισμός αναζήτησης' };
