import { otherLayout } from './layout.ts';
import type { Entry } from './lexicon.ts';
import { mostErrors, readWord } from './readings.ts';
import { typedWords } from './segments.ts';
import { soundsOf } from './sounds.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isGreek, joined } from './words.ts';

/** A typed word with every word that it may become. */
export interface Completion {
  readonly raw: string;
  readonly entries: readonly Entry[];
  /** How unlikely each is, by its raw form. */
  readonly costs: ReadonlyMap<string, number>;
}

const costOfSound = 0.1;
const costOfBeginning = 0.3;
/** Other letters of the same alphabet. */
const costOfSpelling = 0.3;
const costOfLayout = 0.3;
/** Continuations of one word that are considered. */
const mostEntries = 60;

function beginnings(vocabulary: Vocabulary, raw: string, more: number): [Entry, number][] {
  const sounds = raw.length < 2 ? [] : soundsOf(raw);
  return vocabulary.lexicon.beginning(raw, sounds).map((entry) => {
    if (entry.raw === raw) return [entry, more];
    if (entry.sounds.some((sound) => sounds.includes(sound))) return [entry, more + costOfSound];
    const missing = Math.max(0, entry.raw.length - raw.length);
    return [entry, more + costOfBeginning + costOfForm(entry.raw, raw) + missing / 100];
  });
}

/** A beginning has the typed letters, sounds like them in the other alphabet, or is spelled otherwise. */
function costOfForm(form: string, raw: string): number {
  if (form.startsWith(raw)) return 0;
  return isGreek(form) === isGreek(raw) ? costOfSpelling : costOfSound;
}

/** Every word that a typed one may become. */
function completionOf(vocabulary: Vocabulary, word: string): Completion {
  const raw = joined(word);
  const other = joined(otherLayout(word));
  const found = [
    ...beginnings(vocabulary, raw, 0),
    ...(other.length > 2 ? beginnings(vocabulary, other, costOfLayout) : []),
  ];
  const isTypo = found.length === 0 && mostErrors(raw.length) > 0;
  const reading = isTypo ? readWord(vocabulary, word, true) : undefined;
  const all: [Entry, number][] = [
    ...found,
    ...(reading?.entries ?? []).map((entry): [Entry, number] => [entry, reading?.cost ?? 0]),
  ];
  const costs = new Map<string, number>();
  const likely = all.toSorted((a, b) => a[1] - b[1]).slice(0, mostEntries);
  for (const [entry, cost] of likely) {
    costs.set(entry.raw, Math.min(cost, costs.get(entry.raw) ?? Infinity));
  }
  return { raw, entries: [...new Set(likely.map(([entry]) => entry))], costs };
}

/** Every word that the typed ones may become; words that say nothing are left out. */
export function completionsOf(vocabulary: Vocabulary, query: string): readonly Completion[] {
  const words = typedWords(query);
  const isFiller = (word: string, at: number) =>
    at < words.length - 1 && vocabulary.lexicon.written(joined(word))?.isFiller === true;
  return words
    .filter((word, at) => !isFiller(word, at))
    .map((word) => completionOf(vocabulary, word));
}

/** How unlikely it is that a text with these words was meant; undefined where a typed word is none of them. */
export function costOf(
  completions: readonly Completion[],
  words: readonly string[],
): number | undefined {
  let sum = 0;
  const raws = words.map((word) => joined(word));
  for (const { costs } of completions) {
    const least = Math.min(...raws.map((raw) => costs.get(raw) ?? Infinity));
    if (least === Infinity) return undefined;
    sum += least;
  }
  return completions.length === 0 ? undefined : sum;
}
