import type { Database } from '../../platform/database/database.ts';
import { statement } from '../../platform/database/statement.ts';

/** How long a salon counts as present, in milliseconds. */
const presentFor = 2 * 60_000;

/** A salon seen since then is present. */
export const presentSince = (time: number): string => new Date(time - presentFor).toISOString();

const store = statement(
  'be_present',
  `insert into salon_presence (salon_id, seen_at)
   select id, $2::timestamptz from salons where id = any($1) and retired_at is null order by id
   on conflict (salon_id) do update set seen_at = excluded.seen_at
   where salon_presence.seen_at < excluded.seen_at`,
);

/** Marks these salons as present: they wrote, or a program replies for them. */
export async function bePresent(
  db: Database,
  salonIds: readonly string[],
  time: number,
): Promise<void> {
  await store(db, salonIds, new Date(time).toISOString());
}
