import { foldText } from '../../shared/text.ts';

/** A stretch of a text that fits the search, or one between two of them. */
export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

/** The words of a search, folded; none for a search of nothing but space. */
export function wordsOf(query: string): readonly string[] {
  return foldText(query)
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether every word stands somewhere in the texts. */
export function fits(words: readonly string[], ...texts: readonly string[]): boolean {
  const folded = foldText(texts.join(' '));
  return words.every((word) => folded.includes(word));
}

/** The folded text, and for each of its characters its position in the original. */
function foldWithPlaces(text: string): { folded: string; places: readonly number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const plain = foldText(character) || (/\s/u.test(character) ? ' ' : '');
    for (let index = 0; index < plain.length; index += 1) places.push(at);
    folded += plain;
    at += character.length;
  }
  places.push(text.length);
  return { folded, places };
}

/** Cuts a text where the words of the search begin and end; accents and case make no difference. */
export function markHits(text: string, words: readonly string[]): readonly Part[] {
  const { folded, places } = foldWithPlaces(text);
  const isHit = Array.from({ length: text.length }, () => false);
  for (const word of words) {
    for (let from = folded.indexOf(word); from !== -1; from = folded.indexOf(word, from + 1)) {
      isHit.fill(true, places[from], places[from + word.length]);
    }
  }
  const parts: Part[] = [];
  let start = 0;
  for (let end = 1; end <= text.length; end += 1) {
    if (end < text.length && isHit[end] === isHit[start]) continue;
    parts.push({ text: text.slice(start, end), isHit: isHit[start] === true });
    start = end;
  }
  return parts;
}
