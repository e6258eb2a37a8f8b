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

const storeDesk = statement(
  'be_at_desk',
  `insert into salon_presence (salon_id, seen_at, desk_at) values ($1, $2::timestamptz, $2::timestamptz)
   on conflict (salon_id) do update set
     seen_at = greatest(salon_presence.seen_at, excluded.seen_at), desk_at = excluded.desk_at
   where salon_presence.desk_at is null or salon_presence.desk_at < excluded.desk_at`,
);

/** Marks that a member is at the salon's desk. */
export async function beAtDesk(db: Database, salonId: string, time: number): Promise<void> {
  await storeDesk(db, salonId, new Date(time).toISOString());
}

const findDesk = statement(
  'is_at_desk',
  'select from salon_presence where salon_id = $1 and desk_at >= $2::timestamptz',
);

/** Whether a member is there to answer, so that no program has to. */
export const isAtDesk = async (db: Database, salonId: string, time: number): Promise<boolean> =>
  (await findDesk(db, salonId, presentSince(time))).count > 0;
