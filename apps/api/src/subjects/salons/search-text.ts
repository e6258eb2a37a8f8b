import { foldText, latinText } from '@salonica/text';

/** The text to search: folded, and again in Latin letters, so that both alphabets match. */
export function searchTextOf(texts: readonly string[]): string {
  const folded = foldText(texts.join(' '));
  return [...new Set([folded, latinText(folded)])].join(' ');
}

/** The words of a search, each as typed and in Latin letters; all of them have to match. */
export function searchWords(typed: string): readonly (readonly string[])[] {
  return foldText(typed)
    .split(/[\s,;]+/u)
    .filter((word) => word !== '')
    .map((word) => [...new Set([word, latinText(word)])]);
}
