import type { Concept } from './concepts/index.ts';
import type { Place } from './places/place.ts';
import { soundsOf } from './sounds.ts';
import { spellingIndex } from './spelling-index.ts';
import type { Term } from './terms.ts';
import { isNumber, joined } from './words.ts';

/** A text that people may type, and everything that it stands for. */
export interface Entry {
  /** As it is written. */
  readonly text: string;
  /** Folded, without spaces. */
  readonly raw: string;
  readonly sounds: readonly string[];
  /** Whether it has several words. */
  readonly isPhrase: boolean;
  readonly terms: Term[];
  readonly concepts: Concept[];
  readonly places: Place[];
  isFiller: boolean;
}

/** Continuations of a beginning that are considered, and those that are returned. */
const mostBegun = 1000;
const mostContinuations = 60;

export type Lexicon = ReturnType<typeof createLexicon>;

/** Finds entries by their form. */
export function createLexicon() {
  const byRaw = new Map<string, Entry>();
  const bySound = new Map<string, Entry[]>();
  const spellings = spellingIndex<Entry>();
  const phrases = spellingIndex<Entry>();
  let sorted: Entry[] | undefined;

  function entryOf(text: string): Entry | undefined {
    const raw = joined(text);
    if (raw === '') return undefined;
    const known = byRaw.get(raw);
    if (known !== undefined) return known;
    const entry: Entry = {
      text,
      raw,
      sounds: soundsOf(raw),
      isPhrase: /[\s-]/u.test(text.trim()),
      terms: [],
      concepts: [],
      places: [],
      isFiller: false,
    };
    byRaw.set(raw, entry);
    for (const sound of entry.sounds) {
      const same = bySound.get(sound);
      if (same === undefined) bySound.set(sound, [entry]);
      else same.push(entry);
    }
    // A number has no likely errors.
    if (!isNumber(raw)) spellings.add(entry);
    if (entry.isPhrase) phrases.add(entry);
    sorted?.splice(positionIn(sorted, raw), 0, entry);
    return entry;
  }

  /** The entries in the order of their raw forms. */
  function inOrder(): readonly Entry[] {
    sorted ??= [...byRaw.values()].toSorted((a, b) => (a.raw < b.raw ? -1 : 1));
    return sorted;
  }

  return {
    /** Sorts and indexes the entries. */
    prepare(): void {
      inOrder();
      spellings.prepare();
      phrases.prepare();
    },
    /** The entry of a text, made where it is new; undefined for a text without letters. */
    entryOf,
    written: (raw: string): Entry | undefined => byRaw.get(raw),
    /** Entries that sound the same. */
    sounding: (sounds: readonly string[]): readonly Entry[] => [
      ...new Set(sounds.flatMap((sound) => bySound.get(sound) ?? [])),
    ],
    /** Entries that begin like this, in the spellings of both alphabets, the shortest first. */
    beginning(raw: string, sounds: readonly string[]): readonly Entry[] {
      const entries = inOrder();
      const from = positionIn(entries, raw);
      const found = new Set(spellings.beginning(sounds));
      for (const entry of entries.slice(from, from + mostBegun)) {
        if (!entry.raw.startsWith(raw)) break;
        found.add(entry);
      }
      return [...found].toSorted((a, b) => a.raw.length - b.raw.length).slice(0, mostContinuations);
    },
    /** Entries within a number of typing errors, with their distance. */
    similar: (...asked: Parameters<typeof spellings.similar>) => spellings.similar(...asked),
    /** The same for entries of several words. */
    similarPhrases: (...asked: Parameters<typeof spellings.similar>) => phrases.similar(...asked),
  };
}

/** Where a raw form is, or would be, among sorted entries. */
function positionIn(entries: readonly Entry[], raw: string): number {
  let from = 0;
  for (let to = entries.length; from < to;) {
    const middle = Math.floor((from + to) / 2);
    if ((entries[middle]?.raw ?? '') < raw) from = middle + 1;
    else to = middle;
  }
  return from;
}
