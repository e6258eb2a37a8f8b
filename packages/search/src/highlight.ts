import { foldText } from '@salonica/text';
import type { Completion } from './completions.ts';
import { joined } from './words.ts';

export type Range = [start: number, end: number];

/** Letters of a text with the marks that follow each. */
const letters = /[\p{L}\p{N}]\p{M}*/gu;

/** The parts of a text that were typed. */
export function rangesOf(text: string, completions: readonly Completion[]): Range[] {
  const ranges: Range[] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}\p{M}'’]+/gu)) {
    const raw = joined(word);
    const found = completions.find(({ costs }) => costs.has(raw));
    if (found === undefined) continue;
    const ends = [...word.matchAll(letters)].map((letter) => letter.index + letter[0].length);
    const isBeginning = foldText(raw).startsWith(found.raw);
    const length = isBeginning ? (ends[found.raw.length - 1] ?? word.length) : word.length;
    ranges.push([index, index + length]);
  }
  return ranges;
}
