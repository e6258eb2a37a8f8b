import { createVocabulary, type Vocabulary } from '@salonica/search';
import type { Database } from '../../platform/database/database.ts';
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

/**
 * The words that salons are found by. Each call adds what was written since the last one; words are
 * few even where salons are many.
 */
export function createMarketVocabulary(db: Database): MarketVocabulary {
  const vocabulary = createVocabulary();
  let position = '0';
  return async () => {
    const { rows } = await termsSince(db, position);
    vocabulary.add(rows.flatMap(({ term }) => term ?? []));
    position = rows[0]?.position ?? position;
    return vocabulary;
  };
}
