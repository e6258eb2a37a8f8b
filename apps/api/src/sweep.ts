import { sweepDeletions } from './subjects/account/deletion/sweep-deletions.ts';
import type { Database } from './platform/database/database.ts';
import { sweepMails } from './subjects/mails/sweep-mails.ts';
import { sweepNews } from './subjects/notices/sweep-news.ts';

/** Sends jobs again whose rows show that the work is missing: no job that died leaves it undone. */
export async function sweep(db: Database, now: number): Promise<void> {
  await sweepMails(db);
  await sweepNews(db, now);
  await sweepDeletions(db, now);
}
