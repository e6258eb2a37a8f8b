import { setImmediate } from 'node:timers/promises';
import { createVocabulary, type Vocabulary } from '@salonica/search';
import type { Database } from '../../platform/database/database.ts';
import { inTurns } from '../../platform/database/in-turns.ts';
import { statement } from '../../platform/database/statement.ts';

interface TermRow {
  position: string;
  term: string | null;
}

/** Terms of transactions that may have ended since; those that still run hold the position back. */
const termsSince = statement<TermRow>(
  'known_terms_since',
  `select snapshot.position::text, known_terms.term
   from (select pg_snapshot_xmin(pg_current_snapshot()) as position) as snapshot
   left join known_terms on known_terms.xid >= $1::xid8`,
);

export type MarketVocabulary = () => Promise<Vocabulary>;

/** Terms that are added at a time: other requests go on in between. */
const atOnce = 500;

/**
 * The words that salons are found by. Each call adds what was written since the last one; words are
 * few even where salons are many.
 */
export function createMarketVocabulary(db: Database): MarketVocabulary {
  const vocabulary = createVocabulary();
  let position = '0';
  async function load(): Promise<Vocabulary> {
    const { rows } = await termsSince(db, position);
    const terms = rows.flatMap(({ term }) => term ?? []);
    for (let at = 0; at < terms.length; at += atOnce) {
      if (at > 0) await setImmediate();
      vocabulary.add(terms.slice(at, at + atOnce));
    }
    position = rows[0]?.position ?? position;
    return vocabulary;
  }
  // Callers share a look; each begins after its callers have called.
  const looks = inTurns(async () => new Map([['all', await load()]]), 1);
  return async () => (await looks(['all'])).get('all') ?? vocabulary;
}
