import { otherLayout } from '../layout.ts';
import { latinSpellings } from './latin-spellings.ts';

export const typoKinds = ['drop', 'double', 'swap', 'neighbour', 'layout', 'greeklish'] as const;

export type TypoKind = (typeof typoKinds)[number];

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'ςερτυθιοπ', 'ασδφγηξκλ', 'ζχψωβνμ'];

function neighbourOf(letter: string): string {
  const row = rows.find((letters) => letters.includes(letter.toLowerCase())) ?? '';
  const at = row.indexOf(letter.toLowerCase());
  return row.charAt(at + 1) || row.charAt(at - 1) || letter;
}

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{Mn}/gu, '');

/** The longest word of a text, which is mistyped: people also make errors in short ones, but those stay exact. */
function longestWord(text: string): { word: string; at: number } {
  const [longest] = [...text.matchAll(/[\p{L}]+/gu)].toSorted((a, b) => b[0].length - a[0].length);
  return { word: longest?.[0] ?? '', at: longest?.index ?? 0 };
}

/**
 * A text with one typing error; undefined where the kind does not apply.
 * @param at - 0 to 1, where the error is
 */
export function mistyped(text: string, kind: TypoKind, at: number): string | undefined {
  const typed = plain(text);
  if (kind === 'layout') return otherLayout(typed);
  if (kind === 'greeklish') {
    const spelled = latinSpellings(typed, at);
    return spelled === typed ? undefined : spelled;
  }
  const { word, at: from } = longestWord(typed);
  if (word.length < 5) return undefined;
  const index = 1 + Math.floor(at * (word.length - 2));
  const [before, letter, after] = [word.slice(0, index), word.charAt(index), word.slice(index + 1)];
  const next = after.charAt(0);
  const changed = {
    drop: before + after,
    double: before + letter + letter + after,
    swap: before + next + letter + after.slice(1),
    neighbour: before + neighbourOf(letter) + after,
  }[kind];
  const whole = typed.slice(0, from) + changed + typed.slice(from + word.length);
  return whole === typed ? undefined : whole;
}
