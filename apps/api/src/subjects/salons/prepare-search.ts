import type { Database } from '../../platform/database/database.ts';
import { errorFacts, type Log } from '../../platform/log.ts';
import type { MarketVocabulary } from './market-vocabulary.ts';
import { completeSearchTerms } from './search-terms.ts';

export interface PrepareOptions {
  db: Database;
  vocabulary: MarketVocabulary;
  log: Log;
  stopping: AbortSignal;
}

/**
 * Reads the words of the market before a visitor waits for them, and writes those that are missing.
 * Runs beside the first requests: a salon without its words is in every list, only words do not find it yet.
 */
export async function prepareSearch({
  db,
  vocabulary,
  log,
  stopping,
}: PrepareOptions): Promise<void> {
  try {
    (await vocabulary()).prepare();
    await completeSearchTerms(db, stopping);
  } catch (error) {
    log('warn', 'search not prepared', errorFacts(error));
  }
}
