import { typingDistance } from './typing-distance.ts';
import { isGreek } from './words.ts';

interface Spelled {
  readonly raw: string;
  readonly sounds: readonly string[];
}

export interface Similar<Entry> {
  readonly entry: Entry;
  /** Typing errors. */
  readonly distance: number;
}

/** The pairs of letters of a form, with its ends. */
function pairsOf(form: string): readonly string[] {
  const text = `^${form}$`;
  return Array.from({ length: text.length - 1 }, (_, at) => text.slice(at, at + 2));
}

/** Of equal likeness, letters tell more than sounds. */
const costOfSound = 0.2;

/** A swap changes three pairs of letters, any other error two; few words have two swaps. */
const pairsOfErrors = (errors: number): number => 1 + 2 * errors;

/** A long form shares more than one pair with what it is like. */
const leastPairs = (form: string): number => (form.length < 6 ? 1 : 2);

/** Finds spellings with typing errors: candidates share pairs of letters, then their distance decides. */
export function spellingIndex<Entry extends Spelled>() {
  const entries: Entry[] = [];
  /** Entries whose forms are not in the index yet: it is only needed for words that are not known. */
  let indexed = 0;
  const forms: string[] = [];
  const owners: number[] = [];
  const byPair = new Map<string, number[]>();
  const byStart = new Map<string, number[]>();
  /** Pairs that each form shares with the compared one; zero between two comparisons. */
  let counts = new Uint8Array(0);

  function addForm(form: string, owner: number): void {
    const at = forms.length;
    forms.push(form);
    owners.push(owner);
    for (const pair of new Set(pairsOf(form))) post(byPair, pair, at);
    post(byStart, form.slice(0, 2), at);
  }

  function complete(): void {
    for (; indexed < entries.length; indexed += 1) {
      const entry = entries[indexed];
      if (entry === undefined) continue;
      for (const form of new Set([entry.raw, ...entry.sounds])) addForm(form, indexed);
    }
  }

  /** Forms that share enough pairs with this one. */
  function candidates(form: string, most: number): readonly number[] {
    const pairs = new Set(pairsOf(form));
    const needed = Math.max(leastPairs(form), pairs.size - pairsOfErrors(most));
    if (counts.length < forms.length) counts = new Uint8Array(forms.length * 2);
    const touched: number[] = [];
    for (const pair of pairs) {
      for (const at of byPair.get(pair) ?? []) {
        if (counts[at] === 0) touched.push(at);
        counts[at] = (counts[at] ?? 0) + 1;
      }
    }
    return touched.filter((at) => {
      const isEnough = (counts[at] ?? 0) >= needed;
      counts[at] = 0;
      return isEnough && Math.abs((forms[at]?.length ?? 0) - form.length) <= most;
    });
  }

  function within(typed: Spelled, most: (length: number) => number): readonly Similar<Entry>[] {
    const best = new Map<number, number>();
    for (const form of new Set([typed.raw, ...typed.sounds])) {
      const limit = most(form.length);
      if (limit === 0) continue;
      for (const at of candidates(form, limit)) {
        const other = forms[at] ?? '';
        // A form of one alphabet says nothing about one of the other.
        if (isGreek(form) !== isGreek(other)) continue;
        const owner = owners[at] ?? -1;
        const errors = typingDistance(form, other, Math.min(limit, most(other.length)));
        const isWritten = form === typed.raw && other === entries[owner]?.raw;
        const distance = isWritten ? errors : errors + costOfSound;
        if (distance < (best.get(owner) ?? Infinity)) best.set(owner, distance);
      }
    }
    return [...best].flatMap(([owner, distance]) => {
      const entry = entries[owner];
      return entry === undefined ? [] : [{ entry, distance }];
    });
  }

  return {
    add(entry: Entry): void {
      entries.push(entry);
    },

    /** Indexes all entries. */
    prepare: complete,

    /** Entries of which a sound begins with one of these. */
    beginning(sounds: readonly string[]): readonly Entry[] {
      complete();
      return sounds.flatMap((sound) =>
        sound.length < 2
          ? []
          : (byStart.get(sound.slice(0, 2)) ?? []).flatMap((at) => {
              const entry = entries[owners[at] ?? -1];
              const isSound = entry?.sounds.includes(forms[at] ?? '') === true;
              return isSound && forms[at]?.startsWith(sound) === true ? [entry] : [];
            }),
      );
    },

    /**
     * Entries with the fewest typing errors, as they are written or as they sound.
     * @param most - by the length of the compared form
     */
    similar(typed: Spelled, most: (length: number) => number): readonly Similar<Entry>[] {
      complete();
      const longest = Math.max(typed.raw.length, ...typed.sounds.map(({ length }) => length));
      for (let errors = 1; errors <= most(longest); errors += 1) {
        const found = within(typed, (length) => Math.min(errors, most(length)));
        if (found.length > 0) return found;
      }
      return [];
    },
  };
}

function post(postings: Map<string, number[]>, key: string, at: number): void {
  const list = postings.get(key);
  if (list === undefined) postings.set(key, [at]);
  else list.push(at);
}
