import { foldText } from '@salonica/text';

/** A part of a text: a search match, or the text between matches. */
export interface Part {
  readonly text: string;
  readonly isHit: boolean;
}

/** The folded words of a search; empty for a blank one. */
export function wordsOf(query: string): readonly string[] {
  return foldText(query)
    .split(' ')
    .filter((word) => word !== '');
}

/** Whether the texts contain every word. */
export function fits(words: readonly string[], ...texts: readonly string[]): boolean {
  const folded = foldText(texts.join(' '));
  return words.every((word) => folded.includes(word));
}

/** The folded text, and the original position of each of its characters. */
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

/** Splits a text at search matches, ignoring accents and case. */
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
