import { type Reading, readPhrase, readWord } from './readings.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wordsOf } from './words.ts';

/** Typed words that stand for one thing. */
export interface Segment {
  /** As they were typed. */
  readonly words: readonly string[];
  readonly reading: Reading;
  /** What each word stands for by itself. */
  readonly parts: readonly Reading[];
}

const longestPhrase = 4;

/** Fewer segments are likelier. */
const costOfSegment = 0.05;

/** More words say nothing more. */
const mostWords = 12;

/** Typed words; on the Latin layout a semicolon inside a word may be a Greek accent. */
export function typedWords(query: string): readonly string[] {
  return query
    .split(/\s+/u)
    .flatMap((chunk) =>
      /^[a-z]+;[a-z;]+$/i.test(chunk) && !chunk.endsWith(';') ? [chunk] : wordsOf(chunk),
    )
    .slice(0, mostWords);
}

interface Path {
  readonly cost: number;
  readonly segments: readonly Segment[];
}

/** Splits a query into the words and phrases that it is most likely made of. */
export function segmentsOf(vocabulary: Vocabulary, query: string): readonly Segment[] {
  const words = typedWords(query);
  const parts = words.map((word, at) => readWord(vocabulary, word, at === words.length - 1));
  let paths: readonly Path[] = [{ cost: 0, segments: [] }];
  for (let end = 1; end <= words.length; end += 1) {
    let best: Path | undefined;
    for (let from = Math.max(0, end - longestPhrase); from < end; from += 1) {
      const before = paths[from];
      const reading = readingOf(vocabulary, words.slice(from, end), parts.slice(from, end));
      if (before === undefined || reading === undefined) continue;
      const cost = before.cost + reading.cost + costOfSegment;
      if (best !== undefined && cost >= best.cost) continue;
      const segment = { words: words.slice(from, end), reading, parts: parts.slice(from, end) };
      best = { cost, segments: [...before.segments, segment] };
    }
    paths = [...paths, best ?? { cost: Infinity, segments: [] }];
  }
  return paths.at(-1)?.segments ?? [];
}

function readingOf(
  vocabulary: Vocabulary,
  words: readonly string[],
  parts: readonly Reading[],
): Reading | undefined {
  if (words.length === 1) return parts[0];
  const isSure = parts.every(({ way }) => way === 'written' || way === 'sound');
  return readPhrase(vocabulary, words, isSure);
}
