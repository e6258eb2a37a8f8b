import { type Condition, distinct } from './condition.ts';
import { correctedText } from './corrected-text.ts';
import { type Meaning, meaningOf } from './meaning.ts';
import type { Place } from './places/place.ts';
import { segmentsOf } from './segments.ts';
import type { Term } from './terms.ts';
import { tiersOf } from './tiers.ts';
import type { Vocabulary } from './vocabulary.ts';
import { wholeOffers } from './whole-offers.ts';

/** What a query asks for. */
export interface Understanding {
  readonly meanings: readonly Meaning[];
  /** Terms of services whose whole name it is. */
  readonly offers: readonly Term[];
  /** A place that it names. */
  readonly place: Place | undefined;
  /** A salon matches by any of these; those of an earlier one come first. */
  readonly tiers: readonly Condition[];
  /** The same for what is nearest to the query, where nothing matches. */
  readonly wider: readonly Condition[];
  /** Whether some words are unknown, so that no salon matches all of them. */
  readonly isPartial: boolean;
  /** The query with its corrected words; null where none was corrected. */
  readonly suggestion: string | null;
}

const everything: Condition = [];

/** Understands what was typed, by the words that exist. */
export function understand(vocabulary: Vocabulary, query: string): Understanding {
  const segments = segmentsOf(vocabulary, query);
  const meanings = segments.map((segment) => meaningOf(vocabulary, segment));
  const offers = wholeOffers(vocabulary, meanings);
  const searched = meanings.filter(({ role }) => role === 'content' || role === 'shop');
  return {
    meanings,
    offers,
    place: meanings.find(({ place }) => place !== undefined)?.place,
    tiers: tiersOf(meanings, offers),
    wider: distinct([...searched.flatMap((meaning) => tiersOf([meaning])), everything]),
    // Signs alone are no words that a salon could have.
    isPartial:
      meanings.some(({ role }) => role === 'unknown') ||
      (meanings.length === 0 && query.trim() !== ''),
    suggestion: correctedText(segments),
  };
}
