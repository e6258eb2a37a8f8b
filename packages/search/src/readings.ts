import { otherLayout } from './layout.ts';
import type { Entry } from './lexicon.ts';
import { zipPlace } from './places/zips.ts';
import { isEnglish, soundsOf } from './sounds.ts';
import { kindOf } from './terms.ts';
import type { Vocabulary } from './vocabulary.ts';
import { isGreek, isNumber, joined } from './words.ts';

/** How a text was recognised, from the surest to the least sure way. */
export type Way = 'written' | 'sound' | 'layout' | 'beginning' | 'similar' | 'unknown';

/** What one or several typed words stand for. */
export interface Reading {
  readonly way: Way;
  /** Best first. */
  readonly entries: readonly Entry[];
  /** Smaller is surer. */
  readonly cost: number;
}

const costOfUnknown = 6;

export const unknown: Reading = { way: 'unknown', entries: [], cost: costOfUnknown };

/** No word is longer. */
const longestWord = 30;

/** The typing errors that a form of this length may have: short words stay exact. */
export function mostErrors(length: number): number {
  if (length < 4 || length > longestWord) return 0;
  return length < 7 ? 1 : 2;
}

/** Of several entries with typing errors only the likeliest are meant. */
const slack = 0.25;

const leastSounding = 3;

/** Post codes are too many for a lexicon. */
function zipEntry(raw: string): Entry | undefined {
  const place = zipPlace(raw);
  if (place === undefined) return undefined;
  const nothing = { terms: [], concepts: [], isFiller: false, isPhrase: false };
  return { text: place.en, raw, sounds: [raw], places: [place], ...nothing };
}

/** Written like this, or sounding the same. */
function sure(vocabulary: Vocabulary, raw: string): Reading | undefined {
  const { lexicon } = vocabulary;
  const written = lexicon.written(raw) ?? zipEntry(raw);
  const isSounding = raw.length >= leastSounding && !isNumber(raw);
  const sounding = isSounding ? lexicon.sounding(soundsOf(raw)) : [];
  const entries = [...new Set([...(written === undefined ? [] : [written]), ...sounding])];
  if (entries.length === 0) return undefined;
  return written === undefined
    ? { way: 'sound', entries, cost: 0.1 }
    : { way: 'written', entries, cost: 0 };
}

/** A beginning with other letters of the same alphabet is less likely than a typing error. */
const costOfSpelling = 2;

/** Few people look for a street. */
const costOfStreet = 0.8;

const isOnlyAddress = ({ terms, concepts, places }: Entry): boolean =>
  concepts.length === 0 && places.length === 0 && terms.every((term) => kindOf(term) === 'a');

/** A word that others follow is complete, or lacks a letter. */
const costOfBeginning = { last: 0.6, inner: 1.6 } as const;

function begun(vocabulary: Vocabulary, raw: string, isLast: boolean): Reading | undefined {
  if (raw.length < (isLast ? 2 : leastSounding) || isNumber(raw)) return undefined;
  const entries = vocabulary.lexicon
    .beginning(raw, soundsOf(raw))
    .filter(({ isFiller, raw: form }) => !isFiller && !(isEnglish(raw) && isGreek(form)));
  if (entries.length === 0) return undefined;
  // The shortest continuation is the likeliest.
  const shortest = Math.min(...entries.map((entry) => entry.raw.length));
  const missing = Math.max(0, shortest - raw.length) / (5 * raw.length);
  const isSpelled = entries.some(
    (entry) => entry.raw.startsWith(raw) || isGreek(entry.raw) !== isGreek(raw),
  );
  const ofSpelling = isSpelled ? 0 : costOfSpelling;
  const ofStreet = entries.every((entry) => isOnlyAddress(entry)) ? costOfStreet : 0;
  const cost = costOfBeginning[isLast ? 'last' : 'inner'] + ofSpelling + ofStreet + missing;
  return { way: 'beginning', entries, cost };
}

/** Both, where they are about as likely. */
function eitherOf(one: Reading | undefined, other: Reading | undefined): Reading | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  const [sure, less] = one.cost <= other.cost ? [one, other] : [other, one];
  if (less.cost - sure.cost > closeCost) return sure;
  return { ...sure, entries: [...new Set([...sure.entries, ...less.entries])] };
}

const closeCost = 0.6;

function similar(
  { lexicon }: Vocabulary,
  raw: string,
  kind: 'similar' | 'similarPhrases' = 'similar',
): Reading | undefined {
  if (isNumber(raw)) return undefined;
  const found = lexicon[kind]({ raw, sounds: soundsOf(raw) }, mostErrors).filter(
    ({ entry }) => !entry.isFiller,
  );
  const least = Math.min(...found.map(({ distance }) => distance));
  const entries = found
    .filter(({ distance }) => distance <= least + slack)
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ entry }) => entry);
  return entries.length === 0 ? undefined : { way: 'similar', entries, cost: 1 + least };
}

/** The most usual sound of a word is that of what it stands for. */
const isUsual = ({ entries }: Reading, raw: string): boolean =>
  entries.some(({ sounds }) => sounds[0] === soundsOf(raw)[0]);

const atCost = (reading: Reading | undefined, way: Way, more: number): Reading | undefined =>
  reading && { ...reading, way, cost: reading.cost + more };

const cheapest = (readings: readonly (Reading | undefined)[]): Reading =>
  readings.reduce<Reading>(
    (best, reading) => (reading !== undefined && reading.cost < best.cost ? reading : best),
    unknown,
  );

/**
 * What one typed word stands for.
 * @param isLast - it may still be being typed
 */
export function readWord(vocabulary: Vocabulary, word: string, isLast: boolean): Reading {
  const raw = joined(word);
  if (raw === '') return unknown;
  const other = joined(otherLayout(word));
  const isOther = other !== raw && other.length >= leastSounding;
  const own = sure(vocabulary, raw);
  const onOther = isOther ? sure(vocabulary, other) : undefined;
  const isMoreLikely = onOther?.way === 'written' && own?.way === 'sound' && !isUsual(own, raw);
  const found = own === undefined || isMoreLikely ? atCost(onOther, 'layout', 0.3) : own;
  if (found !== undefined) return found;
  return cheapest([
    eitherOf(begun(vocabulary, raw, isLast), similar(vocabulary, raw)),
    isOther ? atCost(begun(vocabulary, other, isLast), 'layout', 0.4) : undefined,
    isOther ? atCost(similar(vocabulary, other), 'layout', 0.6) : undefined,
  ]);
}

/** What several typed words stand for together; undefined where they are no phrase. */
export function readPhrase(
  vocabulary: Vocabulary,
  words: readonly string[],
  isSure: boolean,
): Reading | undefined {
  const raw = joined(words.join(''));
  const found =
    sure(vocabulary, raw) ??
    atCost(sure(vocabulary, joined(otherLayout(words.join('')))), 'layout', 0.3);
  if (found !== undefined || isSure || raw.length < 7) return found;
  return similar(vocabulary, raw, 'similarPhrases');
}
