import type { Entry } from './lexicon.ts';
import type { Segment } from './segments.ts';
import { kindOf } from './terms.ts';
import { isGreek, joined } from './words.ts';

/** The query with its corrected words; null where none was corrected. */
export function correctedText(segments: readonly Segment[]): string | null {
  const isCorrected = ({ reading }: Segment) =>
    reading.way === 'similar' || reading.way === 'layout';
  if (!segments.some(isCorrected)) return null;
  return segments
    .map((segment) => {
      const typed = segment.words.join(' ');
      if (!isCorrected(segment)) return typed;
      const { way, entries } = segment.reading;
      const wantsGreek = isGreek(joined(typed)) !== (way === 'layout');
      const entry = entries.find(({ raw }) => isGreek(raw) === wantsGreek) ?? entries[0];
      return entry === undefined ? typed : textOf(entry);
    })
    .join(' ');
}

/** Names and places are written with capital letters, services without. */
function textOf({ text, terms, places }: Entry): string {
  const isName = places.length > 0 || terms.some((term) => 'nba'.includes(kindOf(term)));
  return isName ? text : text.toLowerCase();
}
