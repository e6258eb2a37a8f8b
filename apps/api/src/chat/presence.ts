import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';

/** How long somebody who was seen counts as there, in milliseconds. */
const presentFor = 2 * 60_000;

/** Whoever was seen since then is there. */
export const presentSince = (time: number): string => new Date(time - presentFor).toISOString();

const store = statement(
  'be_present',
  `insert into salon_presence (salon_id, seen_at)
   select id, $2::timestamptz from salons where id = any($1) and retired_at is null order by id
   on conflict (salon_id) do update set seen_at = excluded.seen_at
   where salon_presence.seen_at < excluded.seen_at`,
);

/** Somebody is there for these salons: they wrote, or a program that answers for them is at work. */
export async function bePresent(
  db: Database,
  salonIds: readonly string[],
  time: number,
): Promise<void> {
  await store(db, salonIds, new Date(time).toISOString());
}
